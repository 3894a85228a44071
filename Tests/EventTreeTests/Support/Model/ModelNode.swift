/// A node of the reference model: plain arrays, strong references, nothing remembered that can be computed.
final class ModelNode {
    let id: Int
    let shape: Script.Shape
    var slot: String
    var parent: ModelNode?
    var children: [ModelNode] = []
    var shadow: ModelNode?
    var listeners: [ModelListener] = []

    init(id: Int, shape: Script.Shape, slot: String) {
        self.id = id
        self.shape = shape
        self.slot = slot
    }

    var isShadowRoot: Bool { shape == .openRoot || shape == .closedRoot }

    /// https://dom.spec.whatwg.org/#concept-tree-root; a shadow root's `parent` is its host here.
    var root: ModelNode {
        var node = self
        while !node.isShadowRoot, let parent = node.parent { node = parent }
        return node
    }

    /// The node's root, the root of that root's host, and so on.
    var roots: [ModelNode] { root.isShadowRoot ? [root] + (root.parent?.roots ?? []) : [root] }

    /// https://dom.spec.whatwg.org/#concept-shadow-including-inclusive-ancestor
    func isShadowIncludingInclusiveAncestor(of node: ModelNode) -> Bool {
        var next: ModelNode? = node
        while let current = next {
            if current === self { return true }
            next = current.parent
        }
        return false
    }

    /// https://dom.spec.whatwg.org/#concept-tree-order
    var descendants: [ModelNode] { children.flatMap { [$0] + $0.descendants } }

    /// https://dom.spec.whatwg.org/#find-a-slot
    var assignedSlot: ModelNode? {
        guard !isShadowRoot, let shadow = parent?.shadow else { return nil }
        return shadow.descendants.first { $0.shape == .slot(slot) }
    }
}

/// A listener of the reference model.
final class ModelListener {
    let type: Script.EventKind?
    let options: Script.Listener
    let callback: (ModelEvent) throws -> Void
    var removed = false

    init(_ options: Script.Listener, _ callback: @escaping (ModelEvent) throws -> Void) {
        type = options.kind
        self.options = options
        self.callback = callback
    }
}

/// An event of the reference model, with the standard's slots.
final class ModelEvent {
    struct Struct {
        let invocationTarget: ModelNode
        let shadowAdjustedTarget: ModelNode?
        let rootOfClosedTree: Bool
        let slotInClosedTree: Bool
        /// The roots around the node when the path was built, its own first; the standard has no need of them.
        let roots: [ModelNode]
    }

    let kind: Script.EventKind
    let bubbles: Bool
    let composed: Bool
    let cancelable: Bool
    var dispatchFlag = false
    var stopPropagation = false
    var stopImmediatePropagation = false
    var canceled = false
    var inPassiveListener = false
    var phase = 0
    var target: ModelNode?
    var currentTarget: ModelNode?
    var path: [Struct] = []

    init(_ event: Script.Event) {
        kind = event.kind
        bubbles = event.bubbles
        composed = event.composed
        cancelable = event.cancelable
    }
}
