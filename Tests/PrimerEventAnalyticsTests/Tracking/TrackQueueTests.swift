@testable import PrimerEventAnalytics
import Testing

/// What is done about calls that wait.
struct TrackQueueTests {
    private struct Unreachable: Error {}

    private static func call(_ number: Int, isOutcome: Bool = false) -> TrackCall {
        TrackCall(
            id: "\(number)", name: "call", sequence: Int64(number), time: "", isOutcome: isOutcome, properties: [])
    }

    /// A queue with calls in it, and what was to be done about the last.
    private func queue(
        of count: Int, rules: DeliveryRules = DeliveryRules(batchCalls: 4)
    ) -> (queue: TrackQueue, last: [TrackQueue.Action]) {
        var queue = TrackQueue(rules: rules)
        var last: [TrackQueue.Action] = []
        for number in 1...count { last = queue.add(Self.call(number)) }
        return (queue, last)
    }

    private func ids(_ actions: [TrackQueue.Action]) -> [String] {
        actions.flatMap { if case .deliver(let batch) = $0 { batch.map(\.id) } else { [String]() } }
    }

    @Test func `a full batch is delivered at once, another waits for a pause`() {
        var (queue, last) = queue(of: 3)
        #expect(last == [.wait(seconds: 5, number: 3)])
        #expect(ids(queue.add(Self.call(4))) == ["1", "2", "3", "4"])
        #expect(queue.add(Self.call(5)) == [])
        #expect(queue.delivered(.all) == [.wait(seconds: 5, number: 5)])
        #expect(ids(queue.timeIsUp(5)) == ["5"])
    }

    @Test func `an older timer does nothing`() {
        var (queue, _) = queue(of: 2)
        #expect(queue.timeIsUp(1) == [])
        #expect(ids(queue.timeIsUp(2)) == ["1", "2"])
    }

    @Test func `a flush delivers all, batch after batch`() {
        var (queue, _) = queue(of: 3, rules: DeliveryRules(batchCalls: 2))
        #expect(queue.flush() == [])
        #expect(ids(queue.delivered(.all)) == ["3"])
        #expect(queue.delivered(.all) == [.endFlush(left: 0)])
    }

    @Test func `a flush of nothing ends at once`() {
        var queue = TrackQueue(rules: .default)
        #expect(queue.flush() == [.endFlush(left: 0)])
    }

    @Test func `what a receipt leaves out is delivered again, before the rest`() {
        var (queue, _) = queue(of: 4)
        _ = queue.add(Self.call(5))
        _ = queue.flush()
        #expect(ids(queue.delivered(.only(["1", "3"]))) == ["2", "4", "5"])
    }

    @Test func `a receipt for nothing is a failure`() {
        var (queue, _) = queue(of: 4)
        #expect(
            queue.delivered(.only([])) == [
                .report(.postponed(calls: 4, errorType: "DeliveryReceipt", retryAfter: 1)),
                .wait(seconds: 1, number: 5),
            ])
    }

    @Test func `after a failure the same batch is tried again, later each time`() {
        var (queue, _) = queue(of: 4, rules: DeliveryRules(batchCalls: 4, longestPause: 3))
        for (seconds, number) in [(1.0, 5), (2, 7), (3, 9), (3, 11)] {
            #expect(
                queue.failed(Unreachable()) == [
                    .report(.postponed(calls: 4, errorType: "Unreachable", retryAfter: seconds)),
                    .wait(seconds: seconds, number: number),
                ])
            #expect(queue.add(Self.call(9)) == [])
            #expect(ids(queue.timeIsUp(number)).prefix(2) == ["1", "2"])
        }
        #expect(ids(queue.delivered(.all)).count == 4)
    }

    @Test func `a destination that says when is asked then`() {
        var (queue, _) = queue(of: 4)
        let actions = queue.failed(DeliveryRefusal.unavailable(retryAfter: 60))
        #expect(actions.last == .wait(seconds: 60, number: 5))
    }

    @Test func `a flush ends with the failure, and tries again when it is asked for`() {
        var (queue, _) = queue(of: 4)
        _ = queue.flush()
        #expect(queue.failed(Unreachable()).last == .endFlush(left: 4))
        #expect(ids(queue.flush()) == ["1", "2", "3", "4"])
        #expect(queue.timeIsUp(5) == [])
    }

    @Test func `a refused batch is halved until the call that is refused stands alone`() {
        var (queue, last) = queue(of: 4)
        var delivered: [String] = []
        var refused: [TrackQueue.Action] = []
        while let batch = last.compactMap({ if case .deliver(let batch) = $0 { batch } else { nil } }).first {
            if batch.contains(where: { $0.id == "3" }) {
                last = queue.failed(batch.count > 2 ? DeliveryRefusal.tooLarge : .invalid(reason: "no"))
            } else {
                delivered += batch.map(\.id)
                last = queue.delivered(.all)
            }
            refused += last.filter { if case .report = $0 { true } else { false } }
            if ids(last).isEmpty { last = queue.flush() }
        }
        #expect(delivered == ["1", "2", "4"])
        #expect(refused == [.report(.refused(id: "3", name: "call", reason: "no"))])
    }

    @Test func `of too many the oldest goes, an outcome last, what is under way never`() {
        var queue = TrackQueue(rules: DeliveryRules(batchCalls: 2, capacity: 2))
        _ = queue.add(Self.call(1))
        _ = queue.add(Self.call(2))
        _ = queue.add(Self.call(3, isOutcome: true))
        _ = queue.add(Self.call(4))
        #expect(queue.add(Self.call(5)) == [.report(.dropped(calls: 1))])
        #expect(queue.waiting.map(\.id) == ["1", "2", "3", "5"])
        _ = queue.add(Self.call(6, isOutcome: true))
        #expect(queue.waiting.map(\.id) == ["1", "2", "3", "6"])
        _ = queue.add(Self.call(7, isOutcome: true))
        #expect(queue.waiting.map(\.id) == ["1", "2", "6", "7"])
    }

    @Test func `rules out of range become the nearest in range`() {
        let rules = DeliveryRules(
            batchCalls: 0, idle: -1, capacity: -5, firstPause: .nan, longestPause: .infinity)
        #expect(rules.batchCalls == 1)
        #expect(rules.idle == 0)
        #expect(rules.capacity == 1)
        #expect(rules.firstPause == 0.001)
        #expect(rules.longestPause == 31_536_000)
    }
}
