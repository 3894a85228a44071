/// Why an event cannot be dispatched. The web counterpart is `InvalidStateError`.
public enum DispatchError: Error, Sendable, Hashable {
    /// The event is being dispatched; it can be dispatched again afterwards.
    case eventIsInFlight
}

extension EventSource {
    /// Dispatches an event with this detail here, and tells whether its default action may go on.
    ///
    /// Every listener has run when it returns. Nothing is allocated where no listener may hear the event.
    ///
    /// - Returns: `false` exactly when a listener called `preventDefault()` with effect, as on the web.
    @discardableResult @inlinable
    public func dispatchEvent<Detail: EventDetail>(_ detail: Detail, provenance: Provenance = .app) -> Bool {
        let target = eventTarget
        guard let path = target.openPath(to: ObjectIdentifier(Detail.self), composed: Detail.composed) else {
            return true
        }
        var state = DetailState(
            detail, flags: EventInit(of: Detail.self), timeStamp: .nan, provenance: provenance, answers: nil)
        let goesOn = target.dispatch(EventView(state: state), along: path)
        // OPTIMIZATION: what an event looks like after its dispatch matters only if a listener kept it.
        if !isKnownUniquelyReferenced(&state) { target.settle(state, along: path) }
        target.finishDispatch(along: path)
        return goesOn
    }

    /// Dispatches an event here, and tells whether its default action may go on.
    ///
    /// - Returns: `false` exactly when the event is prevented, as on the web.
    /// - Throws: ``DispatchError/eventIsInFlight`` if the event is being dispatched.
    @discardableResult @inlinable
    public func dispatchEvent<Detail>(_ event: Event<Detail>) throws(DispatchError) -> Bool {
        try eventTarget.dispatch(event.view)
    }

    /// Dispatches an event whose type is erased.
    ///
    /// - Returns: `false` exactly when the event is prevented, as on the web.
    /// - Throws: ``DispatchError/eventIsInFlight`` if the event is being dispatched.
    @discardableResult
    public func dispatchEvent(_ event: AnyEvent) throws(DispatchError) -> Bool {
        try eventTarget.dispatch(event.view)
    }
}

extension EventTarget {
    /// The path from here outwards, or `nil` if nobody on it may hear the type: a superset of the truth, read from masks.
    ///
    /// OPTIMIZATION: the answer "nobody" is two loads and a test of a mask. It is not inlined where an event is dispatched:
    /// what other modules read of a class is checked for exclusive access on every read, which costs more than the call.
    /// A dispatch that nobody hears took 5.3 ns before it was cut to this and 4.3 after, 15.5 inlined.
    @usableFromInline
    func openPath(to type: ObjectIdentifier, composed: Bool) -> EventPath? {
        let bit = type.heardBit
        // A scope that was merged into another hears everything, and `heardPath` looks at the other.
        return mayBeHeard(bit) ? heardPath(composed: composed, heardBit: bit) : nil
    }

    @inline(__always)
    private func mayBeHeard(_ bit: UInt64) -> Bool {
        // Sound: `storedTree` holds the scope.
        treeReference._withUnsafeGuaranteedRef { $0.heardTypes & bit != 0 }
    }

    // OPTIMIZATION: a function of its own, so that the answer "nobody" above needs no frame for what stands here.
    @inline(never)
    private func heardPath(composed: Bool, heardBit: UInt64) -> EventPath? {
        refreshTree()
        guard mayBeHeard(heardBit) else { return nil }
        let path = buildPath(composed: composed, heardBit: heardBit)
        if path.isHeard { return path }
        returnPath(path)
        return nil
    }

    /// https://dom.spec.whatwg.org/#dom-eventtarget-dispatchevent
    @usableFromInline
    func dispatch(_ view: EventView) throws(DispatchError) -> Bool {
        // Step 1: an event in flight is refused. Step 2 (isTrusted) does not apply.
        guard !view.state.flags.contains(.dispatch) else { throw .eventIsInFlight }
        let path = buildPath(
            composed: view.state.flags.contains(.composed), heardBit: view.state.type.heardBit)
        let goesOn = dispatch(view, along: path)
        settle(view.state, along: path)
        finishDispatch(along: path)
        return goesOn
    }

    private func buildPath(composed: Bool, heardBit: UInt64) -> EventPath {
        var path = takeSparePath() ?? EventPath(capacity: 32)
        while !path.fill(from: self, composed: composed, heardBit: heardBit) {
            path = EventPath(capacity: path.capacity * 4)
        }
        path.additions = additions
        return path
    }

    private func takeSparePath() -> EventPath? {
        refreshTree()
        return treeReference._withUnsafeGuaranteedRef { tree in
            defer { tree.sparePath = nil }
            return tree.sparePath
        }
    }

    /// Gives a path back for the next dispatch in this tree.
    func returnPath(_ path: EventPath) {
        path.clear()
        refreshTree()
        treeReference._withUnsafeGuaranteedRef { $0.sparePath = path }
    }

    /// Makes `treeReference` the scope of the tree as it is now.
    @inline(__always)
    func refreshTree() {
        if treeReference._withUnsafeGuaranteedRef({ $0.forward != nil }) { _ = tree }
    }

    /// How often a listener was added anywhere in the tree.
    var additions: Int {
        @inline(__always) get {
            refreshTree()
            return treeReference._withUnsafeGuaranteedRef { $0.additions }
        }
    }
}
