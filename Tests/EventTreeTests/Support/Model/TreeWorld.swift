import EventTree

/// A script's world made of the product.
final class TreeWorld: ScriptWorld {
    private let script: Script
    private let nodes: [EventTarget]
    private let ids: [ObjectIdentifier: Int]
    private let controllers = (0..<Script.signals).map { _ in AbortController() }
    private var added: [Int: [Registration]] = [:]
    var onFailure: () -> Void = {}

    init(_ script: Script) {
        self.script = script
        var nodes: [EventTarget] = []
        for (id, drawn) in script.nodes.enumerated() {
            let parent = drawn.parent.map { nodes[$0] }
            let node: EventTarget
            switch drawn.shape {
            case .element: node = parent.map { EventTarget("\(id)", parent: $0) } ?? EventTarget("\(id)")
            case .slot(let name): node = parent.map { .slot(named: name, parent: $0) } ?? .slot(named: name)
            case .openRoot: node = parent?.makeShadowRoot(.open) ?? EventTarget("\(id)")
            case .closedRoot: node = parent?.makeShadowRoot(.closed) ?? EventTarget("\(id)")
            }
            node.slot = drawn.slot
            nodes.append(node)
        }
        self.nodes = nodes
        ids = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { (ObjectIdentifier($1), $0) })
        for node in nodes { node.onListenerFailure = { [unowned self] _ in onFailure() } }
    }

    func add(_ listener: Int, _ callback: @escaping (AnyEvent) throws -> Void) {
        let drawn = script.listeners[listener]
        let node = nodes[drawn.node]
        let signal = drawn.signal.map { controllers[$0].signal }
        var options: ListenerOptions = []
        if drawn.capture { options.insert(.capture) }
        if drawn.once { options.insert(.once) }
        if drawn.passive { options.insert(.passive) }
        let registration =
            switch drawn.kind {
            case .press: node.addEventListener(.press, options, signal: signal) { try callback(AnyEvent($0)) }
            case .note: node.addEventListener(.note, options, signal: signal) { try callback(AnyEvent($0)) }
            case nil: node.addEventListener(options, signal: signal, callback)
            }
        added[listener, default: []].append(registration)
    }

    func remove(_ listener: Int) { added[listener]?.last { $0.isActive }?.remove() }

    func abort(_ signal: Int) { controllers[signal].abort() }

    func move(_ node: Int, under parent: Int) -> Bool { (try? nodes[parent].append(nodes[node])) != nil }

    func detach(_ node: Int) { nodes[node].remove() }

    func setSlot(_ node: Int, _ name: String) { nodes[node].slot = name }

    func make(_ event: Script.Event) -> AnyEvent {
        var flags: EventInit = []
        if event.bubbles { flags.insert(.bubbles) }
        if event.composed { flags.insert(.composed) }
        if event.cancelable { flags.insert(.cancelable) }
        return switch event.kind {
        case .press: AnyEvent(EventTree.Event(Press(), flags))
        case .note: AnyEvent(EventTree.Event(Note(), flags))
        }
    }

    func dispatch(_ event: AnyEvent, at node: Int) -> Bool? { try? nodes[node].dispatchEvent(event) }

    func dispatchDetail(_ kind: Script.EventKind, at node: Int) -> Bool {
        switch kind {
        case .press: nodes[node].dispatchEvent(Press())
        case .note: nodes[node].dispatchEvent(Note())
        }
    }

    func stopPropagation(_ event: AnyEvent) { event.stopPropagation() }

    func stopImmediatePropagation(_ event: AnyEvent) { event.stopImmediatePropagation() }

    func preventDefault(_ event: AnyEvent) { event.preventDefault() }

    func state(of event: AnyEvent) -> String {
        func id(_ node: EventTarget?) -> String { node.flatMap { ids[ObjectIdentifier($0)] }.map { "\($0)" } ?? "nil" }
        return "phase \(event.eventPhase.rawValue) at \(id(event.currentTarget)), target \(id(event.target)), "
            + "prevented \(event.defaultPrevented), path [\(event.composedPath().map(id).joined(separator: " "))]"
    }
}
