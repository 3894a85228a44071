/// Why an event cannot be dispatched. The web counterpart is `InvalidStateError`.
public enum DispatchError: Error, Sendable, Hashable {
    /// The event is being dispatched; it can be dispatched again afterwards.
    case eventIsInFlight
}

extension EventSource {
    /// Dispatches a new event with this detail here.
    ///
    /// Every listener has run when it returns. Nothing is allocated where no listener may hear the event. Inside
    /// ``EventTarget/nestedDispatchLimit`` other dispatches of the tree the event is not dispatched, which is reported as a
    /// ``ListenerFailure``. The web counterpart is `dispatchEvent(new CustomEvent(type, init))`.
    ///
    /// - Returns: `false` exactly when a listener called `preventDefault()` with effect, as on the web: the default action
    ///   must not go on.
    @discardableResult @inlinable
    public func dispatchEvent<Detail: EventDetail>(_ detail: Detail, provenance: Provenance = .app) -> Bool {
        // Before the dispatch begins: a detail's static members are code of the app.
        eventTarget.dispatch(detail, EventInit(of: Detail.self), timeStamp: .nan, provenance, answers: nil)
    }

    /// Dispatches a new event with this detail here, which travels in its own way, happened elsewhere or is answered.
    ///
    /// - Parameters:
    ///   - detail: What the event says.
    ///   - flags: How it travels; as its detail states if that is `nil`.
    ///   - timeStamp: Milliseconds, for an event that happened elsewhere; by default the tree's clock now.
    ///   - provenance: Where the event came from.
    ///   - answers: Who asks, if listeners shall answer.
    /// - Returns: `false` exactly when a listener called `preventDefault()` with effect, as on the web.
    @discardableResult @inlinable
    public func dispatchEvent<Detail: EventDetail>(
        _ detail: Detail, _ flags: EventInit?, timeStamp: Double? = nil, provenance: Provenance = .app,
        answers: (any AnswerSource)? = nil
    ) -> Bool {
        let flags = flags ?? EventInit(of: Detail.self)
        return eventTarget.dispatch(detail, flags, timeStamp: timeStamp ?? .nan, provenance, answers: answers)
    }

    /// Dispatches an event here that was made before, and possibly dispatched.
    ///
    /// - Returns: `false` exactly when the event is prevented, as on the web.
    /// - Throws: ``DispatchError/eventIsInFlight`` if the event is being dispatched.
    @discardableResult @inlinable
    public func dispatchEvent<Detail>(_ event: Event<Detail>) throws(DispatchError) -> Bool {
        try eventTarget.dispatch(event.view)
    }

    /// Dispatches an event whose type is erased, likewise.
    ///
    /// - Returns: `false` exactly when the event is prevented, as on the web.
    /// - Throws: ``DispatchError/eventIsInFlight`` if the event is being dispatched.
    @discardableResult
    public func dispatchEvent(_ event: AnyEvent) throws(DispatchError) -> Bool {
        try eventTarget.dispatch(event.view)
    }
}

extension EventTarget {
    /// Dispatches a new event here; a time that is not a number is taken from the tree's clock.
    @inlinable @inline(__always)
    func dispatch<Detail: EventDetail>(
        _ detail: Detail, _ flags: EventInit, timeStamp: Double, _ provenance: Provenance,
        answers: (any AnswerSource)?
    ) -> Bool {
        guard
            let path = openPath(
                to: ObjectIdentifier(Detail.self), composed: flags.isComposed, needsTime: timeStamp.isNaN)
        else { return true }
        var state = DetailState(
            detail, flags: flags, timeStamp: timeStamp, provenance: provenance, answers: answers)
        let goesOn = dispatch(EventView(state: state), along: path)
        // OPTIMIZATION: what an event looks like after its dispatch matters only if a listener kept it.
        if !isKnownUniquelyReferenced(&state) { settle(state, along: path) }
        finishDispatch(along: path)
        return goesOn
    }

    /// Begins a dispatch from here outwards; `nil` if nobody on the path may hear the type, which is read from masks.
    ///
    /// OPTIMIZATION: the answer "nobody" is two loads and a test of a mask. It is not inlined where an event is dispatched:
    /// what other modules read of a class is checked for exclusive access on every read, which costs more than the call.
    /// A dispatch that nobody hears took 5.3 ns before it was cut to this and 4.3 after, 15.5 inlined.
    @usableFromInline
    func openPath(to type: ObjectIdentifier, composed: Bool, needsTime: Bool) -> EventPath? {
        let bit = type.heardBit
        // A scope that was merged into another hears everything, and `heardPath` looks at the other.
        return mayBeHeard(bit) ? heardPath(composed: composed, heardBit: bit, needsTime: needsTime) : nil
    }

    @inline(__always)
    private func mayBeHeard(_ bit: UInt64) -> Bool {
        // Sound: `storedTree` holds the scope.
        treeReference._withUnsafeGuaranteedRef { $0.heardTypes & bit != 0 }
    }

    // OPTIMIZATION: a function of its own, so that the answer "nobody" above needs no frame for it.
    @inline(never)
    private func heardPath(composed: Bool, heardBit: UInt64, needsTime: Bool) -> EventPath? {
        refreshTree()
        guard mayBeHeard(heardBit) else { return nil }
        let path = beginDispatch(composed: composed, heardBit: heardBit, needsTime: needsTime)
        if path.isHeard { return path }
        finishDispatch(along: path)
        return nil
    }

    /// https://dom.spec.whatwg.org/#dom-eventtarget-dispatchevent
    @usableFromInline
    func dispatch(_ view: EventView) throws(DispatchError) -> Bool {
        let state = view.state
        // Step 1: an event in flight is refused. Step 2 (isTrusted) does not apply.
        guard !state.flags.contains(.dispatch) else { throw .eventIsInFlight }
        state.flags.insert(.dispatch)
        let path = beginDispatch(
            composed: state.flags.contains(.composed), heardBit: state.type.heardBit,
            needsTime: state.timeStamp.isNaN)
        let goesOn = dispatch(view, along: path)
        settle(state, along: path)
        finishDispatch(along: path)
        return goesOn
    }
}
