/// How large the next batch may be, from what became of those before.
struct BatchSize {
    private let mostCalls: Int
    /// Halved by a refusal of the content, doubled by every batch that was taken: one bad call among a hundred is alone
    /// after seven batches.
    private(set) var calls: Int
    /// Halved where a batch is too large, and left there: what a destination can take does not grow.
    private(set) var bytes: Int

    init(_ pace: DeliveryPace) {
        mostCalls = pace.batchCalls
        calls = pace.batchCalls
        bytes = pace.batchBytes
    }

    mutating func refused(calls count: Int) { calls = max(1, count / 2) }

    mutating func tooLarge(bytes count: Int) { bytes = max(1, count / 2) }

    mutating func taken() { calls = min(mostCalls, calls * 2) }
}
