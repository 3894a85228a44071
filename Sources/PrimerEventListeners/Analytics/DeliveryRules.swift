/// How track calls are collected and delivered.
public struct DeliveryRules: Sendable, Hashable {
    /// How many calls make a batch: 20 unless stated otherwise.
    public let batchSize: Int

    /// For how many seconds nothing may be tracked before an unfilled batch is delivered: 5 unless stated otherwise.
    public let idleSeconds: Double

    /// How many calls are kept at most, 1,000 unless stated otherwise; the oldest goes, an outcome last of all.
    public let capacity: Int

    /// For how many seconds nothing is tried after a first failure: 1 unless stated otherwise, twice as long after each more.
    public let retrySeconds: Double

    /// The longest that ``retrySeconds`` becomes: 300 unless stated otherwise.
    public let longestRetrySeconds: Double

    /// Rules; what is out of range becomes the nearest value in range.
    public init(
        batchSize: Int = 20, idleSeconds: Double = 5, capacity: Int = 1_000, retrySeconds: Double = 1,
        longestRetrySeconds: Double = 300
    ) {
        self.batchSize = max(batchSize, 1)
        self.idleSeconds = Self.seconds(idleSeconds, atLeast: 0)
        self.capacity = max(capacity, 1)
        self.retrySeconds = Self.seconds(retrySeconds, atLeast: 0.001)
        self.longestRetrySeconds = Self.seconds(longestRetrySeconds, atLeast: self.retrySeconds)
    }

    /// A year at most, and no time that is none.
    static func seconds(_ seconds: Double, atLeast least: Double) -> Double {
        seconds.isNaN ? least : min(max(seconds, least), 31_536_000)
    }
}
