public import EventTree

extension Checkout {
    /// Listens to events of one type, the latest that has passed included.
    ///
    /// The latest is delivered before this returns, with ``EventTree/EventInterface/isReplay`` true. If it is on its way
    /// just now, it is not delivered again when it arrives: no gap and no duplicate. With `.once` it is all that is heard.
    @discardableResult
    public func addEventListener<Detail: RetainedDetail>(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], signal: AbortSignal? = nil, replaying: Replay,
        _ listener: @escaping (Event<Detail>) throws -> Void
    ) -> Registration {
        eventTarget.addEventListener(
            type, options, signal: signal, replaying: [retained.latest(type)].compactMap { $0 }, listener)
    }
}

extension Checkout {
    /// The latest event of a kept type, for an adapter that comes late.
    package func latest<Detail: RetainedDetail>(_ type: EventType<Detail>) -> Event<Detail>? { retained.latest(type) }
}

extension PrimerEventHub {
    /// Listens to events of one type, the latest that has passed in each checkout included.
    ///
    /// They are delivered before this returns, one for each checkout that has not been removed; for the rest see
    /// the same method of ``Checkout``. With `.once` the first is all that is heard.
    @discardableResult
    public func addEventListener<Detail: RetainedDetail>(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], signal: AbortSignal? = nil, replaying: Replay,
        _ listener: @escaping (Event<Detail>) throws -> Void
    ) -> Registration {
        eventTarget.addEventListener(
            type, options, signal: signal, replaying: checkouts.compactMap { $0.retained.latest(type) }, listener)
    }
}

extension EventTarget {
    fileprivate func addEventListener<Detail: RetainedDetail>(
        _ type: EventType<Detail>, _ options: ListenerOptions, signal: AbortSignal?, replaying kept: [Event<Detail>],
        _ listener: @escaping (Event<Detail>) throws -> Void
    ) -> Registration {
        // An event that is on its way will pass here, where it is not to be heard a second time.
        var onTheirWay = kept.filter(\.isInFlight)
        let registration = addEventListener(type, options, signal: signal) { event in
            if let index = onTheirWay.firstIndex(where: { $0.isSame(as: event) }) {
                onTheirWay.remove(at: index)
                return
            }
            try listener(event)
        }
        guard registration.isActive else { return registration }
        for event in kept {
            replay(event, to: listener)
            if options.contains(.once) { registration.remove() }
            guard registration.isActive else { break }
        }
        return registration
    }
}
