public import EventTree

/// A payment failed: once for each attempt.
public struct PaymentFailure: PrimerEventDetail {
    /// `primer:payment-failure`
    public static let eventType = "primer:payment-failure"

    /// `true`: streams never drop it.
    public static let isOutcome = true

    /// Why it failed.
    public var error: PaymentFailureError

    /// The payment; `nil` where none was created, and where a network fault hid it.
    public var payment: PaymentSummary?

    /// The method that the shopper paid with.
    public var paymentMethodType: PaymentMethodType?

    /// When it was dispatched.
    public var timestamp: UnixSeconds

    /// How the payment stood at the last word of the server; a native extension, not stated by the web.
    public var status: PaymentOutcomeStatus?

    /// A failure for this reason.
    public init(
        error: PaymentFailureError,
        payment: PaymentSummary? = nil,
        paymentMethodType: PaymentMethodType? = nil,
        timestamp: UnixSeconds,
        status: PaymentOutcomeStatus? = nil
    ) {
        self.error = error
        self.payment = payment
        self.paymentMethodType = paymentMethodType
        self.timestamp = timestamp
        self.status = status
    }

    /// What the app may do about it: that of its error, with or without a payment.
    public var retryAdvice: RetryAdvice { error.retryAdvice }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension PaymentFailure: RecordedDetail {
    package static let record = Record(
        PaymentFailure(error: PaymentFailureError(code: ""), timestamp: .unstated),
        Field("error", \.error, .shown),
        Field("timestamp", \.timestamp, .shown),
        Field("payment", \.payment, .shown),
        Field("paymentMethodType", \.paymentMethodType, .shown),
        Field("status", \.status, .shown))
}

extension EventType where Detail == PaymentFailure {
    /// Listens to `primer:payment-failure`.
    public static var paymentFailure: Self { .init() }
}
