/// Why a node cannot be put where it was asked to be. The web counterpart is `HierarchyRequestError`.
public enum HierarchyError: Error, Sendable, Hashable {
    /// The node is the new parent itself or holds it, directly, through its children or through a shadow root.
    case wouldContainItself
    /// A shadow root stays with its host.
    case shadowRootCannotMove
    /// A node has one shadow root at most, and shadow roots have none.
    case cannotAttachShadow
}

extension EventTarget {
    /// The parent; `nil` for the root of a tree and for a shadow root, which has a ``host`` instead.
    public var parent: EventTarget? { isShadowRoot ? nil : holder }

    /// The children that are alive, in tree order.
    public var children: [EventTarget] {
        let nodes = weakChildren
        return nodes.live
    }

    /// Puts a node, with all below it, at the end of this node's children, taking it from where it was.
    ///
    /// The node keeps this one alive from now on, not the other way round. A dispatch under way keeps its path.
    ///
    /// - Throws: ``HierarchyError`` if the node is or holds this one, or is a shadow root. The web counterpart is
    ///   `appendChild`.
    public func append(_ child: EventTarget) throws(HierarchyError) {
        guard !child.isShadowRoot else { throw .shadowRootCannotMove }
        guard !child.isHostIncludingInclusiveAncestor(of: self) else { throw .wouldContainItself }
        // Nothing is released before the child is in its place: code of the app could make a cycle of what was just checked.
        let former = child.detach()
        let joined = child.place(in: self)
        withExtendedLifetime((former, joined)) {}
    }

    /// Takes the node, with all below it, from its parent; nothing happens if it has none or is a shadow root.
    ///
    /// A dispatch under way keeps its path. The web counterpart is `remove`.
    public func remove() {
        let former = detach()
        withExtendedLifetime(former) {}
    }

    /// What a change of the tree no longer needs: releasing it may run code of the app, so that is done last.
    struct Released {
        var parent: EventTarget?
        var seen: [EventTarget] = []
        var clock: EventClock?
    }

    /// Takes the node from its parent, if it has one.
    private func detach() -> Released {
        guard let parent else { return Released() }
        tree.keep(parent)
        let seen = parent.weakChildren.remove(childNumber)
        setHolder(nil)
        return Released(parent: parent, seen: seen)
    }

    /// Puts the node, which has no parent and does not hold `parent`, at the end of the parent's children.
    func place(in parent: EventTarget) -> Released {
        setHolder(parent)
        let clock = joinTree(of: parent)
        let seen = parent.weakChildren.append(self)
        childNumber = parent.weakChildren.lastNumber
        return Released(seen: seen, clock: clock)
    }

    /// https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor
    private func isHostIncludingInclusiveAncestor(of node: EventTarget) -> Bool {
        var next: EventTarget? = node
        while let current = next {
            if current === self { return true }
            next = current.holder
        }
        return false
    }
}
