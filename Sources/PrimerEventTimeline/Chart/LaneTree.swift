internal import PrimerEventListeners
internal import PrimerEvents

/// The components that events passed, as a tree: put together from the paths, since a timeline has no other.
struct LaneTree {
    private struct Node {
        let name: String
        let checkout: Int?
        let parent: Int?
        let isInShadow: Bool
        var children: [Int] = []
        var isQuiet = true
    }

    private struct Key: Hashable {
        let parent: Int?
        let name: String
        let checkout: Int?
    }

    /// Where an event went: for each stop of its path the node, from the innermost outwards.
    typealias Way = [Int]

    private var nodes: [Node] = []
    private var roots: [Int] = []
    private var indices: [Key: Int] = [:]
    private let limit: Int

    /// Whether there were more components than lanes.
    private(set) var isFolded = false

    init(limit: Int = HTMLLimits.lanes) { self.limit = max(limit, 1) }

    /// Adds what is new on the path of an event.
    mutating func add(_ event: TimelineEvent) -> Way {
        // The outermost element of the checkout: what is inside of it is the checkout's.
        let border = event.path.lastIndex { $0.name == ComponentName.checkout.rawValue } ?? -1
        var way: Way = []
        var around: Int?
        var isInShadow = false
        for (index, stop) in event.path.enumerated().reversed() {
            switch stop.kind {
            case .element:
                let checkout = index <= border ? event.checkoutNumber : nil
                around = node(named: stop.name, of: checkout, in: around, isInShadow: isInShadow)
                isInShadow = false
            case .shadowRoot: isInShadow = true
            case .slot: break
            }
            way.append(around ?? outside())
        }
        if way.isEmpty { way = [outside()] }
        way.reverse()
        nodes[way[0]].isQuiet = false
        for call in event.calls {
            if let stop = call.pathIndex, way.indices.contains(stop) { nodes[way[stop]].isQuiet = false }
        }
        return way
    }

    /// The node of what has no place in the tree.
    mutating func outside() -> Int { roots.first ?? node(named: "document", of: nil, in: nil, isInShadow: false) }

    private mutating func node(named name: String, of checkout: Int?, in parent: Int?, isInShadow: Bool) -> Int {
        let key = Key(parent: parent, name: name, checkout: checkout)
        if let index = indices[key] { return index }
        if nodes.count >= limit {
            isFolded = true
            return parent ?? outside()
        }
        let index = nodes.count
        nodes.append(Node(name: name, checkout: checkout, parent: parent, isInShadow: isInShadow))
        indices[key] = index
        if let parent { nodes[parent].children.append(index) } else { roots.append(index) }
        return index
    }

    /// The lanes from the root downwards, and the lane of each node.
    func lanes(below top: Double) -> (lanes: [Lane], laneOfNode: [Int]) {
        var lanes: [Lane] = []
        var laneOfNode = Array(repeating: 0, count: nodes.count)
        var y = top
        var waiting = inOrder(roots).reversed().map { (node: $0, depth: 0) }
        while let (index, depth) = waiting.popLast() {
            let node = nodes[index]
            laneOfNode[index] = lanes.count
            var lane = Lane(
                name: node.name, depth: depth, parent: node.parent.map { laneOfNode[$0] }, isInShadow: node.isInShadow,
                checkout: node.checkout, end: lanes.count, isQuiet: node.isQuiet)
            lane.y = y + lane.height / 2
            y += lane.height
            lanes.append(lane)
            waiting += inOrder(node.children).reversed().map { ($0, depth + 1) }
        }
        for (index, lane) in lanes.enumerated().reversed() {
            if let parent = lane.parent { lanes[parent].end = max(lanes[parent].end, lanes[index].end) }
        }
        return (lanes, laneOfNode)
    }

    /// The components in the order of the catalogue, then the app's own, each in the order in which they appeared.
    private func inOrder(_ indices: [Int]) -> [Int] {
        let names = ComponentName.allCases.map(\.rawValue)
        let ranked = indices.map { (rank: names.firstIndex(of: nodes[$0].name) ?? names.count, index: $0) }
        return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
    }
}
