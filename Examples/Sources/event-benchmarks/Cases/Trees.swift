import EventTree

extension Case {
    /// Shapes of trees: slots, shadow roots, listeners on every level, dispatch within dispatch.
    static var trees: [Case] { [throughShadowRoots, throughSlots, nested] + everyLevel }

    private static var throughShadowRoots: Case {
        comparison("through a shadow root, 2 listeners", with: "loop of closures", goals: .allocations(1)) {
            let host = EventTarget("host")
            let inner = EventTarget("inner")
            try? host.attachShadow().append(inner)
            for node in [host, inner] { listen(at: node, sink: Sink()) }
            return (dispatching(at: inner, keeping: [host]), ClosureLoop.over(2, sink: Sink()))
        }
    }

    private static var throughSlots: Case {
        comparison("through a slot, 3 listeners", with: "loop of closures", goals: .allocations(2)) {
            let host = EventTarget("host")
            let slot = EventTarget.slot()
            try? host.attachShadow().append(slot)
            let child = EventTarget("child", parent: host)
            for node in [host, slot, child] { listen(at: node, sink: Sink()) }
            return (dispatching(at: child, keeping: [host, slot]), ClosureLoop.over(3, sink: Sink()))
        }
    }

    private static var nested: Case {
        comparison("a dispatch within a dispatch", per: "pair", with: "loop of closures", goals: .allocations(2)) {
            let inner = EventTarget("inner")
            listen(at: inner, sink: Sink())
            let outer = EventTarget("outer")
            outer.addEventListener(.tick) { _ in inner.dispatchEvent(Tick(amount: 1)) }
            return (dispatching(at: outer, keeping: [inner]), ClosureLoop.over(2, sink: Sink()))
        }
    }

    /// Against what one would write by hand.
    private static var everyLevel: [Case] {
        [8, 64, 512].map { depth in
            comparison(
                "a listener on each of \(depth) levels", per: "level", count: depth, with: "tree of closures",
                goals: .allocations(1 / Double(depth))
            ) {
                let sink = Sink()
                let nodes = chain(depth: depth)
                for node in nodes { listen(at: node, sink: sink) }
                let handWritten = ClosureTree.chain(depth: depth)
                for node in handWritten { node.listen { sink.sum &+= $0.amount } }
                return (dispatching(at: nodes[depth - 1]), { handWritten[depth - 1].dispatch(Tick(amount: 1)) })
            }
        }
    }
}
