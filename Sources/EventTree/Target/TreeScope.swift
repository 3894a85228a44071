/// What the nodes of one tree share.
///
/// Trees that were ever joined share one scope for good, also when they part again: what it says of listeners is only ever
/// "maybe", so it needs no book-keeping when nodes come, go, or die on other threads.
@usableFromInline
final class TreeScope {
    /// The scope this one was merged into.
    private(set) var forward: TreeScope?

    /// Gives events their time; the root's clock rules.
    let clock: EventClock

    /// A superset of the types that any node has a listener for.
    var heardTypes: UInt64 = 0

    /// How often a listener was added or a tree joined: a dispatch that skips silent nodes stops skipping when it changes.
    var additions = 0

    /// How many dispatches are under way.
    private var inFlight = 0

    /// Parents that lost a child while a path may name them; let go when no dispatch is under way.
    private var keptUntilIdle: [EventTarget] = []
    /// What is to happen when no dispatch is under way.
    private var idleActions: [() -> Void] = []
    // OPTIMIZATION: read instead of the arrays, which saves an exclusivity check a dispatch.
    private var isAwaited = false

    // OPTIMIZATION: the buffer of the last path, so that a dispatch in the steady state allocates none.
    var sparePath: EventPath?

    /// Who is told of the calls of listeners; read where a listener is added, never by a dispatch.
    var callObservers: [ListenerCallObserver] = []

    /// The observers that have not ended.
    var activeCallObservers: [ListenerCallObserver] {
        if !callObservers.allSatisfy(\.isActive) { callObservers.removeAll { !$0.isActive } }
        return callObservers
    }

    init(clock: EventClock) { self.clock = clock }

    func merge(into other: TreeScope) {
        other.heardTypes |= heardTypes
        // More than either said before, so that a number seen before the merge is never seen again after it.
        other.additions += additions + 1
        other.inFlight += inFlight
        other.callObservers += callObservers
        callObservers = []
        for node in keptUntilIdle { other.keep(node) }
        for action in idleActions { other.whenIdle(action) }
        idleActions = []
        letGo()
        sparePath = nil
        forward = other
        // Whoever still asks here is to look further.
        heardTypes = .max
    }

    func dispatchBegins() { inFlight += 1 }

    func dispatchEnds() {
        inFlight -= 1
        if inFlight == 0, isAwaited { becomeIdle() }
    }

    /// Keeps a node for as long as a path may hold it unmanaged.
    func keep(_ node: EventTarget) {
        guard inFlight > 0 else { return }
        isAwaited = true
        keptUntilIdle.append(node)
    }

    /// Acts now, or when the last dispatch under way is over.
    func whenIdle(_ action: @escaping () -> Void) {
        guard inFlight > 0 else { return action() }
        isAwaited = true
        idleActions.append(action)
    }

    private func becomeIdle() {
        letGo()
        let actions = idleActions
        idleActions = []
        for action in actions { action() }
    }

    private func letGo() {
        isAwaited = false
        // Let go when the array is no longer accessed: what a node's listeners captured may reach back when it is freed.
        var ended: [EventTarget] = []
        swap(&ended, &keptUntilIdle)
    }
}

extension EventTarget {
    /// The scope of the node's tree now.
    var tree: TreeScope {
        guard storedTree.forward != nil else { return storedTree }
        var scope = storedTree
        while let next = scope.forward { scope = next }
        storedTree = scope
        return scope
    }
}

@available(*, unavailable)
extension TreeScope: Sendable {}
