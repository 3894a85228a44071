import Testing

@testable import PrimerEventAnalytics

/// The order of the queue and what it gives up.
struct CallQueueTests {
    private static func call(_ number: Int64, isOutcome: Bool = false, bytes: Int = 10) -> QueuedCall {
        QueuedCall(
            number: number, id: "c\(number)", isOutcome: isOutcome, json: [UInt8](repeating: 0x7B, count: bytes))
    }

    /// Limits that are not rounded up to what a call may have.
    private static func queue(calls: Int, bytes: Int = 1 << 20) -> CallQueue {
        CallQueue(limits: DeliveryLimits(calls: calls, bytes: bytes, bytesPerCall: 60))
    }

    private static func numbers(_ queue: CallQueue) -> [Int64] { queue.inOrder.map(\.number) }

    /// Appends calls and returns the numbers of those dropped for them.
    private static func append(_ calls: [QueuedCall], to queue: inout CallQueue) -> [Int64] {
        calls.reduce(into: []) { dropped, call in dropped += queue.append(call).map(\.number) }
    }

    @Test func `the oldest call goes where there is one too many`() {
        var queue = Self.queue(calls: 3)
        let dropped = Self.append((1...5).map { Self.call($0) }, to: &queue)
        #expect(dropped == [1, 2])
        #expect(Self.numbers(queue) == [3, 4, 5])
    }

    @Test func `an outcome stays while anything else can go`() {
        var queue = Self.queue(calls: 3)
        let dropped = Self.append((1...5).map { Self.call($0, isOutcome: $0 <= 2) }, to: &queue)
        #expect(dropped == [3, 4])
        #expect(Self.numbers(queue) == [1, 2, 5])
    }

    @Test func `a new call goes where all others are outcomes`() {
        var queue = Self.queue(calls: 2)
        let dropped = Self.append((1...3).map { Self.call($0, isOutcome: $0 <= 2) }, to: &queue)
        #expect(dropped == [3])
    }

    @Test func `of outcomes alone the oldest goes`() {
        var queue = Self.queue(calls: 2)
        let dropped = Self.append((1...3).map { Self.call($0, isOutcome: true) }, to: &queue)
        #expect(dropped == [1])
    }

    @Test func `as many go as a large one needs`() {
        var queue = Self.queue(calls: 10, bytes: 200)
        let dropped = Self.append((1...4).map { Self.call($0) } + [Self.call(5, bytes: 60)], to: &queue)
        #expect(dropped == [1, 2])
        #expect(queue.bytes == 200)
    }

    @Test func `a batch ends before the call that is too much, but has one at least`() {
        var queue = Self.queue(calls: 10)
        for number in 1...5 { _ = queue.append(Self.call(Int64(number), isOutcome: number % 2 == 0)) }
        #expect(queue.batch(calls: 3, bytes: 1000).map(\.number) == [1, 2, 3])
        #expect(queue.batch(calls: 9, bytes: 25).map(\.number) == [1, 2])
        #expect(queue.batch(calls: 9, bytes: 1).map(\.number) == [1])
    }

    @Test func `an id that waits is not added again`() {
        var queue = Self.queue(calls: 10)
        _ = queue.append(Self.call(1))
        _ = queue.append(QueuedCall(number: 2, id: "c1", isOutcome: false, json: []))
        #expect(Self.numbers(queue) == [1])
    }

    @Test func `a range as wide as numbers go removes what is in it, at once`() {
        var queue = Self.queue(calls: 10)
        for number in 1...5 { _ = queue.append(Self.call(Int64(number))) }
        queue.remove(numbers: 3...LogRecord.lastNumber)
        #expect(Self.numbers(queue) == [1, 2])
        queue.remove(numbers: 2...2)
        #expect(Self.numbers(queue) == [1])
        #expect(queue.bytes == 50)
    }

    @Test func `an outcome at the front does not make what passes behind it pile up`() {
        var queue = Self.queue(calls: 10)
        for number in 1...10_000 { _ = queue.append(Self.call(Int64(number), isOutcome: number == 1)) }
        for number in 9992...10_000 { queue.remove("c\(number)") }
        for number in 10_001...20_000 {
            _ = queue.append(Self.call(Int64(number), isOutcome: true))
            queue.remove("c\(number)")
        }
        #expect(Self.numbers(queue) == [1])
        #expect(queue.passedCount <= 2 * 64 + 2)
    }
}
