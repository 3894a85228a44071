internal import EventTree

/// The decisions of a checkout that are being waited for. They are abandoned together, on any thread, and later ones at once.
final class OpenDecisions: Sendable {
    private struct State {
        var decisions: [any OpenDecision] = []
        /// Whether the checkout was removed, or its hub was freed.
        var isOver = false
    }

    private let state = Locked(State())

    /// Adds a decision, and forgets those that were made.
    func add(_ decision: any OpenDecision) {
        let present = state.withLock { $0.decisions }
        // Asked outside the lock, which each decision has one of its own for.
        let made = Set(present.filter(\.isDecided).map(ObjectIdentifier.init))
        let isOver = state.withLock { state in
            state.decisions.removeAll { made.contains(ObjectIdentifier($0)) }
            if !state.isOver { state.decisions.append(decision) }
            return state.isOver
        }
        if isOver { decision.abandon() }
        withExtendedLifetime(present) {}
    }

    /// Decides what is undecided as abandoned: a payment is aborted.
    func abandonAll() {
        let abandoned = state.withLock { state in
            defer { state.decisions = [] }
            state.isOver = true
            return state.decisions
        }
        for decision in abandoned { decision.abandon() }
    }
}

/// A decision that is being waited for, whatever its kind.
protocol OpenDecision: AnyObject, Sendable {
    var isDecided: Bool { get }
    @discardableResult
    func abandon() -> Bool
}

extension PendingDecision: OpenDecision {
    var isDecided: Bool { decision != nil }
}
