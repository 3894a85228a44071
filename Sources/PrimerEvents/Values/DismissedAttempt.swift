/// What became of a payment that was under way when the checkout was dismissed.
public struct DismissedAttempt: OpenValue {
    /// The text on the wire.
    public let rawValue: String

    /// The value with this text on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension DismissedAttempt {
    /// The payment may exist: its outcome can still come, or only the server learns it.
    public static let outcomeUnknown: DismissedAttempt = "outcomeUnknown"
}
