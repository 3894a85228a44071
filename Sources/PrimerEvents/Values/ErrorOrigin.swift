/// On whose side a failure arose, from primer-js 1.6.2 on.
public struct ErrorOrigin: OpenValue {
    /// The text on the wire.
    public let rawValue: String

    /// The value with this text on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension ErrorOrigin {
    /// The processor or the issuer: the payment was declined.
    public static let payment: ErrorOrigin = "payment"

    /// The connection: the outcome is unknown.
    public static let network: ErrorOrigin = "network"

    /// Primer: the end state could not be interpreted.
    public static let primer: ErrorOrigin = "primer"

    /// The shopper cancelled.
    public static let user: ErrorOrigin = "user"

    /// The app: it has to be fixed, retrying does not help.
    public static let integration: ErrorOrigin = "integration"
}
