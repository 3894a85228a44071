import Testing

/// Random orders, played through the attempts and through a plain reference written from the tables: 200,000 steps.
///
/// A failure prints the seed of its order.
struct AttemptsModelTests {
    private static let orders = 4_000
    private static let steps = 50

    @Test func `random orders match the tables, offer no new key in doubt, and lose no outcome`() {
        var steps = 0
        for seed in 1...UInt64(Self.orders) {
            var order = RandomOrder(seed: seed)
            for _ in 0..<Self.steps {
                steps += 1
                if let fault = order.step() {
                    Issue.record("seed \(seed): \(fault)\n\(order.story.joined(separator: "\n"))")
                    return
                }
            }
        }
        #expect(steps == 200_000)
    }
}
