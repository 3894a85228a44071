internal import EventTree

/// The host's questions: for the code that speaks to the payment SDK.
extension Checkout {
    /// Asks the listeners of `primer:payment-start` whether a payment may be created, and waits for their decision.
    ///
    /// If no listener calls `preventDefault()`, the payment continues at once. Otherwise those who hold the event decide, by
    /// ``answerPolicy``; one that holds it and lets go of it unanswered aborts, and so do cancelling the waiting task,
    /// removing the checkout and the end of the attempt. There is no time-out but ``answerDeadline``.
    ///
    /// A second start with the same method while the first is undecided is the same tap again: both callers get one answer.
    /// A start with another method aborts the undecided one. A payment is never refused here: whether it may start is the
    /// SDK's decision.
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
        let start = PaymentStart(paymentMethodType: paymentMethodType, timestamp: now())
        return await askAboutPayment(start, QuestionRoute(from: component)).wait()
    }

    /// Asks as ``requestPaymentCreation(_:from:)`` does, but returns when every listener has run.
    package func openPaymentRequest(
        _ paymentMethodType: PaymentMethodType, from component: ComponentName
    ) -> PaymentRequest {
        let start = PaymentStart(paymentMethodType: paymentMethodType, timestamp: now())
        return openPaymentRequest(start, QuestionRoute(from: component))
    }

    /// Asks about a payment with a detail that came from elsewhere; returns when every listener has run.
    package func openPaymentRequest(_ start: PaymentStart, _ route: QuestionRoute) -> PaymentRequest {
        PaymentRequest(askAboutPayment(start, route))
    }

    /// Asks for shipping options with a detail that came from elsewhere; returns when every listener has run.
    package func openQuestion(
        _ change: ShippingAddressChange, _ route: QuestionRoute
    ) -> AskedQuestion<ShippingAddressDecision> { AskedQuestion(ask(change, route)) }

    /// Asks about a shipping option with a detail that came from elsewhere; returns when every listener has run.
    package func openQuestion(
        _ change: ShippingOptionChange, _ route: QuestionRoute
    ) -> AskedQuestion<ShippingOptionDecision> { AskedQuestion(ask(change, route)) }

    /// A payment starts that nobody here is asked about: an attempt that is allowed already.
    package func paymentStartsUnasked(_ paymentMethodType: PaymentMethodType) -> PaymentAttempt {
        switch attempts.withLock({ $0.start(paymentMethodType) }) {
        case .joins: return PaymentAttempt(number: attempts.withLock { $0.number })
        case .begins(let attempt, let closing):
            retire(closing)
            attempts.withLock { $0.decided(.continue(), attempt: attempt.number) }
            return attempt
        }
    }

    /// Asks the listeners of `primer:shipping-address-change` which options the sheet shows, and waits for their answer.
    ///
    /// - Returns: The options, or `.unanswered` if nobody held the event or whoever did let go of it. Wallets give up after
    ///   20 seconds, which ``answerDeadline`` does not know.
    public func requestShippingOptions(
        for address: PostalAddress, paymentMethodType: PaymentMethodType
    ) async -> ShippingAddressDecision {
        let detail = ShippingAddressChange(
            paymentMethodType: paymentMethodType, shippingAddress: address, timestamp: now())
        return await ask(detail, QuestionRoute(from: .paymentMethodContainer)).wait()
    }

    /// Tells the listeners of `primer:shipping-option-change` which option was chosen, and waits until they go on.
    ///
    /// - Returns: `.continue`, or `.unanswered` if nobody held the event or whoever did let go of it.
    public func requestShippingOptionConfirmation(
        of option: ShippingOption, paymentMethodType: PaymentMethodType
    ) async -> ShippingOptionDecision {
        let detail = ShippingOptionChange(
            paymentMethodType: paymentMethodType, selectedShippingOption: option, timestamp: now())
        return await ask(detail, QuestionRoute(from: .paymentMethodContainer)).wait()
    }

    /// Tells that the attempt to pay ended with no outcome: the shopper backed out, and the SDK reports nothing.
    ///
    /// An undecided one is aborted, and the next payment is a new attempt. Success, failure and `primer:payment-cancel` end
    /// an attempt by themselves when they are dispatched on the checkout.
    public func attemptEnded() {
        attempts.withLock { $0.ended() }
        closePaymentRequest()
    }

    /// Starts an attempt to pay, or joins the one that is undecided.
    private func askAboutPayment(
        _ start: PaymentStart, _ route: QuestionRoute
    ) -> PendingDecision<PaymentDecision> {
        let attempts = attempts
        switch attempts.withLock({ $0.start(start.paymentMethodType) }) {
        case .joins:
            if let openPayment { return openPayment }
            // There is always one to join; were there none, nobody is charged.
            return .abandoned(event: PaymentStart.eventType, diagnostics: diagnostics)
        case .begins(let attempt, let closing):
            retire(closing)
            var detail = start
            detail.attempt = attempt
            return ask(detail, route, beforeDispatch: { self.openPayment = $0 }) { decision in
                attempts.withLock { $0.decided(decision, attempt: attempt.number) }
            }
        }
    }

    /// The attempt to pay is over: one that is undecided is aborted, and answers that still come are told so.
    ///
    /// - Returns: What was decided about it before, `nil` if nothing was.
    @discardableResult
    func closePaymentRequest() -> PaymentDecision? {
        let closed = openPayment
        openPayment = nil
        closed?.becomeFormer()
        return closed?.abandon() == true ? nil : closed?.decision
    }

    /// Makes room for another attempt.
    private func retire(_ closing: PaymentAttempts.Closing?) {
        let decision = closePaymentRequest()
        switch (closing, decision) {
        case (.replaced(let attempt), nil): diagnostics.report(.attemptReplaced(attempt: attempt))
        // In the first case a gate in another task has just said yes, and the attempts do not know it yet.
        case (.replaced(let attempt), .continue), (.superseded(let attempt), _):
            diagnostics.report(.attemptSuperseded(attempt: attempt))
        case (.replaced, .abort), (nil, _): break
        }
    }

    /// Dispatches an answered event; who held it decides.
    ///
    /// Synchronous, so that no view of the event lives in a frame that waits.
    private func ask<Detail: AnsweredDetail, Decision: AnswerDecision>(
        _ detail: Detail, _ route: QuestionRoute,
        beforeDispatch: (PendingDecision<Decision>) -> Void = { _ in },
        onDecision: (@Sendable (Decision) -> Void)? = nil
    ) -> PendingDecision<Decision> {
        let (checkout, observers) = (id, decisionObservers)
        let pending = PendingDecision<Decision>(
            of: Detail.eventType, policy: answerPolicy, diagnostics: diagnostics
        ) { decision in
            onDecision?(decision)
            observers.tell(EventDecision(event: Detail.eventType, checkout: checkout, answer: decision.answer))
        }
        guard !isRemoved else {
            pending.abandon()
            diagnostics.report(.askedAfterRemoval(event: Detail.eventType))
            return pending
        }
        beforeDispatch(pending)
        openDecisions.add(pending)
        let goesOn = part(route.component).dispatchEvent(
            detail, route.flags, timeStamp: route.timeStamp, provenance: route.provenance, answers: pending)
        pending.dispatchEnded(goesOn: goesOn)
        startTimers(for: pending)
        return pending
    }

    /// Watches a decision that listeners hold: it is named when it takes long, and ended at the app's deadline.
    private func startTimers<Decision>(for pending: PendingDecision<Decision>) {
        guard pending.decision == nil else { return }
        let diagnostics = diagnostics
        let delay = Self.undecidedReportDelay
        pending.after(delay, by: timer) { pending in
            diagnostics.report(.undecided(event: pending.event, holders: pending.openHolders, seconds: delay))
        }
        guard let answerDeadline else { return }
        pending.after(answerDeadline, by: timer) { pending in
            if pending.abandon() {
                diagnostics.report(.deadlinePassed(event: pending.event, seconds: answerDeadline))
            }
        }
    }
}
