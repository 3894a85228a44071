/// Nodes in order that are known but not kept.
///
/// A node that is freed leaves an empty place; no `deinit` may touch the tree, so places are closed when the list has grown
/// to twice what it held after the last time, which costs each addition a constant. Numbers ascend, so a node is found by
/// binary search: removing is never quadratic either.
///
/// Looking at a node keeps it for a moment, and its last other reference may be dropped meanwhile, on any thread. So
/// whatever is looked at while the list is modified is handed to the caller, who releases it afterwards.
struct WeakNodes {
    private struct Place {
        let number: UInt64
        weak var node: EventTarget?
    }

    private var places: ContiguousArray<Place> = []
    private var nextLook = 8
    private(set) var lastNumber: UInt64 = 0
    /// How many places were emptied by removal since they were last closed.
    private var removed = 0

    /// Appends a node, whose number is ``lastNumber`` then.
    ///
    /// - Returns: Nodes for the caller to release.
    mutating func append(_ node: EventTarget) -> [EventTarget] {
        var seen: [EventTarget] = []
        if places.count >= nextLook {
            seen = closePlaces()
            nextLook = max(8, places.count * 2)
        }
        lastNumber += 1
        places.append(Place(number: lastNumber, node: node))
        return seen
    }

    /// Removes the node with this number.
    ///
    /// - Returns: Nodes for the caller to release.
    mutating func remove(_ number: UInt64) -> [EventTarget] {
        guard let index = places.firstIndexAscending(of: number, by: \.number) else { return [] }
        places[index].node = nil
        removed += 1
        return removed * 2 > places.count ? closePlaces() : []
    }

    /// The nodes that are still alive, in order.
    var live: [EventTarget] { places.compactMap(\.node) }

    /// The first node for which `body` gives a result, in order.
    func firstResult<Result>(_ body: (EventTarget) -> Result?) -> Result? {
        for index in places.indices {
            if let node = places[index].node, let result = body(node) { return result }
        }
        return nil
    }

    private mutating func closePlaces() -> [EventTarget] {
        var seen: [EventTarget] = []
        var full: ContiguousArray<Place> = []
        for index in places.indices {
            guard let node = places[index].node else { continue }
            seen.append(node)
            full.append(Place(number: places[index].number, node: node))
        }
        places = full
        removed = 0
        return seen
    }
}
