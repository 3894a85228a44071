public import EventTree

/// What kind of instrument a saved payment method is.
public enum PaymentInstrumentType: String, Sendable, Hashable, CaseIterable {
    /// A card.
    case paymentCard = "PAYMENT_CARD"
    /// A method for payments while the shopper is away.
    case offSession = "OFF_SESSION_PAYMENT"
    /// A card for payments while the shopper is away.
    case cardOffSession = "CARD_OFF_SESSION_PAYMENT"
    /// A PayPal order.
    case payPalOrder = "PAYPAL_ORDER"
    /// A PayPal billing agreement.
    case payPalBillingAgreement = "PAYPAL_BILLING_AGREEMENT"
    /// Apple Pay.
    case applePay = "APPLE_PAY"
    /// Google Pay.
    case googlePay = "GOOGLE_PAY"
    /// A GoCardless mandate.
    case goCardlessMandate = "GOCARDLESS_MANDATE"
    /// A Klarna authorization token.
    case klarnaAuthorizationToken = "KLARNA_AUTHORIZATION_TOKEN"
    /// A Klarna payment session.
    case klarnaPaymentSession = "KLARNA_PAYMENT_SESSION"
    /// A Klarna customer token.
    case klarnaCustomerToken = "KLARNA_CUSTOMER_TOKEN"
    /// Hoolah.
    case hoolah = "HOOLAH"
    /// A bank account for ACH.
    case automatedClearingHouse = "AUTOMATED_CLEARING_HOUSE"
    /// A kind that the SDK does not know.
    case unknown = "UNKNOWN"
}

extension PaymentInstrumentType: Codable {
    /// Reads a kind; any text that names none is `unknown`.
    public init(from decoder: any Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
}

extension PaymentInstrumentType: ExportableValueConvertible {
    /// The kind's name on the wire.
    public var exportableValue: ExportableValue { .string(rawValue) }
}
