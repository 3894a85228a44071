import EventTree

/// Where the listeners are.
private enum Placement: String, CaseIterable {
    case none = "none"
    case sideBranch = "side branch"
    case root = "root"
    case targetAndRoot = "target and root"
    case everyLevel = "every level"

    func nodes(of chain: [EventTarget], beside branch: EventTarget) -> [EventTarget] {
        switch self {
        case .none: []
        case .sideBranch: [branch]
        case .root: [chain[0]]
        case .targetAndRoot: [chain[0], chain[chain.count - 1]]
        case .everyLevel: chain
        }
    }

    func heardCount(depth: Int) -> Int {
        switch self {
        case .none, .sideBranch: 0
        case .root: 1
        case .targetAndRoot: 2
        case .everyLevel: depth
        }
    }
}

/// What they listen to.
private enum Kind: String, CaseIterable {
    case typed, any, capture

    func listen(at node: EventTarget, sink: Sink) {
        switch self {
        case .typed: node.addEventListener(.tick) { sink.sum &+= $0.detail.amount }
        case .any: node.addEventListener { _ in sink.sum &+= 1 }
        case .capture: node.addEventListener(.tick, .capture) { sink.sum &+= $0.detail.amount }
        }
    }
}

extension Case {
    /// Depth x placement x kind.
    static var matrix: [Case] {
        [1, 8, 64, 512].flatMap { depth in
            Placement.allCases.flatMap { placement in
                // Without a listener there are no kinds of it.
                (placement == .none ? [.typed] : Kind.allCases).map { kind in matrix(depth, placement, kind) }
            }
        }
    }

    private static func matrix(_ depth: Int, _ placement: Placement, _ kind: Kind) -> Case {
        let heard = placement.heardCount(depth: depth)
        let name = placement == .none ? "none" : "\(placement.rawValue), \(kind.rawValue)"
        return comparison(
            "matrix, depth \(depth), \(name)", with: "loop of \(max(1, heard))",
            goals: .allocations(heard == 0 ? 0 : 1)
        ) {
            let nodes = chain(depth: depth)
            let branch = EventTarget("side", parent: nodes[0])
            let sink = Sink()
            for node in placement.nodes(of: nodes, beside: branch) { kind.listen(at: node, sink: sink) }
            return (dispatching(at: nodes[depth - 1], keeping: [branch]), ClosureLoop.over(max(1, heard), sink: sink))
        }
    }
}
