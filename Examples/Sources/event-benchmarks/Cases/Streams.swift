import EventTree

extension Case {
    /// An event from its dispatch to a consumer, against the same snapshot through a bare `AsyncStream`.
    static var streams: [Case] {
        [
            Case(name: "stream, on the main actor") { Self.figure(await StreamRace.onMainActor()) },
            Case(name: "stream, off the main actor") {
                Self.figure(await Task.detached { await StreamRace.offMainActor() }.value)
            },
        ]
    }

    private static func figure(_ times: (work: Time, baseline: Time)) -> Figure {
        Figure(
            unit: "event", time: times.work.each(of: StreamRace.events),
            ratio: ("AsyncStream", times.work.median / times.baseline.median), goals: [.ratio(1)])
    }
}

/// Sends events and takes them, ours with the dispatch and `AsyncStream` with what a dispatch would give.
private enum StreamRace {
    static let events = 5_000

    @MainActor static func onMainActor() async -> (work: Time, baseline: Time) {
        await Stopwatch.compare({ await sendAndTake() }, with: { await yieldAndTake() })
    }

    @concurrent static func offMainActor() async -> (work: Time, baseline: Time) {
        await Stopwatch.compare({ await sendAndTake() }, with: { await yieldAndTake() })
    }

    /// Ours; it runs on the caller's actor, as does the other.
    private static func sendAndTake() async {
        let node = EventTarget("node")
        let stream = node.events(.tick)
        for _ in 0..<events { node.dispatchEvent(Tick(amount: 1)) }
        var taken = 0
        for await event in stream {
            taken &+= event.detail.amount
            if taken == events { break }
        }
    }

    private static func yieldAndTake() async {
        let snapshot = await snapshot()
        let (stream, continuation) = AsyncStream.makeStream(of: EventSnapshot<Tick>.self)
        for _ in 0..<events { continuation.yield(snapshot) }
        var taken = 0
        for await event in stream {
            taken &+= event.detail.amount
            if taken == events { break }
        }
    }

    private static func snapshot() async -> EventSnapshot<Tick> {
        let node = EventTarget("node")
        let stream = node.events(.tick)
        node.dispatchEvent(Tick(amount: 1))
        var iterator = stream.makeAsyncIterator()
        while true { if let snapshot = await iterator.next() { return snapshot } }
    }
}
