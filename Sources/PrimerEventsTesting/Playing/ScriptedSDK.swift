import EventTree
import PrimerCheckoutStates
import PrimerEvents

/// The side that the events of a script come from.
protocol ScriptedSDK: AnyObject {
    /// Where its events say that they come from.
    var provenance: Provenance { get }

    /// Whether it asks before it creates a payment.
    var asksBeforePayment: Bool { get }

    /// The question about a payment that is still to be told how it was decided.
    var undecided: PaymentRequest? { get }

    /// Does what a step says; `payment` is the one that was open before it.
    func take(_ action: ScriptedAction, of payment: ScriptedPayment?)

    /// Starts a payment, and tells once how it was decided: at once, in ``takeDecision()``, or when the attempt ends.
    func start(_ payment: ScriptedPayment, decided: @escaping (PaymentDecision) -> Void)

    /// Goes on after a decision that was made.
    func takeDecision()

    /// Tells the outcome of a payment that a gate aborted.
    func reportAbort(of payment: ScriptedPayment, message: String?)
}

/// A payment of a script that has no outcome yet.
struct ScriptedPayment: Sendable {
    let number: Int
    let method: PaymentMethodType
    let source: PaymentSource
    /// Whether it may be created.
    var isContinued = false
}
