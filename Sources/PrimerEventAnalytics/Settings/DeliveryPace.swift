/// How large batches are, how long calls are collected, and when a failed delivery is retried. All times are in seconds.
public struct DeliveryPace: Sendable, Hashable {
    /// The calls of a batch: 100 unless stated otherwise.
    public let batchCalls: Int

    /// The bytes of JSON of a batch: 256 KiB unless stated otherwise. A call that is larger goes alone.
    public let batchBytes: Int

    /// How long calls are collected before they are sent, unless a batch is full sooner: 5 unless stated otherwise.
    public let collecting: Double

    /// How long the destination may take for a batch: 30 unless stated otherwise.
    public let timeout: Double

    /// The pause after the first failure in a row: 1 unless stated otherwise. Each further one doubles it.
    ///
    /// Chance shortens every pause, by half at most, so that devices that failed together do not come back together.
    public let firstPause: Double

    /// The longest pause: 300 unless stated otherwise.
    public let longestPause: Double

    /// The longest pause that the destination may ask for: 3600 unless stated otherwise.
    public let longestRetryAfter: Double

    /// The pace where none is given.
    public static let `default` = DeliveryPace()

    /// A pace; what is out of range, or no number, becomes the nearest value in range.
    public init(
        batchCalls: Int = 100, batchBytes: Int = 256 << 10, collecting: Double = 5, timeout: Double = 30,
        firstPause: Double = 1, longestPause: Double = 300, longestRetryAfter: Double = 3600
    ) {
        self.batchCalls = min(max(batchCalls, 1), 1_000_000)
        self.batchBytes = max(batchBytes, 1)
        self.collecting = Self.clamped(collecting, from: 0)
        self.timeout = Self.clamped(timeout, from: 0.001)
        self.firstPause = Self.clamped(firstPause, from: 0.001)
        self.longestPause = Self.clamped(longestPause, from: self.firstPause)
        self.longestRetryAfter = Self.clamped(longestRetryAfter, from: 0)
    }

    /// At most a week.
    private static func clamped(_ seconds: Double, from least: Double) -> Double {
        seconds.isNaN ? least : min(max(seconds, least), max(least, 604_800))
    }
}
