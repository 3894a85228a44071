public import EventTree

/// What came of submitting the card form: an open record.
public struct CardSubmissionResult: Redacted, Hashable {
    /// Whether the submission succeeded.
    public var success: Bool?

    /// The token of the card: a secret.
    public var token: String?

    /// Primer's id of the payment.
    public var paymentId: String?

    /// Primer's id for analytics.
    public var analyticsId: String?

    /// The members that have no field of their own, in order.
    public var extras: JSONObject

    /// A result with the facts given.
    public init(
        success: Bool? = nil,
        token: String? = nil,
        paymentId: String? = nil,
        analyticsId: String? = nil,
        extras: JSONObject = [:]
    ) {
        self.success = success
        self.token = token
        self.paymentId = paymentId
        self.analyticsId = analyticsId
        self.extras = extras
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension CardSubmissionResult: RecordedValue {
    package static let record = Record(
        CardSubmissionResult(),
        extras: \.extras,
        Field("success", \.success, .shown),
        Field("paymentId", \.paymentId, .shown),
        Field("token", \.token, .withheld),
        Field("analyticsId", \.analyticsId, .onRequest))
}
