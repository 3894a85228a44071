/// The kind of a saved payment method's instrument, which decides the shape of its data.
public struct VaultedInstrumentType: OpenValue {
    /// The text on the wire.
    public let rawValue: String

    /// The value with this text on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension VaultedInstrumentType {
    /// A card.
    public static let paymentCard: VaultedInstrumentType = "PAYMENT_CARD"

    /// A payment outside a session.
    public static let offSessionPayment: VaultedInstrumentType = "OFF_SESSION_PAYMENT"

    /// A card payment outside a session.
    public static let cardOffSessionPayment: VaultedInstrumentType = "CARD_OFF_SESSION_PAYMENT"

    /// A PayPal order.
    public static let payPalOrder: VaultedInstrumentType = "PAYPAL_ORDER"

    /// A PayPal billing agreement.
    public static let payPalBillingAgreement: VaultedInstrumentType = "PAYPAL_BILLING_AGREEMENT"

    /// Apple Pay.
    public static let applePay: VaultedInstrumentType = "APPLE_PAY"

    /// Google Pay.
    public static let googlePay: VaultedInstrumentType = "GOOGLE_PAY"

    /// A GoCardless mandate.
    public static let goCardlessMandate: VaultedInstrumentType = "GOCARDLESS_MANDATE"

    /// A Klarna authorization.
    public static let klarnaAuthorizationToken: VaultedInstrumentType = "KLARNA_AUTHORIZATION_TOKEN"

    /// A Klarna payment session.
    public static let klarnaPaymentSession: VaultedInstrumentType = "KLARNA_PAYMENT_SESSION"

    /// A Klarna customer token.
    public static let klarnaCustomerToken: VaultedInstrumentType = "KLARNA_CUSTOMER_TOKEN"

    /// Hoolah.
    public static let hoolah: VaultedInstrumentType = "HOOLAH"

    /// A US bank account.
    public static let automatedClearingHouse: VaultedInstrumentType = "AUTOMATED_CLEARING_HOUSE"

    /// A kind that the SDK does not tell apart.
    public static let unknown: VaultedInstrumentType = "UNKNOWN"
}

extension VaultedInstrumentType {
    /// No kind at all: what a record begins with while it is being read.
    static let undecided: VaultedInstrumentType = ""
}
