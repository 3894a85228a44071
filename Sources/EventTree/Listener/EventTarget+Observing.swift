/// What the modules above need beside what apps do.
extension EventTarget {
    /// Listens on behalf of the package: like a listener, but no app is listening by it, and ``listenerCount`` leaves it out.
    @discardableResult
    package func observe<Detail>(
        _ type: EventType<Detail>, _ options: ListenerOptions = [], _ observer: @escaping (Event<Detail>) -> Void
    ) -> Registration {
        add(TypedListener(type, options, isObserver: true, observer), signal: nil)
    }

    /// Hears every event on behalf of the package for as long as `owner` lives.
    package func observe<Owner: AnyObject>(
        _ options: ListenerOptions, owner: Owner, _ observer: @escaping (Owner, AnyEvent) -> Void
    ) {
        let listener = AnyListener(options, owner: WeakOwner(owner), isObserver: true) { [weak owner] event in
            if let owner { observer(owner, event) }
        }
        _ = add(listener, signal: nil)
    }

    /// Whether an app's listener on this node would hear an event of this type, whatever its phase.
    package func isListening<Detail>(to type: EventType<Detail>) -> Bool {
        let places = listeners.places
        return places.contains { place in
            guard let listener = place.listener, listener.isAppListening else { return false }
            return listener.type == ObjectIdentifier(Detail.self) || listener.type == nil
        }
    }

    /// Delivers a kept event once more, to one listener and outside any dispatch; what it throws is reported as ever.
    package func replay<Detail>(_ event: Event<Detail>, to listener: (Event<Detail>) throws -> Void) {
        let replayed = EventView(state: event.view.state, isReplay: true)
        do {
            try listener(Event(view: replayed))
        } catch {
            report(error, replayed)
        }
    }
}

extension EventInterface {
    /// Who asks, if the event is answered. It holds no ticket, so it keeps no decision open.
    package var answerSource: (any AnswerSource)? { view.state.answers }
}

extension Event {
    /// Whether the event is being dispatched.
    package var isInFlight: Bool { view.state.flags.contains(.dispatch) }

    /// How often the event was dispatched.
    package var dispatchCount: UInt32 { view.state.dispatchCount }
}
