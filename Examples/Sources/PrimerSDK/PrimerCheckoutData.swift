/// What is known of the payment when a checkout fails.
public final class PrimerCheckoutData: Sendable {
    /// The payment.
    public let payment: PrimerCheckoutDataPayment?

    init(payment: PrimerCheckoutDataPayment?) { self.payment = payment }
}

extension PrimerCheckoutData: Equatable {
    /// Whether both are of one payment.
    public static func == (left: PrimerCheckoutData, right: PrimerCheckoutData) -> Bool {
        left.payment == right.payment
    }
}

/// A payment as the Payments API last described it.
public struct PrimerCheckoutDataPayment: Sendable, Equatable {
    /// The id of the payment.
    public let id: String?
    /// The id of the order.
    public let orderId: String?
    /// `"payment-failed"` or `"cancelled-by-customer"`.
    public let paymentFailureReason: String?
    /// The status in the words of the Payments API.
    public let status: String?
}

/// What the before-payment callback says of a payment.
public struct PrimerCheckoutPaymentMethodData: Sendable {
    /// The method it would be made with.
    public let paymentMethodType: PrimerCheckoutPaymentMethodType
}

/// A payment method by its type.
public struct PrimerCheckoutPaymentMethodType: Sendable {
    /// The type.
    public let type: String
}

/// The answer to the before-payment callback.
public enum PrimerPaymentCreationDecision: Sendable {
    /// Create the payment.
    case continuePaymentCreation(withIdempotencyKey: String? = nil)
    /// Create no payment.
    case abortPaymentCreation(withErrorMessage: String? = nil)
}
