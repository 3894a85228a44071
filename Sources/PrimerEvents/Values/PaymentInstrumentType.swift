/// The kind of a saved payment method's instrument, which decides the shape of its data.
public struct PaymentInstrumentType: OpenValue {
    /// The text on the wire.
    public let rawValue: String

    /// The value with this text on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension PaymentInstrumentType {
    /// A card.
    public static let paymentCard: PaymentInstrumentType = "PAYMENT_CARD"

    /// A payment outside a session.
    public static let offSessionPayment: PaymentInstrumentType = "OFF_SESSION_PAYMENT"

    /// A card payment outside a session.
    public static let cardOffSessionPayment: PaymentInstrumentType = "CARD_OFF_SESSION_PAYMENT"

    /// A PayPal order.
    public static let payPalOrder: PaymentInstrumentType = "PAYPAL_ORDER"

    /// A PayPal billing agreement.
    public static let payPalBillingAgreement: PaymentInstrumentType = "PAYPAL_BILLING_AGREEMENT"

    /// Apple Pay.
    public static let applePay: PaymentInstrumentType = "APPLE_PAY"

    /// Google Pay.
    public static let googlePay: PaymentInstrumentType = "GOOGLE_PAY"

    /// A GoCardless mandate.
    public static let goCardlessMandate: PaymentInstrumentType = "GOCARDLESS_MANDATE"

    /// A Klarna authorization.
    public static let klarnaAuthorizationToken: PaymentInstrumentType = "KLARNA_AUTHORIZATION_TOKEN"

    /// A Klarna payment session.
    public static let klarnaPaymentSession: PaymentInstrumentType = "KLARNA_PAYMENT_SESSION"

    /// A Klarna customer token.
    public static let klarnaCustomerToken: PaymentInstrumentType = "KLARNA_CUSTOMER_TOKEN"

    /// Hoolah.
    public static let hoolah: PaymentInstrumentType = "HOOLAH"

    /// A US bank account.
    public static let automatedClearingHouse: PaymentInstrumentType = "AUTOMATED_CLEARING_HOUSE"

    /// A kind that the SDK does not tell apart.
    public static let unknown: PaymentInstrumentType = "UNKNOWN"
}
