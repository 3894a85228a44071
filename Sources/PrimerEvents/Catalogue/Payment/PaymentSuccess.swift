public import EventTree

/// A payment completed: once, at the end of it.
///
/// A payment whose `status` is pending is not settled: the server learns how it ends.
public struct PaymentSuccess: PrimerEventDetail {
    /// `primer:payment-success`
    public static let eventType = "primer:payment-success"

    /// `true`: streams never drop it.
    public static let isOutcome = true

    /// The payment.
    public var payment: PaymentSummary

    /// The method that the shopper paid with.
    public var paymentMethodType: PaymentMethodType?

    /// When it was dispatched.
    public var timestamp: UnixSeconds

    /// How the payment stands; a native extension, not stated by the web.
    public var status: PaymentOutcomeStatus?

    /// How much was paid, in minor units of `currencyCode`; a native extension, not stated by the web.
    public var amount: MinorUnits?

    /// The currency, ISO 4217; a native extension, not stated by the web.
    public var currencyCode: String?

    /// The success of this payment.
    public init(
        payment: PaymentSummary,
        paymentMethodType: PaymentMethodType? = nil,
        timestamp: UnixSeconds,
        status: PaymentOutcomeStatus? = nil,
        amount: MinorUnits? = nil,
        currencyCode: String? = nil
    ) {
        self.payment = payment
        self.paymentMethodType = paymentMethodType
        self.timestamp = timestamp
        self.status = status
        self.amount = amount
        self.currencyCode = currencyCode
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension PaymentSuccess: RecordedDetail {
    package static let record = Record(
        PaymentSuccess(payment: PaymentSummary(), timestamp: .unstated),
        Field("payment", \.payment, .shown),
        Field("paymentMethodType", \.paymentMethodType, .shown),
        Field("timestamp", \.timestamp, .shown),
        Field("status", \.status, .shown),
        Field("amount", \.amount, .onRequest),
        Field("currencyCode", \.currencyCode, .onRequest))
}

extension EventType where Detail == PaymentSuccess {
    /// Listens to `primer:payment-success`.
    public static var paymentSuccess: Self { .init() }
}
