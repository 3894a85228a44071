import EventTree
import PrimerEvents

extension Case {
    /// In which order listeners are taken away again.
    private enum Order: String, CaseIterable {
        case added = "in order"
        case reverse
        case random

        func arrange(_ registrations: [Registration]) -> [Registration] {
            switch self {
            case .added: registrations
            case .reverse: registrations.reversed()
            case .random: registrations.shuffled()
            }
        }
    }

    /// A hundred times as many listeners take a hundred times as long to add and remove, in any order.
    static var removal: [Case] {
        Order.allCases.map { order in
            comparison(
                "add and remove 100,000, \(order.rawValue)", per: "listener", count: 100_000, with: "1,000, 100 times",
                goals: .ratio(3)
            ) {
                ({ addAndRemove(100_000, order) }, { for _ in 0..<100 { addAndRemove(1_000, order) } })
            }
        }
    }

    private nonisolated static func addAndRemove(_ count: Int, _ order: Order) {
        let node = EventTarget("node")
        let sink = Sink()
        let registrations = (0..<count).map { _ in node.addEventListener(.tick) { sink.sum &+= $0.detail.amount } }
        for registration in order.arrange(registrations) { registration.remove() }
    }

    /// What one level, one listener and one checkout more cost, from few to many.
    static var growth: [Case] {
        (0..<10).map { depth(1 << $0) } + [1, 10, 100, 1_000, 10_000, 100_000].map(listeners)
            + [1, 10, 100, 1_000, 10_000].map(checkouts) + [500, 1_000, 2_000, 4_000, 8_000].map(nodesFromLeaves)
    }

    /// A chain that is built from its leaf up, each node then looked at: what merging the scopes of trees costs.
    private static func nodesFromLeaves(_ count: Int) -> Case {
        comparison(
            "growth, \(count) nodes from the leaf up", per: "node", count: count, with: "500, as often",
            goals: .ratio(2)
        ) {
            ({ buildFromLeaf(count) }, { for _ in 0..<(count / 500) { buildFromLeaf(500) } })
        }
    }

    private nonisolated static func buildFromLeaf(_ count: Int) {
        var nodes = [EventTarget("leaf")]
        for index in 1..<count {
            let parent = EventTarget("node")
            try? parent.append(nodes[index - 1])
            nodes.append(parent)
        }
        for node in nodes { listen(at: node, sink: Sink()) }
        // The leaf keeps the others, and releasing a chain of them takes stack: from the root down it is one by one.
        while nodes.popLast() != nil {}
    }

    private static func depth(_ depth: Int) -> Case {
        comparison("growth, depth \(depth)", per: "level", count: depth, with: "loop of \(depth)") {
            let sink = Sink()
            let nodes = chain(depth: depth)
            for node in nodes { listen(at: node, sink: sink) }
            return (dispatching(at: nodes[depth - 1]), ClosureLoop.over(depth, sink: sink))
        }
    }

    private static func listeners(_ count: Int) -> Case {
        comparison("growth, \(count) listeners", per: "listener", count: count, with: "loop of \(count)") {
            let node = EventTarget("node")
            listen(at: node, times: count, sink: Sink())
            return (dispatching(at: node), ClosureLoop.over(count, sink: Sink()))
        }
    }

    private static func checkouts(_ count: Int) -> Case {
        comparison("growth, adding \(count) checkouts", per: "checkout", count: count, with: "adding 1, as often") {
            (
                { addCheckouts(count) }, { for _ in 0..<count { addCheckouts(1) } }
            )
        }
    }

    private nonisolated static func addCheckouts(_ count: Int) {
        let hub = PrimerEventHub(diagnostics: { _ in })
        for _ in 0..<count { hub.addCheckout() }
    }
}
