extension EventSource {
    /// The events of one type from now on, for a consumer in any task.
    ///
    /// ```swift
    /// let states = checkout.events(.stateChange, buffering: .newest(16))
    /// Task { for await state in states { log(state.detail.isProcessing) } }
    /// ```
    ///
    /// Each call is a subscription of its own, a listener like any other, in order of registration; call it in the tree's
    /// isolation domain and hand the stream to the consumer. A slow consumer never slows a dispatch. The stream finishes
    /// after its last event when the node is freed or its checkout removed.
    ///
    /// - Parameters:
    ///   - type: The type of event.
    ///   - buffering: What to keep for a slow consumer; outcomes are never dropped.
    @inlinable
    public func events<Detail>(
        _ type: EventType<Detail>, buffering: EventBuffering = .unbounded
    ) -> EventStream<EventSnapshot<Detail>> {
        let buffer = eventTarget.streamBuffer(
            type: ObjectIdentifier(Detail.self), name: type.givenName, buffering
        ) { view in
            // Without the ticket of this call, the detail cannot answer.
            KeptDetail(Event<Detail>(view: EventView(state: view.state)).detail, EventFacts(view))
        }
        return EventStream(buffer) { kept in
            // Unsafe for speed, a cast per event; sound because only the closure above fills this buffer.
            EventSnapshot(unsafeDowncast(kept, to: KeptDetail<Detail>.self))
        }
    }

    /// Every event from now on, for a consumer in any task; otherwise the same as for one type.
    public func events(buffering: EventBuffering = .unbounded) -> EventStream<AnyEventSnapshot> {
        let buffer = eventTarget.streamBuffer(type: nil, name: nil, buffering) { $0.state.kept(EventFacts($0)) }
        return EventStream(buffer) { AnyEventSnapshot($0) }
    }

    /// The next event of one type, listened for from the moment the call begins.
    ///
    /// - Returns: A snapshot of the event; `nil` if the task is cancelled or the checkout removed before there was one.
    ///
    /// The caller's actor is the tree's, and stays free while it waits. The node is kept as long.
    public func next<Detail>(_ type: EventType<Detail>) async -> EventSnapshot<Detail>? {
        await events(type).first()
    }
}

extension EventTarget {
    /// Adds the listener that feeds a stream, and returns what tree and consumer will share.
    @usableFromInline
    func streamBuffer(
        type: ObjectIdentifier?, name: String?, _ buffering: EventBuffering,
        _ keep: @escaping (EventView) -> any KeptEvent
    ) -> StreamBuffer {
        let buffer = StreamBuffer(buffering)
        if streamsAreFinished {
            buffer.finish()
            return buffer
        }
        let end = StreamEnd(of: buffer)
        let listener = AnyListener(type: type, name: name, [], owner: buffer) { event in
            withExtendedLifetime(end) { buffer.push(keep(event.view)) }
        }
        _ = add(listener, signal: nil, called: "stream")
        return buffer
    }
}
