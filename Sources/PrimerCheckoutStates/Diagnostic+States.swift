public import PrimerEvents

/// What both adapters notice about native states and outcomes.
extension Diagnostic.Code {
    /// A native state was reported after the session ended.
    public static let stateDropped: Self = "stateDropped"
    /// A native state was reported twice in a row.
    public static let stateRepeated: Self = "stateRepeated"
    /// A native state was reported where the SDK does not report it.
    public static let stateUnexpected: Self = "stateUnexpected"
    /// A native state was reported by an integration that does not have it.
    public static let stateUnsupported: Self = "stateUnsupported"
    /// A state was reported to an adapter that is not attached to a checkout.
    public static let adapterDetached: Self = "adapterDetached"
    /// A payment succeeded after the shopper closed the checkout.
    public static let successAfterDismissal: Self = "successAfterDismissal"
    /// The session of an allowed payment ended without an outcome.
    public static let outcomeUnknown: Self = "outcomeUnknown"
    /// The end of an attempt was reported while none was in progress.
    public static let noAttemptToEnd: Self = "noAttemptToEnd"
    /// A success does not name its payment.
    public static let paymentIdMissing: Self = "paymentIdMissing"
    /// A success has a status that this package does not know.
    public static let paymentStatusUnknown: Self = "paymentStatusUnknown"
    /// A failure by the shopper repeated a cancellation.
    public static let cancellationRepeated: Self = "cancellationRepeated"
    /// An event was dispatched after the session that its native state belongs to ended.
    public static let outcomeDropped: Self = "outcomeDropped"
    /// An outcome came after the last one that the native SDK reports to `onCompletion`.
    public static let outcomeNotDelivered: Self = "outcomeNotDelivered"
}

/// The name of a native state, without what the state carries.
package enum NativeStateName: String, Sendable, Hashable, CaseIterable {
    case initializing, ready, success, failure, dismissed
}

extension Diagnostic {
    package static func stateDropped(_ state: NativeStateName) -> Diagnostic {
        Diagnostic(
            .stateDropped, "The native state \(state.rawValue) was reported after the session ended.",
            "No event was dispatched for it.", "Call cancel() and start() on the session to begin another one.")
    }

    package static func stateRepeated(_ state: NativeStateName) -> Diagnostic {
        Diagnostic(
            .stateRepeated, "The native state \(state.rawValue) was reported twice in a row.",
            "No event was dispatched for the second report.", "Report each change of state once.")
    }

    package static func stateUnexpected(_ state: NativeStateName) -> Diagnostic {
        Diagnostic(
            .stateUnexpected,
            "The native state \(state.rawValue) was reported where the SDK does not report it.",
            "Its events were dispatched.", "Report every state, in order.")
    }

    package static func stateUnsupported(_ state: NativeStateName) -> Diagnostic {
        Diagnostic(
            .stateUnsupported,
            "The native state \(state.rawValue) was reported by an integration that does not have it.",
            "No event was dispatched for it.", "Create the adapter with the integration that the app uses.")
    }

    package static let adapterDetached = Diagnostic(
        .adapterDetached, "A state was reported to an adapter that is not attached to a checkout.",
        "No event was dispatched for it, and a payment that waited for a decision was aborted.",
        "Call attach(to:) before the session starts, and detach() after it has ended.")

    package static func successAfterDismissal(_ method: PaymentMethodType?) -> Diagnostic {
        Diagnostic(
            .successAfterDismissal,
            "A payment\(method.map { " with \($0)" } ?? "") succeeded after the checkout was dismissed.",
            "Listeners of primer:payment-success are called, the SDK's onCompletion is not.",
            "Ask your server for the outcome.")
    }

    package static func outcomeUnknown(_ method: PaymentMethodType) -> Diagnostic {
        Diagnostic(
            .outcomeUnknown, "A payment with \(method) was allowed, and its session ended without an outcome.",
            "The payment may exist.", "Ask your server for the outcome.")
    }

    package static let noAttemptToEnd = Diagnostic(
        .noAttemptToEnd, "The end of an attempt was reported while none was in progress.",
        "No event was dispatched.", "Report the SDK's before-payment callback to the adapter, too.")

    package static let paymentIdMissing = Diagnostic(
        .paymentIdMissing, "primer:payment-success has no payment id.",
        "The payment may exist, and no native state was produced for it.", "Ask your server for the outcome.",
        event: PaymentSuccess.eventType)

    package static let paymentStatusUnknown = Diagnostic(
        .paymentStatusUnknown, "primer:payment-success has an unknown status.",
        "The payment is treated as pending, not as settled.",
        "Ask your server for the payment's status, and update this package.", event: PaymentSuccess.eventType)

    package static let cancellationRepeated = Diagnostic(
        .cancellationRepeated,
        "primer:payment-failure with origin user followed primer:payment-cancel of the same attempt.",
        "Both report the same cancellation, so no second native state was produced.",
        "Nothing: web checkouts do this when a pop-up is closed.", event: PaymentFailure.eventType)

    package static func outcomeDropped(_ state: NativeStateName) -> Diagnostic {
        Diagnostic(
            .outcomeDropped, "An event for the native state \(state.rawValue) was dispatched after the session ended.",
            "Its listeners were called, and no native state was produced for it.", beginsAnotherSession)
    }

    package static func outcomeNotDelivered(_ state: NativeStateName) -> Diagnostic {
        Diagnostic(
            .outcomeNotDelivered,
            "The native state \(state.rawValue) came after the last outcome that the SDK reports.",
            "The streams of states have it, onCompletion is not called.", beginsAnotherSession)
    }

    private static let beginsAnotherSession = "Call sessionCancelled() on the adapter where another session begins."
}
