/// https://dom.spec.whatwg.org/#concept-event-dispatch
///
/// Steps about activation behaviour, touch targets, related targets and legacy event types do not apply: such events do
/// not exist here. They are named where they would stand.
extension EventTarget {
    /// Dispatches an event at this node, along the path that was begun for it.
    ///
    /// The caller then settles the event if anybody kept it, and ends with ``finishDispatch(along:)``.
    @usableFromInline
    func dispatch(_ view: EventView, along path: EventPath) -> Bool {
        enter(view.state, path)
        // Steps 2 to 5 (target override, activation target, related target) do not apply.
        // Steps 6.1 to 6.9 built the path; 6.10 and 6.11 are `EventPath.clearsTarget`; 6.12 does not apply.
        if path.count == 0 {
            reportNesting(of: view)
        } else if path.isHeard {
            // Step 6.13.
            capture(view, along: path)
            // Step 6.14.
            bubble(view, along: path)
        }
        leave(view.state)
        // Step 11 is `settle`; step 12 (activation behaviour) does not apply. Step 13.
        return !view.state.flags.contains(.canceled)
    }

    /// Step 1, and the event's time.
    private func enter(_ state: EventState, _ path: EventPath) {
        state.flags.insert(.dispatch)
        guard path.count > 0 else { return }
        state.path = path
        state.dispatchCount &+= 1
        // DEVIATION: the standard stamps an event when it is made; here it is when it is first dispatched, since only then
        // there is a tree and its clock. For `dispatchEvent(detail)` both are one moment.
        if state.timeStamp.isNaN {
            state.timeStamp = path.timeStamp.isNaN ? EventClock.systemMilliseconds() : path.timeStamp
        }
    }

    /// Steps 7 to 10.
    private func leave(_ state: EventState) {
        state.phase = .none
        // Steps 8 and 9.
        state.liveCurrentTarget = nil
        state.liveTarget = nil
        state.path = nil
        state.flags.subtract([.dispatch, .stopPropagation, .stopImmediatePropagation])
    }

    /// Step 11: what is left of an event that somebody still holds, its target unless that lay in a shadow tree.
    @usableFromInline
    func settle(_ state: EventState, along path: EventPath) {
        let last = path.count - 1
        guard last >= 0 else { return }
        state.settledTarget = path.clearsTarget ? nil : path.node(at: Int(path[last].targetIndex))
        state.settledOriginName = path.innermostNode(seenFrom: path[last].node)?.name
    }

    /// Step 6.13: from the outermost node inwards, the listeners that capture.
    private func capture(_ view: EventView, along path: EventPath) {
        // OPTIMIZATION: no node on the path captures this type, and no code ran since it was filled that could add one.
        guard path.isCaptured else { return }
        for index in stride(from: path.count - 1, through: 0, by: -1) {
            // Step 6.13.1.
            view.state.phase = path.isTarget(index) ? .atTarget : .capturing
            invoke(view, at: index, of: path, capturing: true)
        }
    }

    /// Step 6.14: from the target outwards, the listeners that do not capture.
    private func bubble(_ view: EventView, along path: EventPath) {
        let bubbles = view.state.flags.contains(.bubbles)
        let count = path.count
        var index = 0
        while index < count {
            let isTarget = path.isTarget(index)
            // Steps 6.14.1 and 6.14.2.
            if isTarget || bubbles {
                view.state.phase = isTarget ? .atTarget : .bubbling
                invoke(view, at: index, of: path, capturing: false)
            }
            // OPTIMIZATION: nodes without a listener for the type are skipped, unless somebody added one since the path was
            // begun.
            index = additions == path.additions ? Int(path[index].nextHeard) : index + 1
        }
    }
}

/// The time between a dispatch's beginning and its end: what the path names is not freed.
extension EventTarget {
    /// Begins a dispatch here: protects what a path may name, then fills the path. An empty one is nested too deep.
    ///
    /// The caller ends with ``finishDispatch(along:)``, whatever happens.
    ///
    /// - Parameter needsTime: Whether the event has no time yet.
    func beginDispatch(composed: Bool, heardBit: UInt64, needsTime: Bool) -> EventPath {
        refreshTree()
        // Sound: `storedTree` holds the scope, and no code of the app runs inside.
        let (isTooDeep, usesSystemClock, spare) = treeReference._withUnsafeGuaranteedRef { tree in
            tree.inFlight &+= 1
            return (tree.inFlight > Self.nestedDispatchLimit, tree.clock.isSystem, tree.takeSparePath())
        }
        let path = spare ?? EventPath(capacity: 32)
        if isTooDeep {
            path.isHeard = true
            return path
        }
        // A clock of the app's may change the tree, so it is read before the path is filled.
        path.timeStamp = usesSystemClock || !needsTime ? .nan : clock.now()
        path.additions = additions
        path.hasLookedForSlots = false
        guard path.fill(from: self, composed: composed, heardBit: heardBit) else {
            return longerPath(than: path, composed: composed, heardBit: heardBit)
        }
        if path.hasLookedForSlots { lookForAdditions(path) }
        return path
    }

    /// Fills paths of growing length until one is long enough.
    private func longerPath(than path: EventPath, composed: Bool, heardBit: UInt64) -> EventPath {
        var path = path
        repeat {
            path.clear()
            path = EventPath(extending: path)
        } while !path.fill(from: self, composed: composed, heardBit: heardBit)
        if path.hasLookedForSlots { lookForAdditions(path) }
        return path
    }

    /// To look for slots may have run code of the app, which may have added a listener.
    private func lookForAdditions(_ path: EventPath) {
        guard additions != path.additions else { return }
        path.isHeard = true
        path.isCaptured = true
    }

    /// Ends a dispatch: the path may be invalid from now on, and its buffer is kept for the next one.
    @usableFromInline
    func finishDispatch(along path: consuming EventPath) {
        // Releasing a slot may run code of the app, so the dispatch still protects what that might free.
        path.clear()
        refreshTree()
        // Sound: `storedTree` holds the scope, and no code of the app runs inside: a spare path holds nothing.
        let isAwaited = treeReference._withUnsafeGuaranteedRef { tree in
            tree.sparePath = path
            tree.inFlight &-= 1
            return tree.inFlight == 0 && tree.isAwaited
        }
        if isAwaited { tree.becomeIdle() }
    }

    /// Makes `treeReference` the scope of the tree as it is now. Runs no code of the app.
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

extension EventPath {
    /// Steps 6.10 and 6.11: whether the event forgets its target, because that lies in a shadow tree.
    ///
    /// OPTIMIZATION: the last target's root is a shadow root exactly if the path ends at one. A composed event leaves every
    /// shadow tree, and the next host becomes the last target; one that is not composed ends at its first target's root.
    var clearsTarget: Bool { node(at: count - 1).isShadowRoot }
}
