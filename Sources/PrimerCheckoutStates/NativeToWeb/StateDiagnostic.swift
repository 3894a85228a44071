public import PrimerEvents

/// Something that the native side said and that does not fit what it said before.
///
/// Nothing is lost by it unless it says so. It carries no values but names of states and methods.
public enum StateDiagnostic: Sendable, Hashable {
    /// The name of a case of ``PrimerCheckoutState``.
    public enum StateName: String, Sendable, Hashable, CaseIterable {
        /// `.initializing`, whatever it carries.
        case initializing
        /// `.ready`, whatever it carries.
        case ready
        /// `.success`, whatever it carries.
        case success
        /// `.failure`, whatever it carries.
        case failure
        /// `.dismissed`, whatever it carries.
        case dismissed
    }

    /// A state came that the SDK cannot be in any more; it gave no event.
    case dropped(StateName)
    /// A state came twice; the second gave no event.
    case repeated(StateName)
    /// A state came too early or too late; it gave its events all the same.
    case unexpected(StateName)
    /// A payment succeeded after the shopper had closed the checkout; the SDK reports no such success to the app.
    case successAfterDismissal(PaymentMethodType?)
    /// A payment may exist, and nothing more will be heard of it: ask the server.
    case outcomeUnknown(PaymentMethodType)
    /// A payment was aborted before it was created, because another one began.
    case abortedForAnother(PaymentMethodType)
    /// The host reported the end of an attempt, and there was none.
    case noAttemptToEnd
}

extension StateDiagnostic: CustomStringConvertible {
    /// What happened, what it means and what to do, in one sentence.
    public var description: String {
        switch self {
        case .dropped(let state):
            "dropped the native state \(state.rawValue): the session is over; cancel() and start() make a new one"
        case .repeated(let state):
            "the native state \(state.rawValue) came twice in a row: the second was ignored"
        case .unexpected(let state):
            "the native state \(state.rawValue) came where the SDK does not give it: check that every state is passed on"
        case .successAfterDismissal(let method):
            "a payment\(method.map { " with \($0)" } ?? "") succeeded after the checkout was dismissed: "
                + "the SDK's onCompletion does not get it, primer:payment-success does"
        case .outcomeUnknown(let method):
            "a payment with \(method) was continued and no outcome was reported: it may exist, ask the server"
        case .abortedForAnother(let method):
            "a payment with \(method) was aborted undecided because another payment began"
        case .noAttemptToEnd:
            "an attempt was reported as ended and none was open: pass the SDK's before-payment callback on"
        }
    }
}
