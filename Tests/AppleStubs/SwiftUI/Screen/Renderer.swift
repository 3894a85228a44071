/// Evaluates a tree of views, keeps what belongs to their identities, and tells them of their lives.
@MainActor
final class Renderer {
    enum Element {
        case text(String)
        case button(title: String, isEnabled: Bool, action: @MainActor () -> Void)
    }

    private(set) var elements: [Element] = []
    private var nodes: [Place: Node] = [:]
    private var visited: [Node] = []
    private let invalidation = Invalidation()
    private var isShown = false

    var needsRendering: Bool { invalidation.isNeeded }

    /// Evaluates the whole tree once, and tells what came, changed and went.
    func render(_ view: any View, isShown: Bool) {
        self.isShown = isShown
        invalidation.isNeeded = false
        elements = []
        visited = []
        let before = nodes
        evaluate(view, in: Surroundings())
        let kept = Set(visited.map(\.place))
        nodes = nodes.filter { kept.contains($0.key) }
        let new = visited.filter { before[$0.place] == nil }
        let gone = before.values.filter { !kept.contains($0.place) }.sorted { $0.number < $1.number }
        for node in visited { node.tellOfChange() }
        guard isShown else { return }
        for node in new { node.appear() }
        for node in gone { node.disappear() }
    }

    func appear() {
        for node in visited { node.appear() }
    }

    func disappear() {
        for node in visited { node.disappear() }
    }

    func forget() {
        for node in nodes.values { node.cancelTask() }
        nodes = [:]
        visited = []
        elements = []
    }

    func add(_ element: Element) { elements.append(element) }

    /// What is kept for an identity; made when it is seen for the first time.
    func node(at place: Place) -> Node {
        let node = nodes[place] ?? Node(place: place, number: nodes.count)
        nodes[place] = node
        visited.append(node)
        return node
    }

    /// Evaluates a view: one of SwiftUI's own does it itself, any other by its body.
    func evaluate(_ view: any View, in surroundings: Surroundings) {
        if let view = view as? any PrimitiveView {
            view.evaluate(renderer: self, in: surroundings)
        } else {
            evaluateBody(of: view, in: surroundings)
        }
    }

    private func evaluateBody<V: View>(of view: V, in surroundings: Surroundings) {
        let place = surroundings.place.with("\(V.self)")
        connect(view, at: place, surroundings)
        evaluate(view.body, in: surroundings.at(place))
    }

    /// Connects the properties of a view or a modifier with what is kept for its identity.
    func connect(_ value: Any, at place: Place, _ surroundings: Surroundings) {
        let node = node(at: place)
        connectProperties(of: value, named: "", to: node, surroundings)
    }

    private func connectProperties(of value: Any, named prefix: String, to node: Node, _ surroundings: Surroundings) {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            guard let property = child.value as? any DynamicProperty else { continue }
            let name = "\(prefix)/\(child.label ?? "\(index)")"
            if let property = property as? any ConnectedProperty {
                property.connect(to: node, named: name, surroundings.environment, invalidation)
            } else {
                connectProperties(of: property, named: name, to: node, surroundings)
            }
        }
    }
}

/// That something a view has read was changed.
final class Invalidation {
    var isNeeded = false
}

/// What a view finds where it is.
struct Surroundings {
    var place = Place()
    var environment = EnvironmentValues()

    func at(_ place: Place) -> Surroundings {
        var copy = self
        copy.place = place
        return copy
    }

    func with(_ part: String) -> Surroundings { at(place.with(part)) }
}

/// The identity of a view: the way to it from the root.
struct Place: Hashable {
    private var parts: [String] = []

    func with(_ part: String) -> Place {
        var copy = self
        copy.parts.append(part)
        return copy
    }
}
