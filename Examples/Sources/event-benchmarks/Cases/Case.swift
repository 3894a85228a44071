import EventTree

/// One line of the table.
@MainActor
struct Case {
    let name: String
    let measure: @MainActor () async -> Figure

    /// Every case, in the order of the table.
    static var all: [Case] {
        [
            fanOut, silentLevels, nobodyListens, flatDepth, trees, matrix, checkouts, listeners, removal, growth,
            streams,
            coding, memory,
        ].flatMap(\.self)
    }

    /// Work against a baseline. Both are made when the case is measured, and gone afterwards.
    static func comparison(
        _ name: String, per unit: String = "dispatch", count: Int = 1, with baselineName: String, goals: Goal...,
        sides: @escaping () -> (work: () -> Void, baseline: () -> Void)
    ) -> Case {
        Case(name: name) {
            let (work, baseline) = sides()
            let allocations = AllocationCounter.perCall(of: work)
            let (time, other) = Stopwatch.compare(work, with: baseline)
            return Figure(
                unit: unit, time: time.each(of: count), ratio: (baselineName, time.median / other.median),
                allocations: allocations.map { $0 / Double(count) }, goals: goals)
        }
    }
}

/// Dispatches at a node that the closure holds: what is measured is the dispatch, not the caller's retains.
func dispatching(at node: EventTarget, times: Int = 1, keeping others: [EventTarget] = []) -> () -> Void {
    {
        withExtendedLifetime(others) {
            for _ in 0..<times { _ = node.dispatchEvent(Tick(amount: 1)) }
        }
    }
}

/// A chain of nodes, the root first.
func chain(depth: Int) -> [EventTarget] {
    var nodes = [EventTarget("root")]
    for level in 1..<depth { nodes.append(EventTarget("level-\(level)", parent: nodes[level - 1])) }
    return nodes
}

func listen(at node: EventTarget, times: Int = 1, sink: Sink) {
    for _ in 0..<times { node.addEventListener(.tick) { sink.sum &+= $0.detail.amount } }
}
