/// The standard's dispatch, as naive as it can be written.
extension ModelEvent {
    /// https://dom.spec.whatwg.org/#concept-event-dispatch
    func dispatch(at first: ModelNode, report: () -> Void) -> Bool {
        dispatchFlag = true
        buildPath(from: first)
        let last = path.last { $0.shadowAdjustedTarget != nil }
        let clearTargets = last?.shadowAdjustedTarget?.root.isShadowRoot == true
        for index in path.indices.reversed() {
            phase = path[index].shadowAdjustedTarget != nil ? 2 : 1
            invoke(at: index, capturing: true, report)
        }
        for index in path.indices {
            if path[index].shadowAdjustedTarget != nil { phase = 2 } else if bubbles { phase = 3 } else { continue }
            invoke(at: index, capturing: false, report)
        }
        phase = 0
        currentTarget = nil
        path = []
        dispatchFlag = false
        stopPropagation = false
        stopImmediatePropagation = false
        if clearTargets { target = nil }
        return !canceled
    }

    /// Steps 6.3 to 6.9.
    private func buildPath(from first: ModelNode) {
        var target = first
        append(first, shadowAdjustedTarget: first, slotInClosedTree: false)
        var slottable = first.assignedSlot != nil ? first : nil
        var slotInClosedTree = false
        var parent = getTheParent(of: first)
        while let node = parent {
            if slottable != nil {
                slottable = nil
                if node.root.shape == .closedRoot { slotInClosedTree = true }
            }
            if node.assignedSlot != nil { slottable = node }
            if target.root.isShadowIncludingInclusiveAncestor(of: node) {
                append(node, shadowAdjustedTarget: nil, slotInClosedTree: slotInClosedTree)
            } else {
                target = node
                append(node, shadowAdjustedTarget: node, slotInClosedTree: slotInClosedTree)
            }
            parent = getTheParent(of: node)
            slotInClosedTree = false
        }
    }

    /// https://dom.spec.whatwg.org/#get-the-parent for nodes and for shadow roots.
    private func getTheParent(of node: ModelNode) -> ModelNode? {
        guard node.isShadowRoot else { return node.assignedSlot ?? node.parent }
        return !composed && path[0].invocationTarget.root === node ? nil : node.parent
    }

    /// https://dom.spec.whatwg.org/#concept-event-path-append
    private func append(_ node: ModelNode, shadowAdjustedTarget: ModelNode?, slotInClosedTree: Bool) {
        path.append(
            Struct(
                invocationTarget: node, shadowAdjustedTarget: shadowAdjustedTarget,
                rootOfClosedTree: node.shape == .closedRoot, slotInClosedTree: slotInClosedTree,
                roots: node.roots))
    }

    /// https://dom.spec.whatwg.org/#concept-event-listener-invoke and inner invoke.
    private func invoke(at index: Int, capturing: Bool, _ report: () -> Void) {
        target = path[...index].last { $0.shadowAdjustedTarget != nil }?.shadowAdjustedTarget
        if stopPropagation { return }
        let node = path[index].invocationTarget
        currentTarget = node
        for listener in node.listeners where !listener.removed {
            if let type = listener.type, type != kind { continue }
            if listener.options.capture != capturing { continue }
            if listener.options.once { node.remove(listener) }
            if listener.options.passive { inPassiveListener = true }
            do { try listener.callback(self) } catch { report() }
            inPassiveListener = false
            if stopImmediatePropagation { return }
        }
    }

    /// https://dom.spec.whatwg.org/#set-the-canceled-flag
    func preventDefault() { if cancelable, !inPassiveListener { canceled = true } }

    /// https://dom.spec.whatwg.org/#dom-event-composedpath
    func composedPath() -> [ModelNode] {
        guard let current = currentTarget, let at = path.firstIndex(where: { $0.invocationTarget === current }) else {
            return []
        }
        // The level of a struct is how many closed trees it is in, counted from the outside.
        var currentLevel = 0
        for index in path.indices.reversed() {
            if path[index].rootOfClosedTree { currentLevel += 1 }
            if index == at { break }
            if path[index].slotInClosedTree { currentLevel -= 1 }
        }
        var composed = [current]
        var (level, highest) = (currentLevel, currentLevel)
        for index in path.indices.prefix(at).reversed() {
            if path[index].rootOfClosedTree { level += 1 }
            if level <= highest { composed.insert(path[index].invocationTarget, at: 0) }
            if path[index].slotInClosedTree { (level, highest) = (level - 1, min(level - 1, highest)) }
        }
        (level, highest) = (currentLevel, currentLevel)
        for index in path.indices.dropFirst(at + 1) {
            if path[index].slotInClosedTree { level += 1 }
            if level <= highest { composed.append(path[index].invocationTarget) }
            if path[index].rootOfClosedTree { (level, highest) = (level - 1, min(level - 1, highest)) }
        }
        return composed.filter { isShownByTheBrowser($0, from: path[at]) }
    }

    /// DEVIATION: what stands in a closed tree shows only to its own tree, to those around that and to those inside.
    private func isShownByTheBrowser(_ node: ModelNode, from current: Struct) -> Bool {
        guard let entry = path.first(where: { $0.invocationTarget === node }) else { return false }
        return !entry.roots.contains { $0.shape == .closedRoot }
            || current.roots.contains { $0 === entry.roots.first }
            || entry.roots.contains { $0 === current.roots.first }
    }
}

extension ModelNode {
    /// https://dom.spec.whatwg.org/#remove-an-event-listener
    func remove(_ listener: ModelListener) {
        listener.removed = true
        listeners.removeAll { $0 === listener }
    }
}
