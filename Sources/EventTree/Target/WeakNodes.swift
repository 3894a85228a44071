/// Nodes in order that are known but not kept.
///
/// A node that goes leaves an empty place; no `deinit` may touch the tree, so places are closed when the list has grown
/// to twice what it held after the last time, which costs each addition a constant. Numbers ascend, so a node is found by
/// binary search: removing is never quadratic either.
struct WeakNodes {
    private struct Place {
        let number: UInt64
        weak var node: EventTarget?
    }

    private var places: ContiguousArray<Place> = []
    private var nextLook = 8
    private var lastNumber: UInt64 = 0
    /// How many places were emptied by removal since they were last closed.
    private var removed = 0

    /// Appends a node, and returns the number by which it is removed.
    mutating func append(_ node: EventTarget) -> UInt64 {
        if places.count >= nextLook {
            closePlaces()
            nextLook = max(8, places.count * 2)
        }
        lastNumber += 1
        places.append(Place(number: lastNumber, node: node))
        return lastNumber
    }

    mutating func remove(_ number: UInt64) {
        guard let index = places.firstIndexAscending(of: number, by: \.number) else { return }
        places[index].node = nil
        removed += 1
        if removed * 2 > places.count { closePlaces() }
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

    private mutating func closePlaces() {
        places.removeAll { $0.node == nil }
        removed = 0
    }
}
