public import EventTree

/// A payment waits for the merchant's server to approve or abort it: an open record.
///
/// Only sessions with manual approval dispatch it, on the web only. The answer is the server's; listeners cannot give it.
public struct PaymentApprovalRequired: PrimerEventDetail {
    /// `primer:payment-approval-required`
    public static let eventType = "primer:payment-approval-required"

    /// The id by which the server approves or aborts; it also is the idempotency key of the attempt.
    public var paymentAttemptId: String?

    /// The method that the shopper pays with.
    public var paymentMethodType: PaymentMethodType?

    /// When it was dispatched.
    public var timestamp: UnixSeconds?

    /// The members that have no field of their own, in order.
    public var extras: JSONObject

    /// A payment that waits for approval.
    public init(
        paymentAttemptId: String? = nil,
        paymentMethodType: PaymentMethodType? = nil,
        timestamp: UnixSeconds? = nil,
        extras: JSONObject = [:]
    ) {
        self.paymentAttemptId = paymentAttemptId
        self.paymentMethodType = paymentMethodType
        self.timestamp = timestamp
        self.extras = extras
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension PaymentApprovalRequired: RecordedDetail {
    package static let record = Record(
        PaymentApprovalRequired(),
        extras: \.extras,
        Field("paymentAttemptId", \.paymentAttemptId, .withheld),
        Field("paymentMethodType", \.paymentMethodType, .shown),
        Field("timestamp", \.timestamp, .shown))
}

extension EventType where Detail == PaymentApprovalRequired {
    /// Listens to `primer:payment-approval-required`.
    public static var paymentApprovalRequired: Self { .init() }
}
