import EventTree
import PrimerEventsTesting
import Testing

/// What a stream keeps and drops, seen by a consumer that reads when all has happened.
@Suite(.timeLimit(.minutes(5))) struct EventBufferingTests {
    struct Step: EventDetail {
        static let eventType = "step"
        let number: Int
    }

    struct Outcome: EventDetail {
        static let eventType = "outcome"
        static let isOutcome = true
        let number: Int
    }

    struct Row: Sendable {
        let buffering: EventBuffering
        /// Numbers of events in order; negative ones are outcomes.
        let dispatched: [Int]
        let heard: [Int]
        let dropped: Int
    }

    static let rows = [
        Row(buffering: .unbounded, dispatched: [1, 2, -3, 4], heard: [1, 2, -3, 4], dropped: 0),
        Row(buffering: .newest(2), dispatched: [1, 2], heard: [1, 2], dropped: 0),
        Row(buffering: .newest(2), dispatched: [1, 2, 3, 4], heard: [3, 4], dropped: 2),
        Row(buffering: .newest(2), dispatched: [1, -2, 3, 4, -5, 6], heard: [-2, 4, -5, 6], dropped: 2),
        Row(buffering: .newest(0), dispatched: [1, -2, 3, -4], heard: [-2, -4], dropped: 2),
        Row(buffering: .newest(-1), dispatched: [1, -2, 3], heard: [-2], dropped: 2),
        Row(buffering: .oldest(2), dispatched: [1, 2, 3, 4], heard: [1, 2], dropped: 2),
        Row(buffering: .oldest(2), dispatched: [1, -2, 3, 4, -5], heard: [1, -2, 3, -5], dropped: 1),
        Row(buffering: .oldest(0), dispatched: [1, -2, 3, -4], heard: [-2, -4], dropped: 2),
        Row(buffering: .oldest(.min), dispatched: [1, -2], heard: [-2], dropped: 1),
    ]

    private static func dispatch(_ number: Int, at node: EventTarget) {
        if number < 0 { node.dispatchEvent(Outcome(number: number)) } else { node.dispatchEvent(Step(number: number)) }
    }

    private static func number(of snapshot: AnyEventSnapshot) -> Int? {
        (snapshot.detail as? Step)?.number ?? (snapshot.detail as? Outcome)?.number
    }

    @Test(arguments: rows) func `a stream keeps what its buffering says and every outcome`(_ row: Row) async {
        var node: EventTarget? = EventTarget("page")
        let stream = node.map { $0.events(buffering: row.buffering) }
        for number in row.dispatched { node.map { Self.dispatch(number, at: $0) } }
        #expect(stream?.droppedCount == row.dropped)
        node = nil
        var heard: [Int] = []
        if let stream { for await event in stream { heard += [Self.number(of: event)].compactMap { $0 } } }
        #expect(heard == row.heard)
    }

    @Test func `the newest sixteen of 10,000 states are kept, and the outcome after them`() async {
        var node: EventTarget? = EventTarget("page")
        let stream = node.map { $0.events(buffering: .newest(16)) }
        for number in 1...10_000 { node?.dispatchEvent(Step(number: number)) }
        node?.dispatchEvent(Outcome(number: -1))
        node = nil
        #expect(stream?.droppedCount == 10_000 - 16)
        var heard: [Int] = []
        if let stream { for await event in stream { heard += [Self.number(of: event)].compactMap { $0 } } }
        #expect(heard == Array(9_985...10_000) + [-1])
    }

    @Test func `the oldest are kept until some are taken, then the next ones`() async {
        let node = EventTarget("page")
        let stream = node.events(buffering: .oldest(2))
        var iterator = stream.makeAsyncIterator()
        for number in 1...3 { Self.dispatch(number, at: node) }
        let first = await iterator.next().flatMap(Self.number)
        for number in 4...5 { Self.dispatch(number, at: node) }
        let second = await iterator.next().flatMap(Self.number)
        let third = await iterator.next().flatMap(Self.number)
        #expect([first, second, third] == [1, 2, 4])
        #expect(stream.droppedCount == 2)
    }

    @Test func `any pattern of adding and taking keeps the order`() async {
        var random = SplitMix(seed: 7)
        let node = EventTarget("page")
        var iterator = node.events().makeAsyncIterator()
        var dispatched = 0
        var taken = 0
        for _ in 0..<200 {
            for _ in 0..<Int.random(in: 0...80, using: &random) {
                dispatched += 1
                Self.dispatch(dispatched.isMultiple(of: 3) ? -dispatched : dispatched, at: node)
            }
            for _ in 0..<Int.random(in: 0...(dispatched - taken), using: &random) {
                taken += 1
                let number = await iterator.next().flatMap(Self.number)
                #expect(number == (taken.isMultiple(of: 3) ? -taken : taken))
            }
        }
        #expect(taken > 1_000)
    }

    @Test func `an event that is dropped lets its detail go`() {
        let live = Locked(0)
        let node = EventTarget("page")
        let stream = node.events(.init() as EventType<Carrying>, buffering: .newest(3))
        for _ in 0..<100 { node.dispatchEvent(Carrying(cargo: CountedCargo(live))) }
        #expect(live.withLock { $0 } == 3)
        #expect(stream.droppedCount == 97)
    }
}

private struct Carrying: EventDetail {
    static let eventType = "carrying"
    let cargo: CountedCargo
}

/// Counts itself while it lives.
private final class CountedCargo: Sendable {
    private let live: Locked<Int>

    init(_ live: Locked<Int>) {
        self.live = live
        live.withLock { $0 += 1 }
    }

    deinit { live.withLock { $0 -= 1 } }
}
