/// A question about a payment that has been asked: for an adapter, which goes on in order and waits elsewhere.
package struct PaymentRequest: Sendable {
    private let pending: PendingDecision<PaymentDecision>

    init(_ pending: PendingDecision<PaymentDecision>) { self.pending = pending }

    /// What is decided, `nil` while listeners hold the event.
    package var decision: PaymentDecision? { pending.decision }

    /// The decision, once there is one. Cancelling the waiting task aborts, unless others wait, too.
    package func wait() async -> PaymentDecision { await pending.wait() }
}
