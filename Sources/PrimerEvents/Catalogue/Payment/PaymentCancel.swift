public import EventTree

/// An attempt to pay ended without success or failure: the shopper went back.
///
/// Some methods report a cancelled payment as `primer:payment-failure` with `PAYMENT_CANCELLED`, some as both.
public struct PaymentCancel: PrimerEventDetail {
    /// `primer:payment-cancel`
    public static let eventType = "primer:payment-cancel"

    /// `true`: streams never drop it.
    public static let isOutcome = true

    /// The payment, where one already existed; from web 1.0.5 on.
    public var payment: PaymentSummary?

    /// The method that the shopper wanted to pay with.
    public var paymentMethodType: PaymentMethodType

    /// When it was dispatched.
    public var timestamp: UnixSeconds

    /// The end of an attempt with this method.
    public init(payment: PaymentSummary? = nil, paymentMethodType: PaymentMethodType, timestamp: UnixSeconds) {
        self.payment = payment
        self.paymentMethodType = paymentMethodType
        self.timestamp = timestamp
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension PaymentCancel: RecordedDetail {
    package static let record = Record(
        PaymentCancel(paymentMethodType: .unknown, timestamp: .unstated),
        Field("payment", \.payment, .shown),
        Field("paymentMethodType", \.paymentMethodType, .shown),
        Field("timestamp", \.timestamp, .shown))
}

extension EventType where Detail == PaymentCancel {
    /// Listens to `primer:payment-cancel`.
    public static var paymentCancel: Self { .init() }
}
