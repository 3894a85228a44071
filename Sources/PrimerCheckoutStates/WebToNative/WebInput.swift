internal import PrimerEvents

/// What the adapter is told by the web side.
enum WebInput: Sendable {
    case stateChange(StateChange.State)
    /// The checkout is ready, with the client session that the app supplies for it.
    case ready(PrimerClientSession)
    /// It had become ready before anybody was attached.
    case wasReady(PrimerClientSession)
    /// A payment is about to be created; no source where it cannot be told from the component.
    case paymentStart(PaymentMethodType, PaymentSource?)
    case paymentSuccess(PaymentSuccess)
    case paymentFailure(PaymentFailure)
    case paymentCancel
    case checkoutDismissed(CheckoutDismissed)
    /// The host tore the session down, to start another.
    case sessionCancelled
}

/// What the checkout's attempts say at the time of an input.
struct AttemptsSeen: Sendable {
    /// What an outcome is to them.
    var reported: PaymentAttempts.Reported?
    /// Whether a payment is under way.
    var isInFlight = false
}

/// What the adapter does about an input.
enum WebOutput: Sendable {
    /// The checkout is in this state.
    case state(PrimerCheckoutState)
    /// The app's `onCompletion` is due for this outcome.
    case completion(PrimerCheckoutState)
    /// Tell the app's developers.
    case diagnose(Diagnostic)
}
