import EventTree

extension Case {
    /// Listeners at the target and the root only, so that every level between is silent.
    static var silentLevels: [Case] {
        [8, 64, 512].map { depth in
            perLevel("silent levels, depth \(depth)", levels: depth - 2, allocations: 1) {
                (heardAtBothEnds(depth), heardAtBothEnds(2))
            }
        }
    }

    /// No listener for the event was ever added to the tree, or only beside the path.
    static var nobodyListens: [Case] {
        [1, 8, 64, 512].map { depth in
            comparison(
                "nobody listens, depth \(depth)", count: 1_000, with: "loop of closures",
                goals: .nanoseconds(5), .allocations(0)
            ) {
                (dispatching(at: chain(depth: depth)[depth - 1], times: 1_000), ClosureLoop.over(1_000, sink: Sink()))
            }
        }
            + [8, 64, 512].map { depth in
                perLevel("a side branch listens, depth \(depth)", levels: depth - 1, allocations: 0) {
                    (heardBeside(depth), heardBeside(1))
                }
            }
    }

    /// The depth of a tree in which nobody listens costs nothing.
    static var flatDepth: [Case] {
        [64, 512].map { depth in
            comparison(
                "flat depth, nobody listens, \(depth) levels", count: 1_000, with: "1 level", goals: .ratio(1.5)
            ) {
                (
                    dispatching(at: chain(depth: depth)[depth - 1], times: 1_000),
                    dispatching(at: EventTarget("node"), times: 1_000)
                )
            }
        }
    }

    private nonisolated static func heardAtBothEnds(_ depth: Int) -> () -> Void {
        let nodes = chain(depth: depth)
        let sink = Sink()
        listen(at: nodes[0], sink: sink)
        listen(at: nodes[depth - 1], sink: sink)
        return dispatching(at: nodes[depth - 1])
    }

    private nonisolated static func heardBeside(_ depth: Int) -> () -> Void {
        let nodes = chain(depth: depth)
        let branch = EventTarget("side", parent: nodes[0])
        listen(at: branch, sink: Sink())
        return dispatching(at: nodes[depth - 1], keeping: [branch])
    }

    /// What each further level costs, against one iteration of a loop of closures.
    private static func perLevel(
        _ name: String, levels: Int, allocations: Double,
        sides: @escaping () -> (deep: () -> Void, shallow: () -> Void)
    ) -> Case {
        Case(name: name) {
            let (deep, shallow) = sides()
            let counted = AllocationCounter.perCall(of: deep)
            let (deepTime, shallowTime) = Stopwatch.compare(deep, with: shallow)
            let (loopTime, _) = Stopwatch.compare(ClosureLoop.over(1_000, sink: Sink()), with: shallow)
            let level = Time(
                median: (deepTime.median - shallowTime.median) / Double(levels), spread: deepTime.spread)
            return Figure(
                unit: "level", time: level, ratio: ("iteration of a loop", level.median / (loopTime.median / 1_000)),
                allocations: counted, goals: [.ratio(0.4), .allocations(allocations)])
        }
    }
}
