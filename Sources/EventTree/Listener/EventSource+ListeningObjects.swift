/// Listening by objects, which have identity. Each of the four comes with options and without, as do those for closures: an
/// unlabelled parameter with a default value cannot be left out before another unlabelled one.
extension EventSource {
    /// Lets an object listen to events of one type; the same object again, with the same `capture`, changes nothing.
    ///
    /// The node keeps the object until it is removed.
    @discardableResult
    public func addEventListener<Detail>(
        _ type: EventType<Detail>, _ options: ListenerOptions, signal: AbortSignal? = nil,
        _ listener: any EventListener
    ) -> Registration {
        let identity = ListenerIdentity(type, options, listener)
        return eventTarget.add(
            AnyListener(identity, options, listener), signal: signal, called: "\(Swift.type(of: listener))")
    }

    /// Lets an object listen to events of one type, without options; the same object again changes nothing.
    ///
    /// The node keeps the object until it is removed.
    @discardableResult
    public func addEventListener<Detail>(
        _ type: EventType<Detail>, signal: AbortSignal? = nil, _ listener: any EventListener
    ) -> Registration {
        addEventListener(type, [], signal: signal, listener)
    }

    /// Lets an object listen to every event; the same object again, with the same `capture`, changes nothing.
    ///
    /// The node keeps the object until it is removed.
    @discardableResult
    public func addEventListener(
        _ options: ListenerOptions, signal: AbortSignal? = nil, _ listener: any EventListener
    ) -> Registration {
        eventTarget.add(
            AnyListener(ListenerIdentity(options, listener), options, listener), signal: signal,
            called: "\(type(of: listener))")
    }

    /// Lets an object listen to every event, without options; the same object again changes nothing.
    ///
    /// The node keeps the object until it is removed.
    @discardableResult
    public func addEventListener(signal: AbortSignal? = nil, _ listener: any EventListener) -> Registration {
        addEventListener([], signal: signal, listener)
    }

    /// Ends an object's listening to events of one type; of `options` only `capture` counts, as on the web.
    public func removeEventListener<Detail>(
        _ type: EventType<Detail>, _ options: ListenerOptions, _ listener: any EventListener
    ) {
        eventTarget.removeListener(ListenerIdentity(type, options, listener))
    }

    /// Ends an object's listening to events of one type where it does not capture.
    public func removeEventListener<Detail>(_ type: EventType<Detail>, _ listener: any EventListener) {
        removeEventListener(type, [], listener)
    }

    /// Ends an object's listening to every event; of `options` only `capture` counts, as on the web.
    public func removeEventListener(_ options: ListenerOptions, _ listener: any EventListener) {
        eventTarget.removeListener(ListenerIdentity(options, listener))
    }

    /// Ends an object's listening to every event where it does not capture.
    public func removeEventListener(_ listener: any EventListener) { removeEventListener([], listener) }
}

extension EventTarget {
    fileprivate func removeListener(_ identity: ListenerIdentity) {
        if let number = listeners.number(of: identity) { removeListener(number) }
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

extension AnyListener {
    fileprivate convenience init(
        _ identity: ListenerIdentity, _ options: ListenerOptions, _ object: any EventListener
    ) {
        self.init(type: identity.type, name: identity.name, options, identity: identity, object.handleEvent)
    }
}
