/// The dispatches under way in a tree: while there is one, no node that a path may name is freed.
extension TreeScope {
    /// Keeps a node, which a path may name, until no dispatch is under way.
    func keep(_ node: EventTarget) {
        guard inFlight > 0 else { return }
        isAwaited = true
        waiting.nodes.append(node)
    }

    /// Acts now, or when the last dispatch under way is over.
    func whenIdle(_ action: @escaping () -> Void) {
        guard inFlight > 0 else { return action() }
        isAwaited = true
        waiting.actions.append(action)
    }

    /// The buffer of the last path, if no dispatch under way has it.
    func takeSparePath() -> EventPath? {
        var path: EventPath?
        swap(&path, &sparePath)
        return path
    }

    /// Whether this is the first time that dispatches are nested too deep since the tree was idle.
    func isFirstTooDeep() -> Bool {
        defer {
            isAwaited = true
            waiting.hasReportedNesting = true
        }
        return !waiting.hasReportedNesting
    }

    /// Releases and does what was waiting, after the last dispatch has ended.
    ///
    /// Code of the app may run at each step, and begin and end dispatches or merge this scope into another one. So the
    /// caller keeps the scope, and everything is taken out before the first step. It counts as a dispatch, so that what
    /// dispatches as it is released is not nested without a limit: what that leaves waits for the next round.
    // OPTIMIZATION: not part of the end of every dispatch.
    @inline(never)
    func becomeIdle() {
        inFlight &+= 1
        var scope = self
        repeat {
            scope.isAwaited = false
            var work = WaitingForIdle()
            swap(&work, &scope.waiting)
            work.nodes = []
            for action in work.actions { action() }
            scope = scope.current
        } while scope.inFlight == 1 && scope.isAwaited
        scope.inFlight &-= 1
    }

    /// Takes over the dispatches under way in a scope that is merged into this one. Releases nothing.
    func takeInFlight(of merged: TreeScope) {
        inFlight += merged.inFlight
        isAwaited = isAwaited || merged.isAwaited
        waiting.nodes += merged.waiting.nodes
        waiting.actions += merged.waiting.actions
        waiting.hasReportedNesting = waiting.hasReportedNesting || merged.waiting.hasReportedNesting
        merged.waiting = WaitingForIdle()
        merged.isAwaited = false
    }
}

/// What waits until no dispatch is under way in a tree.
struct WaitingForIdle {
    /// Parents that lost a child while a path may name them.
    var nodes: [EventTarget] = []
    /// What is to be done then.
    var actions: [() -> Void] = []
    /// Whether dispatches were nested too deep, and it was reported.
    var hasReportedNesting = false
}
