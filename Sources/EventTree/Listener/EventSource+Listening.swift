extension EventSource {
    /// Listens to events of one type.
    ///
    /// ```swift
    /// hub.addEventListener(.paymentSuccess) { event in self.show(event.detail.payment.id) }
    /// ```
    ///
    /// The listener runs in the tree's isolation domain, synchronously, in order of registration. What it throws is
    /// reported and stops nothing. It ends with the node, with `signal`, or when the registration is removed, *not* when
    /// the registration is dropped. The web counterpart is `addEventListener`.
    ///
    /// - Returns: The registration, by which the listener can be removed.
    @discardableResult @inlinable
    public func addEventListener<Detail>(
        _ type: EventType<Detail>, signal: AbortSignal? = nil, _ listener: @escaping (Event<Detail>) throws -> Void
    ) -> Registration {
        addEventListener(type, [], signal: signal, listener)
    }

    /// Listens to events of one type, with options: `.capture`, `.once`, `.passive`.
    @discardableResult @inlinable
    public func addEventListener<Detail>(
        _ type: EventType<Detail>, _ options: ListenerOptions, signal: AbortSignal? = nil,
        _ listener: @escaping (Event<Detail>) throws -> Void
    ) -> Registration {
        eventTarget.add(TypedListener(type, options, listener), signal: signal)
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
            TypedListener(type, options, owner: WeakOwner(owner)) { [weak owner] event in
                if let owner { try listener(owner, event) }
            }, signal: signal)
    }

    /// Listens to every event, in order of registration with the listeners of one type.
    @discardableResult
    public func addEventListener(
        signal: AbortSignal? = nil, _ listener: @escaping (AnyEvent) throws -> Void
    ) -> Registration {
        addEventListener([], signal: signal, listener)
    }

    /// Listens to every event, with options: `.capture`, `.once`, `.passive`.
    @discardableResult
    public func addEventListener(
        _ options: ListenerOptions, signal: AbortSignal? = nil, _ listener: @escaping (AnyEvent) throws -> Void
    ) -> Registration {
        eventTarget.add(AnyListener(options, listener), signal: signal)
    }

    /// Listens to every event for as long as `owner` lives; the owner is held weakly and handed to the listener.
    @discardableResult
    public func addEventListener<Owner: AnyObject>(
        _ options: ListenerOptions = [], signal: AbortSignal? = nil, owner: Owner,
        _ listener: @escaping (Owner, AnyEvent) throws -> Void
    ) -> Registration {
        eventTarget.add(
            AnyListener(options, owner: WeakOwner(owner)) { [weak owner] event in
                if let owner { try listener(owner, event) }
            }, signal: signal)
    }
}

extension EventTarget {
    /// https://dom.spec.whatwg.org/#add-an-event-listener
    @usableFromInline
    func add(_ listener: Listener, signal: AbortSignal?) -> Registration {
        add(listener, signal: signal, called: "closure")
    }

    /// The same, with what an observer of listener calls is told.
    func add(_ listener: Listener, signal: AbortSignal?, called name: @autoclosure () -> String) -> Registration {
        // Step 2: an aborted signal's listener is not added.
        if let signal, signal.aborted { return Registration(target: self, number: 0) }
        // Steps 3 and 4 (null callbacks, default passive) do not apply: there are no such callbacks or events here.
        if listeners.isLookDue { removeOrphans() }
        let listener = listener.observed(in: tree, called: name)
        // Step 5.
        let registration = Registration(target: self, number: listeners.add(listener))
        heardTypes |= listener.heardBit
        if listener.traits.contains(.capture) { capturedTypes |= listener.heardBit }
        let tree = tree
        tree.heardTypes |= listener.heardBit
        tree.additions += 1
        // Step 6: a signal that is given with a listener already there removes nothing, as on the web.
        if let signal, listener.number == registration.number { signal.add(registration) }
        return registration
    }

    /// Removes the listeners whose owners are gone.
    private func removeOrphans() {
        listeners.lookIsDone()
        let present = listeners.places
        for orphan in present.compactMap(\.listener).filter(\.isOrphaned) { removeListener(orphan.number) }
        listeners.lookIsDone()
    }

    /// https://dom.spec.whatwg.org/#remove-an-event-listener
    func removeListener(_ number: UInt64) {
        let removed = listeners.remove(number)
        defer { withExtendedLifetime(removed) {} }
        guard removed != nil, listeners.isDense else { return }
        heardTypes = listeners.heardTypes
        capturedTypes = listeners.capturedTypes
    }
}
