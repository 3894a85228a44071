extension EventTarget {
    /// https://dom.spec.whatwg.org/#concept-event-listener-invoke
    @inline(__always)
    func invoke(_ view: EventView, at index: Int, of path: EventPath, capturing: Bool) {
        let state = view.state
        let entry = path[index]
        // OPTIMIZATION: a node without a listener for type and phase would find none in step 8; nothing sees the steps before.
        let heardTypes = entry.node._withUnsafeGuaranteedRef { capturing ? $0.capturedTypes : $0.heardTypes }
        guard heardTypes & state.type.heardBit != 0 else { return }
        // Step 4 comes first: the steps before it have no effect that a stopped event could show.
        guard !state.flags.contains(.stopPropagation) else { return }
        // Step 1. Steps 2 and 3 (related and touch targets) do not apply.
        state.liveTarget = path[Int(entry.targetIndex)].node
        // Step 5.
        state.liveCurrentTarget = entry.node
        // Step 6: the list is cloned; it shares its storage until somebody adds or removes. Step 7 does not apply.
        let listeners = entry.node._withUnsafeGuaranteedRef { $0.listeners.places }
        // Step 8. Step 9 (legacy event types) does not apply.
        innerInvoke(view, listeners, at: entry.node, capturing: capturing)
    }

    /// https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke
    @inline(__always)
    private func innerInvoke(
        _ view: EventView, _ listeners: ContiguousArray<ListenerList.Place>, at node: Unmanaged<EventTarget>,
        capturing: Bool
    ) {
        let isAnswered = view.state.answers != nil
        // Unsafe for speed: a bounds check and a retain a listener. The buffer is that of `listeners`, which lives until
        // the end and keeps every listener in it.
        listeners.withUnsafeBufferPointer { places in
            // Step 2.
            for index in places.indices {
                guard let listener = places[index].listener.map(Unmanaged.passUnretained) else { continue }
                listener._withUnsafeGuaranteedRef { listener in
                    take(listener, view, at: node, capturing: capturing, isAnswered: isAnswered)
                }
                // Step 2.14.
                if view.state.flags.contains(.stopImmediatePropagation) { break }
            }
        }
    }

    /// Steps 2.1 to 2.12 for one listener.
    @inline(__always)
    private func take(
        _ listener: Listener, _ view: EventView, at node: Unmanaged<EventTarget>, capturing: Bool, isAnswered: Bool
    ) {
        // Step 2: removed is read live.
        guard !listener.removed else { return }
        // Step 2.1.
        guard listener.type == view.state.type || listener.type == nil else { return }
        // Steps 2.3 and 2.4.
        guard listener.traits.contains(.capture) == capturing else { return }
        if isAnswered || !listener.traits.isDisjoint(with: .special) {
            callSpecially(listener, view, at: node)
        } else {
            call(listener, view, at: node)
        }
    }

    /// Step 2.11: the callback; an error is reported and the other listeners still run.
    @inline(__always)
    private func call(_ listener: Listener, _ view: EventView, at node: Unmanaged<EventTarget>) {
        do {
            try listener.callback(view)
        } catch {
            failed(error, view, at: node)
        }
    }

    // OPTIMIZATION: a function of its own, which nothing of the loop over listeners has to be saved for.
    @inline(never)
    private func failed(_ error: any Error, _ view: EventView, at node: Unmanaged<EventTarget>) {
        node.takeUnretainedValue().report(error, view)
    }

    /// Steps 2.1 and 2.5 to 2.12 for a listener that is named, owned, once or passive, or for an answered event.
    // OPTIMIZATION: likewise.
    @inline(never)
    private func callSpecially(_ listener: Listener, _ view: EventView, at node: Unmanaged<EventTarget>) {
        let state = view.state
        guard isWanted(listener, for: state, at: node) else { return }
        // Each call of an answered event gets a ticket of its own, inert after the call unless it holds.
        let ticket = state.answers?.makeTicket()
        defer { ticket?.listenerReturned() }
        // To ask for name, owner and ticket ran code of the app, which may have removed the listener or stopped the event.
        guard !listener.removed, !state.flags.contains(.stopImmediatePropagation) else { return }
        // Step 2.5: once is removed before its call.
        if listener.traits.contains(.once) { node.takeUnretainedValue().removeListener(listener.number) }
        // Steps 2.6 to 2.8 and 2.10 (the global's current event, timing) do not apply. Step 2.9.
        let wasPassive = state.flags.contains(.inPassiveListener)
        if listener.traits.contains(.passive) { state.flags.insert(.inPassiveListener) }
        // Step 2.11.
        call(listener, EventView(state: state, ticket: ticket), at: node)
        // Step 2.12.
        if !wasPassive { state.flags.remove(.inPassiveListener) }
    }

    /// Step 2.1 for types whose names are known only at run time; a listener whose owner is gone is removed without a call.
    private func isWanted(_ listener: Listener, for state: EventState, at node: Unmanaged<EventTarget>) -> Bool {
        if let name = listener.name, name != state.name { return false }
        guard listener.isOrphaned else { return true }
        node.takeUnretainedValue().removeListener(listener.number)
        return false
    }
}
