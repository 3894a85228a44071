extension EventSource {
    /// Listens to events of one type.
    ///
    /// ```swift
    /// checkout.addEventListener(.paymentSuccess) { event in show(event.detail.payment.id) }
    /// ```
    ///
    /// The listener runs in the tree's isolation domain, synchronously, in order of registration. What it throws is
    /// reported and stops nothing. It ends with the node, with `signal`, or when the registration is removed, *not* when
    /// the registration is dropped. The web counterpart is `addEventListener`.
    ///
    /// - Returns: The registration, by which the listener can be removed.
    @discardableResult @inlinable
    public func addEventListener<Detail>(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], signal: AbortSignal? = nil,
        _ listener: @escaping (Event<Detail>) throws -> Void
    ) -> Registration {
        eventTarget.add(
            Listener(type: ObjectIdentifier(Detail.self), name: type.givenName, options: options) { view in
                try listener(Event(view: view))
            }, signal: signal)
    }

    /// Listens to events of one type for as long as `owner` lives.
    ///
    /// The owner is held weakly and handed to the listener, so that the listener needs no capture of its own:
    ///
    /// ```swift
    /// checkout.addEventListener(.paymentSuccess, owner: self) { controller, event in controller.show(event) }
    /// ```
    @discardableResult @inlinable
    public func addEventListener<Detail, Owner: AnyObject>(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], signal: AbortSignal? = nil, owner: Owner,
        _ listener: @escaping (Owner, Event<Detail>) throws -> Void
    ) -> Registration {
        eventTarget.add(
            Listener(
                type: ObjectIdentifier(Detail.self), name: type.givenName, options: options, owner: WeakOwner(owner)
            ) { [weak owner] view in
                if let owner { try listener(owner, Event(view: view)) }
            }, signal: signal)
    }

    /// Listens to every event, in order of registration with the listeners of one type.
    @discardableResult
    public func addEventListener(
        _ options: ListenerOptions = [], signal: AbortSignal? = nil, _ listener: @escaping (AnyEvent) throws -> Void
    ) -> Registration {
        eventTarget.add(
            Listener(type: nil, name: nil, options: options) { view in try listener(AnyEvent(view: view)) },
            signal: signal)
    }

    /// Listens to every event for as long as `owner` lives; the owner is held weakly and handed to the listener.
    @discardableResult
    public func addEventListener<Owner: AnyObject>(
        _ options: ListenerOptions = [], signal: AbortSignal? = nil, owner: Owner,
        _ listener: @escaping (Owner, AnyEvent) throws -> Void
    ) -> Registration {
        eventTarget.add(
            Listener(type: nil, name: nil, options: options, owner: WeakOwner(owner)) { [weak owner] view in
                if let owner { try listener(owner, AnyEvent(view: view)) }
            }, signal: signal)
    }

    /// Lets an object listen to events of one type; the same object again, with the same `capture`, changes nothing.
    ///
    /// The node keeps the object until it is removed.
    @discardableResult
    public func addEventListener<Detail>(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], signal: AbortSignal? = nil,
        _ listener: any EventListener
    ) -> Registration {
        let identity = ListenerIdentity(type, options, listener)
        return eventTarget.add(Listener(identity, options, listener), signal: signal)
    }

    /// Lets an object listen to every event; the same object again, with the same `capture`, changes nothing.
    @discardableResult
    public func addEventListener(
        _ options: ListenerOptions = [], signal: AbortSignal? = nil, _ listener: any EventListener
    ) -> Registration {
        eventTarget.add(Listener(ListenerIdentity(options, listener), options, listener), signal: signal)
    }

    /// Ends an object's listening to events of one type; of `options` only `capture` counts, as on the web.
    public func removeEventListener<Detail>(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], _ listener: any EventListener
    ) {
        eventTarget.removeListener(ListenerIdentity(type, options, listener))
    }

    /// Ends an object's listening to every event; of `options` only `capture` counts, as on the web.
    public func removeEventListener(_ options: ListenerOptions = [], _ listener: any EventListener) {
        eventTarget.removeListener(ListenerIdentity(options, listener))
    }
}

extension ListenerIdentity {
    fileprivate init<Detail>(_ type: EventType<Detail>, _ options: ListenerOptions, _ object: any EventListener) {
        self.init(
            type: ObjectIdentifier(Detail.self), name: type.givenName, object: ObjectIdentifier(object),
            capture: options.contains(.capture))
    }

    fileprivate init(_ options: ListenerOptions, _ object: any EventListener) {
        self.init(type: nil, name: nil, object: ObjectIdentifier(object), capture: options.contains(.capture))
    }
}

extension Listener {
    fileprivate convenience init(
        _ identity: ListenerIdentity, _ options: ListenerOptions, _ object: any EventListener
    ) {
        self.init(type: identity.type, name: identity.name, options: options, identity: identity) { view in
            try object.handleEvent(AnyEvent(view: view))
        }
    }
}

extension EventTarget {
    /// https://dom.spec.whatwg.org/#add-an-event-listener
    @usableFromInline
    func add(_ listener: Listener, signal: AbortSignal?) -> Registration {
        // Step 2: an aborted signal's listener is not added.
        if let signal, signal.aborted { return Registration(target: self, number: 0) }
        // Steps 3 and 4 (null callbacks, default passive) do not apply: there are no such callbacks or events here.
        let ended = listeners.removeOrphansIfDue()
        defer { withExtendedLifetime(ended) {} }
        // Step 5.
        let registration = Registration(target: self, number: listeners.add(listener))
        heardTypes |= listener.heardBit
        if listener.traits.contains(.capture) { capturedTypes |= listener.heardBit }
        tree.heardTypes |= listener.heardBit
        tree.additions += 1
        // Step 6: a signal that is given with a listener already there removes nothing, as on the web.
        if let signal, listener.number == registration.number { signal.add(registration) }
        return registration
    }

    /// https://dom.spec.whatwg.org/#remove-an-event-listener
    func removeListener(_ number: UInt64) {
        let removed = listeners.remove(number)
        defer { withExtendedLifetime(removed) {} }
        guard removed != nil, listeners.isDense else { return }
        heardTypes = listeners.heardTypes
        capturedTypes = listeners.capturedTypes
    }

    fileprivate func removeListener(_ identity: ListenerIdentity) {
        if let number = listeners.number(of: identity) { removeListener(number) }
    }
}
