/// Whether a shadow tree can be seen from outside.
public enum ShadowRootMode: Sendable, Hashable {
    /// The root is reachable through its host, and paths show the nodes inside.
    case open
    /// Nothing of the tree shows outside.
    case closed
}

extension EventTarget {
    /// Whether the node is a shadow root.
    public var isShadowRoot: Bool { kind == .openShadowRoot || kind == .closedShadowRoot }

    /// The host of a shadow root, which the root keeps alive; `nil` for any other node.
    public var host: EventTarget? { isShadowRoot ? holder : nil }

    /// The node's shadow root if it has one that is open, as on the web.
    public var shadowRoot: EventTarget? { attachedShadow?.kind == .openShadowRoot ? attachedShadow : nil }

    /// Gives the node a shadow tree and returns its root, which whoever asked for it owns.
    ///
    /// - Throws: ``HierarchyError/cannotAttachShadow`` if the node has a shadow root or is one.
    public func attachShadow(mode: ShadowRootMode = .open) throws(HierarchyError) -> EventTarget {
        guard !isShadowRoot, attachedShadow == nil else { throw .cannotAttachShadow }
        return makeShadowRoot(mode)
    }

    /// Gives a node that has no shadow root one.
    package func makeShadowRoot(_ mode: ShadowRootMode = .open) -> EventTarget {
        let root = EventTarget(
            name: "#shadow-root", kind: mode == .open ? .openShadowRoot : .closedShadowRoot, tree: tree)
        root.setHolder(self)
        attachedShadow = root
        hasShadow = true
        return root
    }

    /// The slot the node is shown in, if its parent's shadow root is open, as on the web.
    public var assignedSlot: EventTarget? {
        holder?.shadowRoot == nil ? nil : findSlot()
    }

    /// https://dom.spec.whatwg.org/#find-a-slot: the first slot of this node's name in the parent's shadow tree.
    func findSlot() -> EventTarget? {
        guard !isShadowRoot, let root = holder?.attachedShadow else { return nil }
        return root.firstSlot(named: wantedSlot)
    }

    /// The first slot of this name in tree order, this node included.
    private func firstSlot(named name: String, level: Int = 0) -> EventTarget? {
        if isSlot(named: name) { return self }
        if level == 64 { return firstSlotBelow(named: name) }
        let nodes = weakChildren
        return nodes.firstResult { $0.firstSlot(named: name, level: level + 1) }
    }

    /// The same below this node without recursion, since a tree may be deeper than the stack; it costs allocations.
    private func firstSlotBelow(named name: String) -> EventTarget? {
        var waiting: [EventTarget] = children.reversed()
        while let node = waiting.popLast() {
            if node.isSlot(named: name) { return node }
            waiting.append(contentsOf: node.children.reversed())
        }
        return nil
    }

    private func isSlot(named name: String) -> Bool { kind == .slot && slotName == name }
}
