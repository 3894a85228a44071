import EventTree

extension ReentrantScript {
    /// Dispatches a new event.
    func dispatch() {
        guard let node = anyNode() else { return }
        switch random.below(6) {
        case 0, 1: node.dispatchEvent(Plain(number: 1))
        case 2: node.dispatchEvent(Computed())
        case 3: node.dispatchEvent(Loaded(guardian: Guardian { [weak self] in self?.foreignCodeRuns() }))
        case 4: node.dispatchEvent(Named(number: random.below(2)))
        default: dispatchNewView(at: node)
        }
    }

    private func dispatchNewView(at node: EventTarget) {
        let answers = random.onceIn(2) ? ScriptAnswers() : nil
        let timeStamp = random.onceIn(2) ? 5.0 : nil
        let event = Event(Computed(), timeStamp: timeStamp, answers: answers)
        if random.onceIn(2) { keep(AnyEvent(event)) }
        _ = try? node.dispatchEvent(event)
        expect(event.isInFlight || event.currentTarget == nil, "a current target outside a dispatch")
    }

    /// Dispatches an event again that somebody kept; it may be in flight.
    func dispatchKept() {
        guard let node = anyNode(), let event = events[anyIndex(\.events)] else { return }
        _ = try? node.dispatchEvent(event)
    }

    func keep(_ event: AnyEvent) {
        let index = anyIndex(\.events)
        let former = release(\.events, index)
        events[index] = event
        withExtendedLifetime(former) {}
    }

    func readKept() {
        if let event = events[anyIndex(\.events)] { read(event) }
    }

    func read(_ event: AnyEvent) {
        let path = event.composedPath()
        expect(path.isEmpty == (event.currentTarget == nil), "a path without a current target, or the reverse")
        if let current = event.currentTarget {
            expect(path.contains { $0 === current }, "a path without its current target")
        }
        _ = (event.target, event.originName, event.description, event.timeStamp, event.eventPhase, event.detail)
    }

    /// Delivers a kept event once more to one listener.
    func replay() {
        guard let node = anyNode(), let event = events[anyIndex(\.events)] else { return }
        let body: (AnyEvent) throws -> Void = { [weak self] event in
            self?.read(event)
            self?.foreignCodeRuns()
            throw ScriptError(guardian: Guardian { [weak self] in self?.foreignCodeRuns() })
        }
        if let event = event.as(EventType<Computed>()) { node.replay(event) { try body(AnyEvent($0)) } }
        if let event = event.as(EventType<Plain>()) { node.replay(event) { try body(AnyEvent($0)) } }
    }
}
