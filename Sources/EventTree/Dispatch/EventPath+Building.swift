/// Steps 6.3 to 6.9 of https://dom.spec.whatwg.org/#concept-event-dispatch: the path from a target outwards.
extension EventPath {
    /// Fills the path, which is clear; `false` if it ran out of room, to be tried again with a longer one.
    ///
    /// Changes nothing and retains nothing but slots. To look for a slot retains nodes for a moment, whose last other
    /// reference may be dropped meanwhile: so code of the app may run, and the dispatch must have begun.
    func fill(from target: EventTarget, composed: Bool, heardBit: UInt64) -> Bool {
        var heard: UInt64 = 0
        var captured: UInt64 = 0
        var lastHeard = 0
        // Step 6.3: the target is the first entry and its own shadow-adjusted target.
        var targetIndex = 0
        // How many shadow trees the path has entered through a slot and not left yet. Inside one, the target's root is a
        // shadow-including inclusive ancestor of every node, and still is of the host when the path leaves it again.
        var enteredTrees = 0
        var next: Unmanaged<EventTarget>? = Unmanaged.passUnretained(target)
        while let node = next {
            if count == capacity { return false }
            let index = count
            append(node, targetIndex: targetIndex)
            // Sound: the dispatch has begun and the node is on its path.
            node._withUnsafeGuaranteedRef { node in
                heard |= node.heardTypes
                captured |= node.capturedTypes
                // OPTIMIZATION: silent nodes are skipped; see `EventTarget.bubble`.
                if node.heardTypes & heardBit != 0, index > 0 {
                    setNextHeard(of: lastHeard, to: index)
                    lastHeard = index
                }
                next = parent(
                    of: node, at: index, composed: composed, enteredTrees: &enteredTrees, targetIndex: &targetIndex)
            }
        }
        isHeard = heard & heardBit != 0
        isCaptured = captured & heardBit != 0
        return true
    }

    /// Get the parent, with steps 6.9.1 to 6.9.8 for the entry that comes next.
    @inline(__always)
    private func parent(
        of node: EventTarget, at index: Int, composed: Bool, enteredTrees: inout Int, targetIndex: inout Int
    ) -> Unmanaged<EventTarget>? {
        guard let up = node.up else { return nil }
        if node.isShadowRoot {
            if node.kind == .closedShadowRoot { hasClosedTrees = true }
            if enteredTrees > 0 {
                // Step 6.9.6: the path came through a slot, so the host belongs to the target's own tree.
                enteredTrees -= 1
            } else {
                // A shadow root's parent is null if the event is not composed and the root is that of the first target.
                guard composed else {
                    if hasSlots { endsInClosedTree = node.isInClosedTree }
                    return nil
                }
                // Step 6.9.8: outside the shadow tree its host is the target.
                targetIndex = index + 1
            }
            return up
        }
        // A slottable's parent is the slot it is assigned to, otherwise its parent node.
        guard up._withUnsafeGuaranteedRef({ $0.hasShadow }) else { return up }
        hasLookedForSlots = true
        guard let slot = node.findSlot() else { return up }
        // Step 6.9.1.
        keep(slot, inClosedTree: node.holder?.attachedShadow?.kind == .closedShadowRoot)
        enteredTrees += 1
        return Unmanaged.passUnretained(slot)
    }
}
