/// Nodes in order that are known but not kept.
///
/// A node that goes leaves an empty place; no `deinit` may touch the tree, so places are closed when the list has grown
/// to twice what it held after the last time, which costs each addition a constant.
struct WeakNodes {
    private struct Place { weak var node: EventTarget? }

    private var places: ContiguousArray<Place> = []
    private var nextLook = 8

    mutating func append(_ node: EventTarget) {
        if places.count >= nextLook {
            places.removeAll { $0.node == nil }
            nextLook = max(8, places.count * 2)
        }
        places.append(Place(node: node))
    }

    mutating func remove(_ node: EventTarget) {
        places.removeAll { $0.node == nil || $0.node === node }
    }

    /// The nodes that are still alive, in order.
    var live: [EventTarget] { places.compactMap(\.node) }

    /// The first node for which `body` gives a result, in order.
    func firstResult<Result>(_ body: (EventTarget) -> Result?) -> Result? {
        for place in places {
            if let node = place.node, let result = body(node) { return result }
        }
        return nil
    }
}
