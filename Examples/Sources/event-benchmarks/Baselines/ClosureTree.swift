/// What one would write by hand: nodes with a parent and closures, and a loop upwards. No phases, no shadow trees, no
/// removal, no errors.
final class ClosureTree {
    private let parent: ClosureTree?
    private var listeners: [(Tick) -> Void] = []

    init(parent: ClosureTree?) { self.parent = parent }

    func listen(_ listener: @escaping (Tick) -> Void) { listeners.append(listener) }

    func dispatch(_ tick: Tick) {
        var node: ClosureTree? = self
        while let current = node {
            for listener in current.listeners { listener(tick) }
            node = current.parent
        }
    }

    /// A chain of nodes, the root first.
    static func chain(depth: Int) -> [ClosureTree] {
        var nodes = [ClosureTree(parent: nil)]
        for _ in 1..<depth { nodes.append(ClosureTree(parent: nodes.last)) }
        return nodes
    }
}
