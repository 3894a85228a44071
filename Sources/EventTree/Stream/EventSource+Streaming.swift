extension EventSource {
    /// The events of one type from now on, for a consumer in any task.
    ///
    /// ```swift
    /// let states = checkout.events(.stateChange, buffering: .newest(16))
    /// Task { for await state in states { await log(state.detail.isProcessing) } }
    /// ```
    ///
    /// Each call is a subscription of its own, a listener like any other, in order of registration; call it in the tree's
    /// isolation domain and hand the stream to the consumer. A slow consumer never slows a dispatch. The stream finishes
    /// after its last event when the node is freed or its checkout removed.
    ///
    /// - Parameters:
    ///   - type: The type of event.
    ///   - buffering: What to keep for a slow consumer; outcomes are never dropped.
    public func events<Detail>(
        _ type: EventType<Detail>, buffering: EventBuffering = .unbounded
    ) -> EventStream<EventSnapshot<Detail>> {
        eventTarget.stream(type: ObjectIdentifier(Detail.self), name: type.givenName, buffering) { view in
            (EventSnapshot(view), Detail.isOutcome)
        }
    }

    /// Every event from now on, for a consumer in any task; otherwise the same as for one type.
    public func events(buffering: EventBuffering = .unbounded) -> EventStream<AnyEventSnapshot> {
        eventTarget.stream(type: nil, name: nil, buffering) { view in
            let snapshot = AnyEventSnapshot(view)
            return (snapshot, Swift.type(of: snapshot.detail).isOutcome)
        }
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
    /// Adds the listener that feeds a stream.
    fileprivate func stream<Snapshot: Sendable>(
        type: ObjectIdentifier?, name: String?, _ buffering: EventBuffering,
        _ snapshot: @escaping (EventView) -> (Snapshot, isOutcome: Bool)
    ) -> EventStream<Snapshot> {
        let buffer = StreamBuffer<Snapshot>(buffering)
        let stream = EventStream(buffer)
        if streamsAreFinished {
            buffer.finish()
            return stream
        }
        let end = StreamEnd(of: buffer)
        let listener = Listener(type: type, name: name, options: [], owner: buffer) { view in
            let (element, isOutcome) = snapshot(view)
            withExtendedLifetime(end) { buffer.push(element, isOutcome: isOutcome) }
        }
        _ = add(listener, signal: nil, called: "stream")
        return stream
    }
}
