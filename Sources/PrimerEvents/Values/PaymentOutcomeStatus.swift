/// How a payment stands when its outcome is reported.
///
/// A native extension: the web states no status. Only a payment whose status is `success` is known to be settled.
public struct PaymentOutcomeStatus: OpenValue {
    /// The text on the wire.
    public let rawValue: String

    /// The value with this text on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension PaymentOutcomeStatus {
    /// The payment is not settled yet; the server learns how it ends.
    public static let pending: PaymentOutcomeStatus = "pending"

    /// The payment is settled.
    public static let success: PaymentOutcomeStatus = "success"

    /// The payment failed.
    public static let failed: PaymentOutcomeStatus = "failed"
}
