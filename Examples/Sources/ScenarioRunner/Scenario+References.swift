extension Scenario {
    /// Refuses a scenario that names a node or a listener it does not have, before anything runs.
    func checkReferences() throws(ScenarioError) {
        let references = try ScenarioReferences(of: self)
        for listener in listeners {
            try references.requireNode(listener.target, by: "listener \"\(listener.id)\"")
            for case .tree(let step) in listener.body { try references.check(step, of: "listener \"\(listener.id)\"") }
        }
        for (index, step) in steps.enumerated() { try references.check(step, of: "steps[\(index)]") }
    }
}

/// The names that the steps of a scenario may refer to.
private struct ScenarioReferences {
    let scenario: String
    var nodes: Set<String> = []
    var shadowRoots: Set<String> = []
    var listeners: Set<String> = []

    init(of scenario: Scenario) throws(ScenarioError) {
        self.scenario = scenario.name
        for node in scenario.tree {
            let name = "node \"\(node.id)\""
            switch node.kind {
            case .element(let parent?), .slot(_, let parent?): try requireNode(parent, by: name)
            case .element(nil), .slot(_, nil): break
            case .shadowRoot(let host, _):
                try requireNode(host, by: name)
                shadowRoots.insert(node.id)
            }
            guard nodes.insert(node.id).inserted else { throw problem("two nodes are called \"\(node.id)\"") }
        }
        for listener in scenario.listeners where !listeners.insert(listener.id).inserted {
            throw problem("two listeners are called \"\(listener.id)\"")
        }
    }

    func check(_ step: TreeStep, of place: String) throws(ScenarioError) {
        switch step {
        case .dispatch(let dispatch): try requireNode(dispatch.target, by: place)
        case .add(let listener), .remove(let listener):
            guard listeners.contains(listener) else { throw problem("\(place): there is no listener \"\(listener)\"") }
        case .abort: break
        case .detach(let node): try requireMovable(node, by: place)
        case .append(let node, let parent):
            try requireMovable(node, by: place)
            try requireNode(parent, by: place)
        }
    }

    func requireNode(_ id: String, by place: String) throws(ScenarioError) {
        guard nodes.contains(id) else { throw problem("\(place): there is no node \"\(id)\" before it") }
    }

    private func requireMovable(_ id: String, by place: String) throws(ScenarioError) {
        try requireNode(id, by: place)
        guard !shadowRoots.contains(id) else { throw problem("\(place): the shadow root \"\(id)\" cannot be moved") }
    }

    private func problem(_ text: String) -> ScenarioError {
        ScenarioError(description: "\"\(scenario)\": \(text)")
    }
}
