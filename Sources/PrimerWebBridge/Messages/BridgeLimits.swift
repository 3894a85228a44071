public import PrimerEvents

/// How much a page may ask of a bridge.
public struct BridgeLimits: Sendable, Hashable {
    /// What one message may hold; the page script leaves out of a detail what would exceed it.
    public let message: CodingLimits

    /// How many messages are kept before the bridge is attached: 256 unless stated otherwise.
    public let keptMessages: Int

    /// The bytes of the messages that are kept, together: 4 MiB unless stated otherwise.
    public let keptBytes: Int

    /// How many events of one page may be undecided at once: 16 unless stated otherwise.
    public let openQuestions: Int

    /// How many pages and frames may be open at once: 8 unless stated otherwise.
    public let openPages: Int

    /// The limits that hold where none are given.
    public static let `default` = BridgeLimits()

    /// Limits; what is below one becomes one.
    public init(
        message: CodingLimits = .default, keptMessages: Int = 256, keptBytes: Int = 1 << 22, openQuestions: Int = 16,
        openPages: Int = 8
    ) {
        self.message = message
        self.keptMessages = max(keptMessages, 1)
        self.keptBytes = max(keptBytes, 1)
        self.openQuestions = max(openQuestions, 1)
        self.openPages = max(openPages, 1)
    }
}
