internal import EventTree

/// The decisions of a checkout that are being waited for. They are abandoned together, on any thread.
final class OpenDecisions: Sendable {
    private let decisions = Locked<[any OpenDecision]>([])

    /// Adds a decision, and forgets those that were made.
    func add(_ decision: any OpenDecision) {
        let present = decisions.withLock { $0 }
        // Asked outside the lock, which each decision has one of its own for.
        let made = Set(present.filter(\.isDecided).map(ObjectIdentifier.init))
        decisions.withLock { decisions in
            decisions.removeAll { made.contains(ObjectIdentifier($0)) }
            decisions.append(decision)
        }
    }

    /// Decides what is undecided as abandoned: a payment is aborted.
    func abandonAll() {
        let abandoned = decisions.withLock { decisions in
            defer { decisions = [] }
            return decisions
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
