/// A question that has been asked: for code that asks on behalf of somebody else, goes on in order and waits elsewhere.
package struct AskedQuestion<Decision: Sendable>: Sendable {
    private let currentDecision: @Sendable () -> Decision?
    private let wasHeldByAny: @Sendable () -> Bool
    private let decided: @Sendable () async -> Decision
    private let giveUp: @Sendable () -> Void

    /// What is decided, `nil` while listeners hold the event.
    package var decision: Decision? { currentDecision() }

    /// Whether a listener held the event, which tells its decision from what happens where nobody minds.
    package var wasHeld: Bool { wasHeldByAny() }

    /// The decision, once there is one. Cancelling the waiting task decides it as abandoned, unless others wait, too.
    package func wait() async -> Decision { await decided() }

    /// Nobody needs the decision any more: an undecided one becomes a no.
    package func abandon() { giveUp() }
}

/// A question about a payment.
package typealias PaymentRequest = AskedQuestion<PaymentDecision>

extension AskedQuestion where Decision: AnswerDecision {
    init(_ pending: PendingDecision<Decision>) {
        currentDecision = { pending.decision }
        wasHeldByAny = { pending.wasHeld }
        decided = { await pending.wait() }
        giveUp = { pending.abandon() }
    }
}
