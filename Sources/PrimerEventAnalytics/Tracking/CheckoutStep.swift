internal import PrimerEvents

/// The steps of a checkout that are tracked; the raw value is the name of the call unless a ``TrackPlan`` says otherwise.
///
/// `CheckoutRun` decides which event is which step.
public enum CheckoutStep: String, Sendable, Hashable, CaseIterable {
    /// The first step of a session: the checkout became ready, or did something else before.
    case checkoutStarted = "checkout started"
    /// The checkout could not start, or something is wrong with the integration.
    case checkoutFailed = "checkout failed"
    /// The shopper chose a saved method, began to type a card, or tapped a method.
    case paymentMethodSelected = "payment method selected"
    /// The shopper has filled in a card, and pays with it.
    case paymentInfoEntered = "payment info entered"
    /// A payment is about to be created, unless the app prevents it.
    case paymentAttempted = "payment attempted"
    /// A payment was created and is not settled, or not known to be.
    case paymentPending = "payment pending"
    /// A payment is settled; once for each payment.
    case orderCompleted = "order completed"
    /// A payment failed.
    case paymentFailed = "payment failed"
    /// The shopper went back; also where the web reports that as a failure with origin `user`.
    case paymentCancelled = "payment cancelled"
    /// The shopper closed the checkout.
    case checkoutDismissed = "checkout dismissed"

    /// Whether the step says how a payment or a checkout ended.
    public var isOutcome: Bool {
        switch self {
        case .paymentPending, .orderCompleted, .paymentFailed, .paymentCancelled, .checkoutDismissed, .checkoutFailed:
            true
        case .checkoutStarted, .paymentMethodSelected, .paymentInfoEntered, .paymentAttempted: false
        }
    }
}

extension CheckoutStep {
    /// The tracked steps that a step of a checkout is; the first of a session is also ``checkoutStarted``.
    static func steps(of step: CheckoutRun.Step) -> [CheckoutStep] {
        switch step.kind {
        case .ready, .held, .processing: []
        case .checkoutFailed: [.checkoutFailed]
        case .methodChosen: [.paymentMethodSelected]
        case .paymentStarted:
            step.method == .paymentCard && step.isSaved == false
                ? [.paymentInfoEntered, .paymentAttempted] : [.paymentAttempted]
        case .created(.settled): [.orderCompleted]
        case .created(.pending), .created(.unknown): [.paymentPending]
        case .failed: [.paymentFailed]
        case .cancelled: [.paymentCancelled]
        case .dismissed: [.checkoutDismissed]
        }
    }
}
