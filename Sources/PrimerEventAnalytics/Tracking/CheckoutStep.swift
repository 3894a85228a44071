/// A step of a checkout that analytics tells, with the name that it has unless a ``TrackPlan`` says otherwise.
public enum CheckoutStep: String, Sendable, Hashable, CaseIterable {
    /// The checkout became ready; or did something else first, where its integration does not tell that it is ready.
    case checkoutStarted = "checkout started"
    /// The checkout could not start, or something is wrong with the integration.
    case checkoutFailed = "checkout failed"
    /// The shopper chose a saved method, began to type a card, or tapped a method.
    case paymentMethodSelected = "payment method selected"
    /// The shopper has filled in a card, and pays with it.
    case paymentInfoEntered = "payment info entered"
    /// A payment is about to be created, unless the app prevents it.
    case paymentAttempted = "payment attempted"
    /// A payment came about and is not settled, or nobody can tell whether it is.
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
