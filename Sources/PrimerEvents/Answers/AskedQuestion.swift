internal import EventTree

/// A question that has been asked: for code that asks on behalf of somebody else, goes on in order and waits elsewhere.
package struct AskedQuestion<Decision: Sendable>: Sendable {
    private let currentDecision: @Sendable () -> Decision?
    private let wasHeldByAny: @Sendable () -> Bool
    private let decided: @Sendable () async -> Decision
    private let giveUp: @Sendable () -> Void
    private let keys: Locked<QuestionKeys>?

    /// The number of the start, where the question is about a payment that is open.
    package let start: Int?

    /// What is decided, `nil` while listeners hold the event.
    package var decision: Decision? { currentDecision() }

    /// Whether a listener held the event, which tells its decision from what happens where nobody minds.
    package var wasHeld: Bool { wasHeldByAny() }

    /// The decision, once there is one. Cancelling the waiting task decides it as abandoned, unless others wait, too.
    package func wait() async -> Decision { await decided() }

    /// What becomes of a key that the page names after the decision.
    package var besidePageKey: BesidePageKey { keys?.withLock { $0.besidePageKey } ?? .conflicts }

    /// The page named a key in its own answer, before the decision.
    package func pageNames(key: String?) { keys?.withLock { $0.page = key } }

    /// Nobody needs the decision any more: an undecided one becomes a no.
    package func abandon() { giveUp() }
}

/// A question about a payment.
package typealias PaymentRequest = AskedQuestion<PaymentDecision>

extension AskedQuestion where Decision: AnswerDecision {
    init(_ pending: PendingDecision<Decision>, start: Int? = nil, keys: Locked<QuestionKeys>? = nil) {
        self.start = start
        self.keys = keys
        currentDecision = { pending.decision }
        wasHeldByAny = { pending.wasHeld }
        decided = { await pending.wait() }
        giveUp = { pending.abandon() }
    }
}
