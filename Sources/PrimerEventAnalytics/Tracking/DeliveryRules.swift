/// How track calls are collected and delivered. All times are in seconds.
public struct DeliveryRules: Sendable, Hashable {
    /// How many calls make a batch: 20 unless stated otherwise.
    public let batchCalls: Int

    /// How long nothing may be tracked before an unfilled batch is delivered: 5 unless stated otherwise.
    public let idle: Double

    /// How many calls are kept at most, 1,000 unless stated otherwise; the oldest goes, an outcome last of all.
    public let capacity: Int

    /// The pause after the first failure in a row: 1 unless stated otherwise. Each further one doubles it.
    public let firstPause: Double

    /// The longest pause: 300 unless stated otherwise.
    public let longestPause: Double

    /// The rules where none are given.
    public static let `default` = DeliveryRules()

    /// Rules; what is out of range becomes the nearest value in range.
    public init(
        batchCalls: Int = 20, idle: Double = 5, capacity: Int = 1_000, firstPause: Double = 1,
        longestPause: Double = 300
    ) {
        self.batchCalls = max(batchCalls, 1)
        self.idle = Self.seconds(idle, atLeast: 0)
        self.capacity = max(capacity, 1)
        self.firstPause = Self.seconds(firstPause, atLeast: 0.001)
        self.longestPause = Self.seconds(longestPause, atLeast: self.firstPause)
    }

    /// A year at most, and no time that is none.
    static func seconds(_ seconds: Double, atLeast least: Double) -> Double {
        seconds.isNaN ? least : min(max(seconds, least), 31_536_000)
    }
}
