import EventTree

/// A script's world made of the reference model.
final class ModelWorld: ScriptWorld {
    private let script: Script
    private let nodes: [ModelNode]
    private var added: [Int: [ModelListener]] = [:]
    private var aborted: Set<Int> = []
    var onFailure: () -> Void = {}

    init(_ script: Script) {
        self.script = script
        var nodes: [ModelNode] = []
        for (id, drawn) in script.nodes.enumerated() {
            let node = ModelNode(id: id, shape: drawn.shape, slot: drawn.slot)
            nodes.append(node)
            guard let parent = drawn.parent else { continue }
            node.parent = nodes[parent]
            if node.isShadowRoot { nodes[parent].shadow = node } else { nodes[parent].children.append(node) }
        }
        self.nodes = nodes
    }

    /// Strong references go both ways in the model, so somebody must cut them.
    func tearDown() {
        for node in nodes {
            node.parent = nil
            node.children = []
            node.shadow = nil
            node.listeners = []
        }
    }

    func add(_ listener: Int, _ callback: @escaping (ModelEvent) throws -> Void) {
        let drawn = script.listeners[listener]
        if let signal = drawn.signal, aborted.contains(signal) { return }
        let model = ModelListener(drawn, callback)
        nodes[drawn.node].listeners.append(model)
        added[listener, default: []].append(model)
    }

    func remove(_ listener: Int) {
        let node = nodes[script.listeners[listener].node]
        if let last = added[listener]?.last(where: { !$0.removed }) { node.remove(last) }
    }

    func abort(_ signal: Int) {
        aborted.insert(signal)
        for (listener, models) in added where script.listeners[listener].signal == signal {
            for model in models { nodes[script.listeners[listener].node].remove(model) }
        }
    }

    func move(_ node: Int, under parent: Int) -> Bool {
        guard !nodes[node].isShadowRoot else { return false }
        guard !nodes[node].isShadowIncludingInclusiveAncestor(of: nodes[parent]) else { return false }
        detach(node)
        nodes[node].parent = nodes[parent]
        nodes[parent].children.append(nodes[node])
        return true
    }

    func detach(_ node: Int) {
        guard !nodes[node].isShadowRoot else { return }
        nodes[node].parent?.children.removeAll { $0 === nodes[node] }
        nodes[node].parent = nil
    }

    func setSlot(_ node: Int, _ name: String) { nodes[node].slot = name }

    func make(_ event: Script.Event) -> ModelEvent { ModelEvent(event) }

    func dispatch(_ event: ModelEvent, at node: Int) -> Bool? {
        event.dispatchFlag ? nil : event.dispatch(at: nodes[node], report: onFailure)
    }

    func dispatchDetail(_ kind: Script.EventKind, at node: Int) -> Bool {
        let flags = kind == .press ? EventInit(of: Press.self) : EventInit(of: Note.self)
        let event = Script.Event(
            kind: kind, bubbles: flags.contains(.bubbles), composed: flags.contains(.composed),
            cancelable: flags.contains(.cancelable))
        return ModelEvent(event).dispatch(at: nodes[node], report: onFailure)
    }

    func stopPropagation(_ event: ModelEvent) { event.stopPropagation = true }

    func stopImmediatePropagation(_ event: ModelEvent) {
        event.stopPropagation = true
        event.stopImmediatePropagation = true
    }

    func preventDefault(_ event: ModelEvent) { event.preventDefault() }

    func state(of event: ModelEvent) -> String {
        let ids = event.composedPath().map { "\($0.id)" }.joined(separator: " ")
        func id(_ node: ModelNode?) -> String { node.map { "\($0.id)" } ?? "nil" }
        return "phase \(event.phase) at \(id(event.currentTarget)), target \(id(event.target)), "
            + "prevented \(event.canceled), path [\(ids)]"
    }
}
