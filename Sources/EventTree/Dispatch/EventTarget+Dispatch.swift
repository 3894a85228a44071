/// https://dom.spec.whatwg.org/#concept-event-dispatch
///
/// Steps about activation behaviour, touch targets, related targets and legacy event types do not apply: such events do
/// not exist here. They are named where they would stand.
extension EventTarget {
    /// Dispatches an event at this node, along the path that was built for it.
    ///
    /// The caller then settles the event if anybody kept it, and ends with ``finishDispatch(along:)``.
    @usableFromInline
    func dispatch(_ view: EventView, along path: EventPath) -> Bool {
        let state = view.state
        // Step 1.
        state.flags.insert(.dispatch)
        state.path = path
        state.dispatchCount &+= 1
        beginDispatch(state)
        // Steps 2 to 5 (target override, activation target, related target) do not apply.
        // Steps 6.1 to 6.9 built the path; 6.10 and 6.11 are `EventPath.clearsTarget`; 6.12 does not apply.
        if path.isHeard {
            // Step 6.13.
            capture(view, along: path)
            // Step 6.14.
            bubble(view, along: path)
        }
        // Step 7.
        state.phase = .none
        // Steps 8 and 9.
        state.liveCurrentTarget = nil
        state.liveTarget = nil
        state.path = nil
        // Step 10.
        state.flags.subtract([.dispatch, .stopPropagation, .stopImmediatePropagation])
        // Step 11 is `settle`; step 12 (activation behaviour) does not apply. Step 13.
        return !state.flags.contains(.canceled)
    }

    /// Step 11: what is left of an event that somebody still holds, its target unless that lay in a shadow tree.
    @usableFromInline
    func settle(_ state: EventState, along path: EventPath) {
        let last = path.count - 1
        state.settledTarget = path.clearsTarget ? nil : path.node(at: Int(path[last].targetIndex))
        state.settledOriginName = path.innermostNode(seenFrom: path[last].node)?.name
    }

    /// Step 6.13: from the outermost node inwards, the listeners that capture.
    private func capture(_ view: EventView, along path: EventPath) {
        // OPTIMIZATION: no node on the path captures this type, and no code runs before the next phase that could add one.
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
            // built.
            index = additions == path.additions ? Int(path[index].nextHeard) : index + 1
        }
    }

    @inline(__always)
    private func beginDispatch(_ state: EventState) {
        refreshTree()
        treeReference._withUnsafeGuaranteedRef { tree in
            tree.dispatchBegins()
            // DEVIATION: the standard stamps an event when it is made; here it is when it is first dispatched, since only
            // then there is a tree and its clock. For `dispatchEvent(detail)` both are one moment.
            if state.timeStamp.isNaN { state.timeStamp = tree.clock.now() }
        }
    }

    /// Lets go of the path, which may be invalid from now on, and keeps its buffer for the next dispatch.
    @usableFromInline
    func finishDispatch(along path: EventPath) {
        refreshTree()
        treeReference._withUnsafeGuaranteedRef { $0.dispatchEnds() }
        returnPath(path)
    }
}

extension EventPath {
    /// Steps 6.10 and 6.11: whether the event forgets its target, because that lies in a shadow tree.
    ///
    /// OPTIMIZATION: the last target's root is a shadow root exactly if the path ends at one. A composed event leaves every
    /// shadow tree, and the next host becomes the last target; one that is not composed ends at its first target's root.
    var clearsTarget: Bool { node(at: count - 1).isShadowRoot }
}
