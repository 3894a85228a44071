internal import EventTree

extension Checkout {
    /// Asks the listeners of `primer:payment-start` whether a payment may be created, and waits for their decision.
    ///
    /// For the host, the code that speaks to the payment SDK. If no listener calls `preventDefault()`, the payment
    /// continues at once. Otherwise the first answer counts; a listener that holds the event and drops it unanswered
    /// aborts, and so do cancelling the waiting task and removing the checkout. There is no time-out.
    ///
    /// - Parameters:
    ///   - paymentMethodType: What the shopper pays with.
    ///   - component: Where the payment starts; by default the card form for a card, the list of methods otherwise. Name
    ///     ``ComponentName/vaultManager`` for a saved method.
    /// - Returns: Whether to create the payment, with the key or message that a listener gave.
    public func requestPaymentCreation(
        _ paymentMethodType: PaymentMethodType, from component: ComponentName? = nil
    ) async -> PaymentDecision {
        let component = component ?? (paymentMethodType == .paymentCard ? .cardForm : .paymentMethodContainer)
        let pending = openPaymentRequest(paymentMethodType, from: component)
        defer { close(pending) }
        return await pending.wait()
    }

    /// Asks as ``requestPaymentCreation(_:from:)`` does, but returns when every listener has run and leaves the waiting to
    /// its caller: for an adapter, which must go on in order. To be closed when it is settled.
    package func openPaymentRequest(
        _ paymentMethodType: PaymentMethodType, from component: ComponentName
    ) -> PendingDecision<PaymentDecision> {
        open(
            PaymentStart(paymentMethodType: paymentMethodType, timestamp: now()), from: component,
            unheld: .continue(), abandoned: .abort())
    }

    /// Forgets a question that was settled.
    package func close<Decision>(_ pending: PendingDecision<Decision>) {
        openDecisions[ObjectIdentifier(pending)] = nil
    }

    /// Dispatches an answered event; who held it decides.
    ///
    /// Synchronous, so that no view of the event lives in a frame that waits.
    private func open<Detail: AnsweredDetail, Decision: Sendable>(
        _ detail: Detail, from component: ComponentName, unheld: Decision, abandoned: Decision
    ) -> PendingDecision<Decision> {
        let pending = PendingDecision(abandoned: abandoned)
        guard !isRemoved else {
            pending.settle(abandoned)
            return pending
        }
        openDecisions[ObjectIdentifier(pending)] = { pending.abandon() }
        let event = Event(detail, provenance: .native, answers: pending)
        // A new event is not in flight, so it is never refused; were it, nobody would have held it.
        let goesOn = (try? part(component).dispatchEvent(event)) ?? true
        pending.dispatchEnded(goesOn: goesOn, unheld: unheld)
        return pending
    }
}
