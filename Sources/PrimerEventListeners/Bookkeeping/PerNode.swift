package import EventTree

/// A value for each node, for as long as the node lives; it does not keep the node.
package struct PerNode<Value> {
    private struct Entry {
        weak var node: EventTarget?
        var value: Value
    }

    private var entries: [Entry] = []

    package init() {}

    /// The value of a node; setting that of another node lets go of the values of nodes that are gone.
    package subscript(node: EventTarget) -> Value? {
        get { entries.first { $0.node === node }?.value }
        set {
            if let newValue, let index = entries.firstIndex(where: { $0.node === node }) {
                return entries[index].value = newValue
            }
            entries.removeAll { $0.node == nil || $0.node === node }
            if let newValue { entries.append(Entry(node: node, value: newValue)) }
        }
    }

    /// Changes the value of a node in place; a node without a value gets `initial` first.
    package mutating func change<Result>(
        _ node: EventTarget, from initial: @autoclosure () -> Value, _ change: (inout Value) -> Result
    ) -> Result {
        if let index = entries.firstIndex(where: { $0.node === node }) { return change(&entries[index].value) }
        self[node] = initial()
        return change(&entries[entries.count - 1].value)
    }
}
