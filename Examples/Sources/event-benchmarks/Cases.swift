import EventTree

/// The cases, in the order of the table.
enum Cases {
    static func all() -> [Case] { fanOut() + silentLevels() + nobodyListens() }

    private static func fanOut() -> [Case] {
        let sink = Sink()
        let many = EventTarget("many")
        Subjects.listen(at: many, times: 1_000, sink: sink)
        let one = EventTarget("one")
        Subjects.listen(at: one, sink: sink)
        let toMany = dispatching(at: many)
        let toOne = dispatching(at: one)
        return [
            .ratio(
                "1,000 listeners, against a loop of closures", goal: 1, work: toMany,
                baseline: Subjects.loop(1_000, sink: sink)),
            .ratio(
                "1,000 listeners, against NotificationCenter", goal: 0.1, work: toMany,
                baseline: Subjects.notifications(observers: 1_000)),
            .ratio(
                "1 listener, against NotificationCenter", goal: 0.2, work: toOne,
                baseline: Subjects.notifications(observers: 1)),
        ]
    }

    /// Listeners at the target and the root only, so that every level between is silent.
    private static func silentLevels() -> [Case] {
        let sink = Sink()
        let dispatch = { (depth: Int) in
            let nodes = Subjects.chain(depth: depth)
            Subjects.listen(at: nodes[0], sink: sink)
            Subjects.listen(at: nodes[depth - 1], sink: sink)
            return dispatching(at: nodes[depth - 1])
        }
        return [8, 64, 512].map { depth in
            .perLevel(
                "depth \(depth), a silent level, against a loop iteration", goal: 0.4, levels: depth - 2,
                deep: dispatch(depth), shallow: dispatch(2), thousandIterations: Subjects.loop(1_000, sink: sink))
        }
    }

    private static func nobodyListens() -> [Case] {
        [1, 64, 512].flatMap { depth -> [Case] in
            let silent = Subjects.chain(depth: depth)
            let nodes = Subjects.chain(depth: depth)
            let sideBranch = EventTarget("side", parent: nodes[0])
            let sink = Sink()
            Subjects.listen(at: sideBranch, sink: sink)
            let single = EventTarget("single")
            let singleBranch = EventTarget("side", parent: single)
            Subjects.listen(at: singleBranch, sink: sink)
            let toSilent = dispatching(at: silent[depth - 1], times: 1_000)
            let toDeep = dispatching(at: nodes[depth - 1], keeping: sideBranch)
            let toSingle = dispatching(at: single, keeping: singleBranch)
            let nobody = Case.nanoseconds(
                "depth \(depth), nobody ever listened", goal: 5, times: 1_000, work: toSilent, reference: toSingle)
            guard depth > 1 else { return [nobody] }
            let side = Case.perLevel(
                "depth \(depth), a level beside a listening branch, against a loop iteration", goal: 0.4,
                levels: depth - 1, deep: toDeep, shallow: toSingle,
                thousandIterations: Subjects.loop(1_000, sink: sink))
            return [nobody, side]
        }
    }

    /// Dispatches at a node that the closure holds: what is measured is the dispatch, not the caller's retains.
    private static func dispatching(
        at node: EventTarget, times: Int = 1, keeping other: EventTarget? = nil
    ) -> () -> Void {
        {
            withExtendedLifetime(other) {
                for _ in 0..<times { _ = node.dispatchEvent(Tick(amount: 1)) }
            }
        }
    }
}
