/// Something that went wrong, or that an app most likely did not mean.
///
/// Nothing in it is a value from a detail: names of events, numbers and types only. Printing it says what happened, what
/// it means and what to do.
public enum Diagnostic: Sendable, Hashable {
    /// An answer did not count.
    case answerIgnored(event: String, reason: IgnoredAnswer)
    /// A listener held an event and let go of it without an answer.
    case answerForgotten(event: String)
    /// Listeners said yes with different idempotency keys, or otherwise contradicted each other.
    case answersContradict(event: String)
    /// An event that is held has been undecided for this long.
    case undecided(event: String, holders: Int, seconds: Double)
    /// The deadline that the app set passed, so the event was decided as abandoned.
    case deadlinePassed(event: String, seconds: Double)
    /// An event was to be answered on a checkout that was removed, or whose hub is gone; it was decided as abandoned.
    case askedAfterRemoval(event: String)
    /// A payment that was allowed had no outcome when one with another method started, or the page began anew.
    case attemptSuperseded(attempt: Int)
    /// A gate named another idempotency key than that of an earlier payment, which may exist.
    case idempotencyKeyDiffers(attempt: Int)
    /// A payment that was undecided gave way to one with another method.
    case attemptReplaced(attempt: Int)
    /// A trigger reached no component that acts on it.
    case triggerUnheard(event: String)
    /// A trigger was dispatched so that it cannot reach its component.
    case triggerCannotTravel(event: String, missing: MissingFlag)
    /// A payment ended and nobody listens for outcomes.
    case outcomeUnheard(event: String)
    /// The checkout became ready and nobody listens for it.
    case readyUnheard(checkout: String)
    /// A checkout was added under the id of one that had not been removed, which is removed now.
    case checkoutReplaced(checkout: String)
    /// A listener threw an error of this type; the other listeners ran.
    case listenerFailed(event: String, target: String, errorType: String)
    /// An event was not dispatched, since ``EventTarget/nestedDispatchLimit`` dispatches were under way, one inside the other.
    case nestedTooDeep(event: String, target: String)
    /// A control was used that the host does not supply.
    case controlMissing(control: String)
    /// A session was to be refreshed during a payment, which does nothing.
    case refreshDuringPayment
    /// A view listens and no view above it has a checkout.
    case checkoutMissing(event: String)

    /// The native side reported a state that it cannot be in any more; it gave no event.
    case stateDropped(NativeState)
    /// The native side reported a state twice in a row; the second gave no event.
    case stateRepeated(NativeState)
    /// The native side reported a state where the SDK does not give it; it gave its events all the same.
    case stateUnexpected(NativeState)
    /// The native side reported a state that its integration never gives; it gave no event.
    case stateForeign(NativeState)
    /// Something was reported to an adapter that is attached to no checkout.
    case adapterDetached
    /// A payment succeeded after the shopper had closed the checkout.
    case successAfterDismissal(PaymentMethodType?)
    /// A payment was allowed, and nothing more will be heard of it.
    case outcomeUnknown(PaymentMethodType)
    /// The host reported the end of an attempt, and there was none.
    case noAttemptToEnd

    /// A payment succeeded and the event does not say which; it gave no native state.
    case paymentIdMissing
    /// A payment succeeded with a status that nobody knows; it is taken for pending.
    case paymentStatusUnknown
    /// A failure by the shopper repeated a cancellation; it gave no native state.
    case cancellationRepeated
    /// An event came for a session that was over; it gave no native state.
    case outcomeDropped(NativeState)
    /// An outcome came where the SDK reports no more of them: a state, but none for `onCompletion`.
    case outcomeNotDelivered(NativeState)

    /// A message of a web page was refused.
    case webMessageRefused(RefusedWebMessage)
    /// A listener prevented an event that its web page does not wait for.
    case pageDoesNotWait(event: String)
    /// A web page waits for an answer to an event, and nobody gave one.
    case pageLeftWaiting(event: String)
    /// A trigger or a control was meant for a web page, and none is open.
    case pageMissing(wanted: String)
    /// A web page went away while this many of its events were undecided.
    case pageGone(undecided: Int)

    /// The name of a state of the native SDK.
    public enum NativeState: String, Sendable, Hashable, CaseIterable {
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

    /// Why an answer did not count.
    public enum IgnoredAnswer: Sendable, Hashable, CaseIterable {
        /// The listener had returned without holding the event.
        case notHeld
        /// The same listener had answered before.
        case alreadyAnswered
        /// Others had decided before.
        case alreadyDecided
        /// It was an answer to an attempt that is over.
        case formerAttempt
    }

    /// What a trigger lacks.
    public enum MissingFlag: Sendable, Hashable, CaseIterable {
        /// It does not bubble.
        case bubbles
        /// It is not composed.
        case composed
    }

