/// The state of a checkout: its lifecycle and its outcome.
public enum PrimerCheckoutState: Equatable {
    /// Configuration is being loaded.
    case initializing
    /// The checkout can take a payment.
    case ready(clientSession: PrimerClientSession)
    /// The payment completed.
    case success(PaymentResult)
    /// The shopper closed the checkout.
    case dismissed
    /// The initialisation or an attempt failed.
    case failure(PrimerError, checkoutData: PrimerCheckoutData? = nil)
}

/// A completed payment.
public struct PaymentResult: Sendable, Equatable {
    /// The id of the payment.
    public let paymentId: String
    /// The status of the payment.
    public let status: PaymentStatus
    /// A token that depends on the payment method.
    public let token: String?
    /// Never set.
    public let redirectUrl: String?
    /// Never set.
    public let errorMessage: String?
    /// The amount in minor units.
    public let amount: Int?
    /// The ISO 4217 code of the currency.
    public let currencyCode: String?
    /// The type of the payment method.
    public let paymentMethodType: String?

    init(
        paymentId: String, status: PaymentStatus, amount: Int? = nil, currencyCode: String? = nil,
        paymentMethodType: String
    ) {
        self.paymentId = paymentId
        self.status = status
        token = paymentMethodType == "PAYMENT_CARD" ? paymentId : nil
        redirectUrl = nil
        errorMessage = nil
        self.amount = amount
        self.currencyCode = currencyCode
        self.paymentMethodType = paymentMethodType
    }
}

/// The status of a payment.
public enum PaymentStatus: Sendable {
    /// It awaits processing or confirmation.
    case pending
    /// It completed.
    case success
    /// It failed.
    case failed
}
