public import EventTree

extension Checkout {
    /// Listens to events of one type, the latest that has passed included.
    ///
    /// The latest is delivered before this returns, with `isReplay` true. If it is on its way
    /// just now, it is not delivered again when it arrives: no gap and no duplicate. With `.once` it is all that is heard.
    @discardableResult
    public func addEventListener<Detail: RetainedDetail>(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], signal: AbortSignal? = nil, replaying: Replay,
        _ listener: @escaping (Event<Detail>) throws -> Void
    ) -> Registration {
        eventTarget.addEventListener(
            type, options, signal: signal, latest: [retained], listener)
    }

    /// Listens to events of one type for as long as `owner` lives, the latest that has passed included.
    ///
    /// The owner is held weakly and handed to the listener; for the rest see the method without an owner.
    @discardableResult
    public func addEventListener<Detail: RetainedDetail, Owner: AnyObject>(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], signal: AbortSignal? = nil, replaying: Replay,
        owner: Owner, _ listener: @escaping (Owner, Event<Detail>) throws -> Void
    ) -> Registration {
        eventTarget.addEventListener(
            type, options, signal: signal, latest: [retained], owner: owner, listener)
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
            type, options, signal: signal, latest: checkouts.map(\.retained), listener)
    }

    /// Listens to events of one type for as long as `owner` lives, the latest that has passed included.
    ///
    /// The owner is held weakly and handed to the listener; for the rest see the method without an owner.
    @discardableResult
    public func addEventListener<Detail: RetainedDetail, Owner: AnyObject>(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], signal: AbortSignal? = nil, replaying: Replay,
        owner: Owner, _ listener: @escaping (Owner, Event<Detail>) throws -> Void
    ) -> Registration {
        eventTarget.addEventListener(
            type, options, signal: signal, latest: checkouts.map(\.retained), owner: owner, listener)
    }
}

extension EventTarget {
    fileprivate func addEventListener<Detail: RetainedDetail>(
        _ type: EventType<Detail>, _ options: ListenerOptions, signal: AbortSignal?, latest kept: [RetainedEvents],
        _ listener: @escaping (Event<Detail>) throws -> Void
    ) -> Registration {
        let late = LateListener(listener)
        let registration = addEventListener(type, options, signal: signal) { event in try late.hear(event) }
        replay(type, options, latest: kept, to: late, registration)
        return registration
    }

    fileprivate func addEventListener<Detail: RetainedDetail, Owner: AnyObject>(
        _ type: EventType<Detail>, _ options: ListenerOptions, signal: AbortSignal?, latest kept: [RetainedEvents],
        owner: Owner, _ listener: @escaping (Owner, Event<Detail>) throws -> Void
    ) -> Registration {
        let late = LateListener<Detail> { [weak owner] event in
            if let owner { try listener(owner, event) }
        }
        let registration = addEventListener(type, options, signal: signal, owner: owner) { _, event in
            try late.hear(event)
        }
        replay(type, options, latest: kept, to: late, registration)
        return registration
    }

    private func replay<Detail>(
        _ type: EventType<Detail>, _ options: ListenerOptions, latest kept: [RetainedEvents],
        to late: LateListener<Detail>, _ registration: Registration
    ) {
        for retained in kept where registration.isActive {
            guard let event = retained.latest(type), late.isToHearAgain(event) else { continue }
            // Once is removed before its call.
            if options.contains(.once) { registration.remove() }
            replay(event, to: late.listener)
        }
        late.isAttaching = false
    }
}
