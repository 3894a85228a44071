import EventTree

extension ReentrantScript {
    /// One random step.
    func takeStep() {
        switch random.below(44) {
        case 0...3: makeNode()
        case 4...6: append()
        case 7...10: anyNode()?.remove()
        case 11...14: _ = release(\.nodes, anyIndex(\.nodes))
        case 15...20: addListener()
        case 21: registrations.isEmpty ? () : registrations[anyIndex(\.registrations)].remove()
        case 22: abort()
        case 23...29: dispatch()
        case 30...32: dispatchKept()
        case 33: readKept()
        case 34: anyNode()?.onListenerFailure = random.onceIn(9) ? nil : failureHandler()
        case 35: stream()
        case 36: observe()
        case 37: _ = release(\.owners, anyIndex(\.owners))
        case 38: _ = release(\.events, anyIndex(\.events))
        case 39: anyNode()?.slot = anySlotName()
        case 40: readNode()
        case 41: handling.last?.stopPropagation()
        case 42: handling.last?.preventDefault()
        default: stopOrFinish()
        }
    }

    // MARK: Trees

    func makeNode() {
        let node: EventTarget
        switch random.below(8) {
        case 0: node = EventTarget("root", clock: clock())
        case 1: node = EventTarget("root")
        case 2: node = .slot(named: anySlotName())
        case 3: node = anyNode().map { .slot(named: anySlotName(), parent: $0) } ?? EventTarget("root")
        case 4:
            guard let root = try? anyNode()?.attachShadow(mode: random.onceIn(2) ? .open : .closed) else { return }
            node = root
        default: node = anyNode().map { EventTarget("node", slot: anySlotName(), parent: $0) } ?? EventTarget("root")
        }
        // Otherwise most failures would be written to standard error.
        if node.name == "root" { node.onListenerFailure = failureHandler() }
        let index = anyIndex(\.nodes)
        let former = release(\.nodes, index)
        nodes[index] = node
        withExtendedLifetime(former) {}
    }

    private func append() {
        guard let parent = anyNode(), let child = anyNode() else { return }
        try? parent.append(child)
    }

    private func readNode() {
        guard let node = anyNode() else { return }
        for child in node.children { expect(child.parent === node, "a child that has another parent") }
        var level = 0
        var next: EventTarget? = node
        while let current = next, level < 1000 {
            next = current.parent ?? current.host
            level += 1
        }
        expect(level < 1000, "a node holds itself")
        _ = (node.assignedSlot, node.shadowRoot, node.listenerCount, node.clock.now(), node.description)
        _ = registrations.last?.isActive
        _ = node.isListening(to: EventType<Plain>())
    }

    /// A node that the app holds, or one that it reaches from there or from the event that it handles.
    func anyNode() -> EventTarget? {
        let node = nodes[anyIndex(\.nodes)]
        switch random.below(12) {
        case 0: return node?.parent ?? node
        case 1: return node?.children.last ?? node
        case 2: return node?.shadowRoot ?? node
        case 3: return node?.host ?? node
        case 4: return handling.last?.target ?? node
        case 5: return handling.last?.currentTarget ?? node
        case 6: return handling.last?.composedPath().last ?? node
        default: return node
        }
    }

    private func anySlotName() -> String { random.onceIn(3) ? "" : "named" }

    private func clock() -> EventClock {
        let script = Guardian { [weak self] in self?.foreignCodeRuns() }
        return EventClock {
            withExtendedLifetime(script) { ForeignCode.runs() }
            return 1
        }
    }

    // MARK: Listeners

    private func addListener() {
        guard let node = anyNode() else { return }
        let options = ListenerOptions(rawValue: UInt8(random.below(8)))
        let signal = random.onceIn(4) ? controllers[anyIndex(\.controllers)].signal : nil
        let body = body()
        func listen<Detail>(_ type: EventType<Detail>) -> Registration {
            node.addEventListener(type, options, signal: signal) { try body(AnyEvent($0)) }
        }
        let registration: Registration
        switch random.below(8) {
        case 0: registration = listen(EventType<Computed>())
        case 1: registration = listen(EventType<Plain>())
        case 2: registration = listen(EventType<Loaded>())
        case 3: registration = listen(EventType<Named>(named: "named:zero"))
        case 4:
            let index = anyIndex(\.owners)
            let owner = owners[index] ?? Guardian { [weak self] in self?.foreignCodeRuns() }
            owners[index] = owner
            registration = node.addEventListener(options, signal: signal, owner: owner) { _, event in try body(event) }
        case 5:
            let index = anyIndex(\.listenerObjects)
            let object = listenerObjects[index] ?? ScriptListener(body)
            listenerObjects[index] = object
            registration = node.addEventListener(options, signal: signal, object)
            if random.onceIn(3) { node.removeEventListener(options, object) }
        default: registration = node.addEventListener(options, signal: signal, body)
        }
        if registrations.count < 12 { registrations.append(registration) }
    }

    /// What a listener does: it reads its event, re-enters, keeps the event, stops it, fails.
    private func body() -> (AnyEvent) throws -> Void {
        let captured = Guardian { [weak self] in self?.foreignCodeRuns() }
        let fails = random.onceIn(6)
        let keeps = random.onceIn(4)
        let reads = random.onceIn(3)
        return { [weak self] event in
            try withExtendedLifetime(captured) {
                guard let self else { return }
                self.handling.append(event)
                defer { _ = self.handling.popLast() }
                self.foreignCodeRuns()
                if keeps { self.keep(event) }
                if reads { self.read(event) }
                self.foreignCodeRuns()
                if fails { throw ScriptError(guardian: Guardian { [weak self] in self?.foreignCodeRuns() }) }
            }
        }
    }

    private func abort() {
        let index = anyIndex(\.controllers)
        let former = controllers[index]
        controllers[index] = AbortController()
        former.abort()
    }

    private func failureHandler() -> (ListenerFailure) -> Void {
        let captured = Guardian { [weak self] in self?.foreignCodeRuns() }
        return { [weak self] failure in
            withExtendedLifetime(captured) {
                _ = failure.description
                self?.foreignCodeRuns()
            }
        }
    }

    private func observe() {
        if observations.count > 1 { return observations.removeFirst().remove() }
        guard let node = anyNode() else { return }
        let captured = Guardian { [weak self] in self?.foreignCodeRuns() }
        observations.append(
            node.observeListenerCalls(clock: clock()) { [weak self] call in
                withExtendedLifetime(captured) {
                    _ = call.event.target
                    self?.foreignCodeRuns()
                }
            })
    }

    private func stopOrFinish() {
        switch random.below(4) {
        case 0: handling.last?.stopImmediatePropagation()
        case 1: anyNode()?.finishStreams()
        case 2: anyNode()?.finishStreamsBelow()
        default: replay()
        }
    }

    // MARK: Streams

    private func stream() {
        let index = anyIndex(\.streams)
        let former = release(\.streams, index)
        if random.below(3) > 0, let node = anyNode() {
            streams[index] = node.events(buffering: random.onceIn(2) ? .unbounded : .newest(1))
        }
        if random.onceIn(4) { former?.finish() }
        withExtendedLifetime(former) {}
    }
}
