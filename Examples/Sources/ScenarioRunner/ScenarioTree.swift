internal import EventTree

/// The nodes of a running scenario, by id and back.
struct ScenarioTree {
    private var nodes: [String: EventTarget] = [:]
    private var ids: [ObjectIdentifier: String] = [:]

    /// Every node, alive for as long as the scenario runs, also when no parent knows it any more.
    var all: some Sequence<EventTarget> { nodes.values }

    init(of scenario: Scenario) throws(ScenarioError) {
        for node in scenario.tree {
            do {
                let target = try make(node)
                nodes[node.id] = target
                ids[ObjectIdentifier(target)] = node.id
            } catch {
                throw ScenarioError(description: "\"\(scenario.name)\": node \"\(node.id)\": \(error)")
            }
        }
    }

    subscript(id: String) -> EventTarget? { nodes[id] }

    func id(of node: EventTarget?) -> String? { node.flatMap { ids[ObjectIdentifier($0)] } }

    private func make(_ node: ScenarioNode) throws -> EventTarget {
        switch node.kind {
        case .element(let parent):
            return try place(EventTarget(node.id, slot: node.slot), in: parent)
        case .slot(let name, let parent):
            let slot = EventTarget.slot(named: name)
            slot.slot = node.slot
            return try place(slot, in: parent)
        case .shadowRoot(let host, let mode):
            guard let host = nodes[host] else { throw ScenarioError(description: "there is no node \"\(host)\"") }
            return try host.attachShadow(mode: mode == .open ? .open : .closed)
        }
    }

    private func place(_ target: EventTarget, in parent: String?) throws(HierarchyError) -> EventTarget {
        if let parent { try nodes[parent]?.append(target) }
        return target
    }
}
