/// How many calls wait at most, in memory and on disk.
///
/// Where a call too many comes, the oldest goes that is no outcome; only where all are outcomes does the oldest of them.
public struct DeliveryLimits: Sendable, Hashable {
    /// The calls that may wait: 10,000 unless stated otherwise.
    public let calls: Int

    /// The bytes that the waiting calls may take, each its JSON and 40 more: 4 MiB unless stated otherwise, never less than
    /// one call may have.
    ///
    /// The log on disk is written anew when it takes more than twice as much and 64 KiB; meanwhile the new one takes as much
    /// again, and what is tracked is added to both. If the disk has no room for that, the log takes at most four times as
    /// much and 1 MiB.
    public let bytes: Int

    /// The bytes of JSON of one call: 64 KiB unless stated otherwise, never more than ``largestCall``.
    ///
    /// A call that is larger, or nests deeper than 32 levels, is dropped and counted.
    public let bytesPerCall: Int

    /// The calls that are kept after the destination refused them for good: 100 unless stated otherwise, then the
    /// oldest goes.
    public let setAsideCalls: Int

    /// The bytes that calls set aside may take, each its JSON and its reason: 256 KiB unless stated otherwise.
    public let setAsideBytes: Int

    /// The most that ``bytesPerCall`` can be: 1 MiB.
    public static let largestCall = 1 << 20

    /// The limits that hold where none are given.
    public static let `default` = DeliveryLimits()

    /// Limits; what is out of range becomes the nearest value in range.
    public init(
        calls: Int = 10_000, bytes: Int = 4 << 20, bytesPerCall: Int = 64 << 10, setAsideCalls: Int = 100,
        setAsideBytes: Int = 256 << 10
    ) {
        // 256 MiB, so that what is computed from it fits an `Int` of 32 bits.
        let mostBytes = 1 << 28
        self.calls = min(max(calls, 1), 1_000_000)
        self.bytesPerCall = min(max(bytesPerCall, 1), Self.largestCall)
        self.bytes = min(max(bytes, self.bytesPerCall + QueuedCall.overhead), mostBytes)
        self.setAsideCalls = min(max(setAsideCalls, 0), 1_000_000)
        self.setAsideBytes = min(max(setAsideBytes, 0), mostBytes)
    }
}
