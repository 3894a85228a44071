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
        return await ask(
            PaymentStart(paymentMethodType: paymentMethodType, timestamp: now()), from: component,
            unheld: .continue(), abandoned: .abort())
    }

    /// Dispatches an answered event and waits for the decision of those who held it.
    private func ask<Detail: AnsweredDetail, Decision: Sendable>(
        _ detail: Detail, from component: ComponentName, unheld: Decision, abandoned: Decision
    ) async -> Decision {
        guard !isRemoved else { return abandoned }
        let pending = PendingDecision(abandoned: abandoned)
        openDecisions[ObjectIdentifier(pending)] = { pending.abandon() }
        defer { openDecisions[ObjectIdentifier(pending)] = nil }
        dispatch(detail, from: component, answers: pending, unheld: unheld)
        return await pending.wait()
    }

    /// Synchronous and apart, so that no view of the event lives in the frame that waits.
    private func dispatch<Detail: AnsweredDetail, Decision: Sendable>(
        _ detail: Detail, from component: ComponentName, answers pending: PendingDecision<Decision>, unheld: Decision
    ) {
        let event = Event(detail, provenance: .native, answers: pending)
        // A new event is not in flight, so it is never refused; were it, nobody would have held it.
        let goesOn = (try? part(component).dispatchEvent(event)) ?? true
        pending.dispatchEnded(goesOn: goesOn, unheld: unheld)
    }
}