    /// The kind of a diagnostic, without what it carries: what is counted.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// ``Diagnostic/answerIgnored(event:reason:)``
        case answerIgnored
        /// ``Diagnostic/answerForgotten(event:)``
        case answerForgotten
        /// ``Diagnostic/answersContradict(event:)``
        case answersContradict
        /// ``Diagnostic/undecided(event:holders:seconds:)``
        case undecided
        /// ``Diagnostic/deadlinePassed(event:seconds:)``
        case deadlinePassed
        /// ``Diagnostic/askedAfterRemoval(event:)``
        case askedAfterRemoval
        /// ``Diagnostic/attemptSuperseded(attempt:)``
        case attemptSuperseded
        /// ``Diagnostic/idempotencyKeyDiffers(attempt:)``
        case idempotencyKeyDiffers
        /// ``Diagnostic/attemptReplaced(attempt:)``
        case attemptReplaced
        /// ``Diagnostic/triggerUnheard(event:)``
        case triggerUnheard
        /// ``Diagnostic/triggerCannotTravel(event:missing:)``
        case triggerCannotTravel
        /// ``Diagnostic/outcomeUnheard(event:)``
        case outcomeUnheard
        /// ``Diagnostic/readyUnheard(checkout:)``
        case readyUnheard
        /// ``Diagnostic/checkoutReplaced(checkout:)``
        case checkoutReplaced
        /// ``Diagnostic/listenerFailed(event:target:errorType:)``
        case listenerFailed
        /// ``Diagnostic/nestedTooDeep(event:target:)``
        case nestedTooDeep
        /// ``Diagnostic/controlMissing(control:)``
        case controlMissing
        /// ``Diagnostic/refreshDuringPayment``
        case refreshDuringPayment
        /// ``Diagnostic/checkoutMissing(event:)``
        case checkoutMissing
        /// ``Diagnostic/stateDropped(_:)``
        case stateDropped
        /// ``Diagnostic/stateRepeated(_:)``
        case stateRepeated
        /// ``Diagnostic/stateUnexpected(_:)``
        case stateUnexpected
        /// ``Diagnostic/stateForeign(_:)``
        case stateForeign
        /// ``Diagnostic/adapterDetached``
        case adapterDetached
        /// ``Diagnostic/successAfterDismissal(_:)``
        case successAfterDismissal
        /// ``Diagnostic/outcomeUnknown(_:)``
        case outcomeUnknown
        /// ``Diagnostic/noAttemptToEnd``
        case noAttemptToEnd
        /// ``Diagnostic/paymentIdMissing``
        case paymentIdMissing
        /// ``Diagnostic/paymentStatusUnknown``
        case paymentStatusUnknown
        /// ``Diagnostic/cancellationRepeated``
        case cancellationRepeated
        /// ``Diagnostic/outcomeDropped(_:)``
        case outcomeDropped
        /// ``Diagnostic/outcomeNotDelivered(_:)``
        case outcomeNotDelivered
        /// ``Diagnostic/webMessageRefused(_:)``
        case webMessageRefused
        /// ``Diagnostic/pageDoesNotWait(event:)``
        case pageDoesNotWait
        /// ``Diagnostic/pageLeftWaiting(event:)``
        case pageLeftWaiting
        /// ``Diagnostic/pageMissing(wanted:)``
        case pageMissing
        /// ``Diagnostic/pageGone(undecided:)``
        case pageGone
    }

    /// The kind of this diagnostic.
    public var kind: Kind {
        switch self {
        case .answerIgnored: .answerIgnored
        case .answerForgotten: .answerForgotten
        case .answersContradict: .answersContradict
        case .undecided: .undecided
        case .deadlinePassed: .deadlinePassed
        case .askedAfterRemoval: .askedAfterRemoval
        case .attemptSuperseded: .attemptSuperseded
        case .idempotencyKeyDiffers: .idempotencyKeyDiffers
        case .attemptReplaced: .attemptReplaced
        case .triggerUnheard: .triggerUnheard
        case .triggerCannotTravel: .triggerCannotTravel
        case .outcomeUnheard: .outcomeUnheard
        case .readyUnheard: .readyUnheard
        case .checkoutReplaced: .checkoutReplaced
        case .listenerFailed: .listenerFailed
        case .nestedTooDeep: .nestedTooDeep
        case .controlMissing: .controlMissing
        case .refreshDuringPayment: .refreshDuringPayment
        case .checkoutMissing: .checkoutMissing
        case .stateDropped: .stateDropped
        case .stateRepeated: .stateRepeated
        case .stateUnexpected: .stateUnexpected
        case .stateForeign: .stateForeign
        case .adapterDetached: .adapterDetached
        case .successAfterDismissal: .successAfterDismissal
        case .outcomeUnknown: .outcomeUnknown
        case .noAttemptToEnd: .noAttemptToEnd
        case .paymentIdMissing: .paymentIdMissing
        case .paymentStatusUnknown: .paymentStatusUnknown
        case .cancellationRepeated: .cancellationRepeated
        case .outcomeDropped: .outcomeDropped
        case .outcomeNotDelivered: .outcomeNotDelivered
        case .webMessageRefused: .webMessageRefused
        case .pageDoesNotWait: .pageDoesNotWait
        case .pageLeftWaiting: .pageLeftWaiting
        case .pageMissing: .pageMissing
        case .pageGone: .pageGone
        }
    }
}
