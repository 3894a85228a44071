public import EventTree

/// The payment that a successful checkout reports.
///
/// Its status is always `success` for cards, saved methods and Stripe ACH; other methods may still be pending. It carries
/// no order id.
public struct PaymentResult: Sendable, Equatable {
    /// The id that Primer gave the payment.
    public var paymentId: String
    /// Whether the payment is settled.
    public var status: PaymentStatus
    /// The payment id for cards and saved methods, else the token of the payment method, if it has one.
    public var token: String?
    /// Reserved by the SDK, which never sets it.
    public var redirectUrl: String?
    /// Reserved by the SDK, which never sets it.
    public var errorMessage: String?
    /// The amount in minor units; `nil` for cards, saved methods and Stripe ACH.
    public var amount: Int?
    /// The ISO 4217 code of the currency; `nil` for cards, saved methods and Stripe ACH.
    public var currencyCode: String?
    /// The type of the payment method, as in `"PAYMENT_CARD"`.
    public var paymentMethodType: String?

    /// A payment with an id and a status, and what else is known of it.
    public init(
        paymentId: String,
        status: PaymentStatus,
        token: String? = nil,
        redirectUrl: String? = nil,
        errorMessage: String? = nil,
        amount: Int? = nil,
        currencyCode: String? = nil,
        paymentMethodType: String? = nil
    ) {
        self.paymentId = paymentId
        self.status = status
        self.token = token
        self.redirectUrl = redirectUrl
        self.errorMessage = errorMessage
        self.amount = amount
        self.currencyCode = currencyCode
        self.paymentMethodType = paymentMethodType
    }
}

extension PaymentResult: Redacted {
    /// Id, status and method; amount and currency for those who ask.
    public var exportable: ExportableFields {
        [
            .shown("paymentId", paymentId),
            .shown("status", status),
            .withheld("token"),
            .withheld("redirectUrl"),
            .withheld("errorMessage"),
            .onRequest("amount", amount),
            .onRequest("currencyCode", currencyCode),
            .shown("paymentMethodType", paymentMethodType),
        ]
    }
}
