/// What the nodes of one tree share.
///
/// Trees that were ever joined share one scope forever, even after they part: what it says about listeners is only ever
/// "maybe", so nothing has to be updated when nodes leave or are freed on other threads.
///
/// A scope that was merged into another holds nothing but that other one, so releasing it runs no code of the app.
@usableFromInline
final class TreeScope {
    /// The scope this one was merged into.
    private(set) var forward: TreeScope?

    /// An upper bound for how many scopes a look-up passes on its way here. The lower one is merged into the higher, so it
    /// is at most the logarithm of the number of nodes.
    private var rank: UInt8 = 0

    /// Gives events their time; the root's clock rules.
    private(set) var clock: EventClock

    /// A superset of the types that any node has a listener for.
    var heardTypes: UInt64 = 0

    /// How often a listener was added or a tree joined: a dispatch that skips silent nodes stops skipping when it changes.
    var additions = 0

    // The dispatches under way; see TreeScope+InFlight.swift.

    /// How many dispatches are under way, one inside the other.
    var inFlight = 0
    // OPTIMIZATION: read at the end of a dispatch instead of the two below, which saves an exclusivity check.
    var isAwaited = false
    var waiting = WaitingForIdle()
    // OPTIMIZATION: the buffer of the last path, so that a dispatch in the steady state allocates none.
    var sparePath: EventPath?

    /// Who observes the calls of listeners; see ListenerCall.swift. Read where a listener is added, never by a dispatch.
    var callObservers: [ListenerCallObserver] = []

    init(clock: EventClock) { self.clock = clock }

    /// Makes one scope of two, as a tree is put below another.
    ///
    /// - Returns: What the scopes no longer need. Releasing it may run code of the app, so the caller does so last.
    static func merge(_ lower: TreeScope, below upper: TreeScope) -> EventClock {
        let (merged, into) = lower.rank > upper.rank ? (upper, lower) : (lower, upper)
        if merged.rank == into.rank { into.rank += 1 }
        let clock = upper.clock
        let former = lower.clock
        into.clock = clock
        into.heardTypes |= merged.heardTypes
        // More than either said before, so that a number seen before the merge is never seen again after it.
        into.additions += merged.additions + 1
        into.takeInFlight(of: merged)
        into.callObservers += merged.callObservers
        merged.callObservers = []
        merged.clock = .monotonic
        merged.sparePath = nil
        // A node that still refers to the merged scope looks further.
        merged.heardTypes = .max
        merged.forward = into
        return former
    }

    /// The scope that this one is part of now. Halves the way there for the next look-up.
    var current: TreeScope {
        var scope = self
        while let next = scope.forward {
            if let further = next.forward { scope.forward = further }
            scope = next
        }
        return scope
    }
}

extension EventTarget {
    /// The scope of the node's tree now.
    var tree: TreeScope {
        if storedTree.forward != nil { setTree(storedTree.current) }
        return storedTree
    }

    /// Puts the node, which is the root of its tree, into the tree of another.
    ///
    /// - Returns: What the caller releases last; see ``TreeScope/merge(_:below:)``.
    func joinTree(of other: EventTarget) -> EventClock? {
        let (mine, theirs) = (tree, other.tree)
        return mine === theirs ? nil : TreeScope.merge(mine, below: theirs)
    }
}

@available(*, unavailable)
extension TreeScope: Sendable {}
