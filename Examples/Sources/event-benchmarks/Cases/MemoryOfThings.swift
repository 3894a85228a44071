import PrimerEvents

extension Case {
    /// What nodes, listeners and checkouts take.
    static var memory: [Case] { [memoryOfNodes, memoryOfListeners, memoryOfCheckouts] }

    private static func memory<Things>(
        _ name: String, per unit: String, count: Int, _ make: @escaping () -> Things
    ) -> Case {
        Case(name: name) { Figure(unit: unit, bytes: Memory.bytes(each: count, make)) }
    }

    private static var memoryOfNodes: Case {
        memory("memory, nodes", per: "node", count: 100_000) {
            let root = EventTarget("root")
            return (root, (0..<100_000).map { _ in EventTarget("node", parent: root) })
        }
    }

    private static var memoryOfListeners: Case {
        memory("memory, listeners", per: "listener", count: 100_000) {
            let node = EventTarget("node")
            let sink = Sink()
            listen(at: node, times: 100_000, sink: sink)
            return node
        }
    }

    private static var memoryOfCheckouts: Case {
        memory("memory, checkouts", per: "checkout", count: 2_000) {
            let hub = PrimerEventHub(diagnostics: { _ in })
            for _ in 0..<2_000 { hub.addCheckout() }
            return hub
        }
    }
}
