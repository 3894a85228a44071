/// A payment method, as in `PAYMENT_CARD`.
///
/// The set is open: Primer adds methods between releases.
public struct PaymentMethodType: OpenValue {
    /// The text on the wire.
    public let rawValue: String

    /// The value with this text on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension PaymentMethodType {
    /// A card whose number the shopper types.
    public static let paymentCard: PaymentMethodType = "PAYMENT_CARD"

    /// PayPal.
    public static let payPal: PaymentMethodType = "PAYPAL"

    /// Apple Pay.
    public static let applePay: PaymentMethodType = "APPLE_PAY"

    /// Google Pay.
    public static let googlePay: PaymentMethodType = "GOOGLE_PAY"

    /// Klarna.
    public static let klarna: PaymentMethodType = "KLARNA"

    /// Klarna through Adyen.
    public static let adyenKlarna: PaymentMethodType = "ADYEN_KLARNA"

    /// A US bank account through Stripe.
    public static let stripeACH: PaymentMethodType = "STRIPE_ACH"

    /// BLIK through Adyen.
    public static let adyenBlik: PaymentMethodType = "ADYEN_BLIK"

    /// A method that was not told: before web 1.0.0 `primer:payment-start` had no detail.
    public static let unknown: PaymentMethodType = "UNKNOWN"
}
