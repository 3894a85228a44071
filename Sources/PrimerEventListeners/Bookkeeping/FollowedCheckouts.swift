package import EventTree
package import PrimerEvents

/// The runs of the checkouts that a listener hears, with what is decided about their payments.
package struct FollowedCheckouts {
    /// What an event is to its checkout.
    package struct Heard: Sendable {
        /// The number of the checkout's session.
        package var session = 0
        /// The number of the attempt to pay that is in progress, or was last, in the session.
        package var attempt: Int?
        /// The steps that the event is, after those of what was decided since the last event.
        package var steps: [CheckoutRun.Step] = []
    }

    private struct Followed {
        var run: CheckoutRun
        /// The question about the latest start, until it is decided. It holds no ticket, so it keeps no decision open.
        var question: (any DecisionSource)?

        /// The step that a decision is which was made since the last event.
        mutating func decided() -> [CheckoutRun.Step] {
            guard let made = question?.madeDecision else { return [] }
            question = nil
            guard case .payment(let decision) = made.answer else { return [] }
            return run.receive(decision, heldFor: made.heldFor)
        }
    }

    private let unstatedStatus: UnstatedStatus
    private var checkouts = PerNode<Followed>()
    private var payments = KnownPayments()

    package init(unstatedStatus: UnstatedStatus) { self.unstatedStatus = unstatedStatus }

    /// Takes an event of a checkout, by its node.
    package mutating func receive(
        _ event: AnyEvent, _ detail: any EventDetail, at node: EventTarget
    ) -> Heard {
        var heard = checkouts.change(node, from: Followed(run: CheckoutRun(unstatedStatus: unstatedStatus))) {
            followed in
            var heard = Heard()
            heard.steps = followed.decided()
            heard.steps += followed.run.receive(
                detail, from: event.originName, provenance: event.provenance, at: event.timeStamp)
            if heard.steps.contains(where: { $0.kind == .paymentStarted }) {
                followed.question = event.answerSource as? any DecisionSource
            }
            heard.session = followed.run.session
            heard.attempt = followed.run.attempt
            return heard
        }
        payments.check(&heard.steps)
        return heard
    }
}
