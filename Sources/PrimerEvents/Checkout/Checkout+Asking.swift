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
        _ paymentMethodType: PaymentMethodType, from component: ComponentName, providerKey: String? = nil
    ) -> PaymentRequest {
        let start = PaymentStart(paymentMethodType: paymentMethodType, timestamp: now())
        return openPaymentRequest(start, QuestionRoute(from: component), providerKey: providerKey)
    }

    /// Asks about a payment with a detail that came from elsewhere; returns when every listener has run.
    package func openPaymentRequest(
        _ start: PaymentStart, _ route: QuestionRoute, providerKey: String? = nil
    ) -> PaymentRequest {
        let pending = askAboutPayment(start, route, providerKey: providerKey)
        let open = openPayment.flatMap { $0.pending === pending ? $0 : nil }
        return PaymentRequest(pending, start: open?.start, keys: open?.keys)
    }

    /// Asks for shipping options with a detail that came from elsewhere; returns when every listener has run.
    package func openQuestion(
        _ change: ShippingAddressChange, _ route: QuestionRoute
    ) -> AskedQuestion<ShippingAddressDecision> { AskedQuestion(ask(change, route)) }

    /// Asks about a shipping option with a detail that came from elsewhere; returns when every listener has run.
    package func openQuestion(
        _ change: ShippingOptionChange, _ route: QuestionRoute
    ) -> AskedQuestion<ShippingOptionDecision> { AskedQuestion(ask(change, route)) }

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

    /// Starts an attempt to pay, or joins one. A start while the same tap is undecided shares its answer.
    private func askAboutPayment(
        _ start: PaymentStart, _ route: QuestionRoute, providerKey: String? = nil
    ) -> PendingDecision<PaymentDecision> {
        let isOfPage = if case .web = route.provenance { true } else { false }
        guard let started = begin(start.paymentMethodType, hasOwnKey: isOfPage) else {
            return .abandoned(event: PaymentStart.eventType, diagnostics: diagnostics)
        }
        if let question = started.question {
            // There is always one to join; were there none, nobody is charged.
            let open = openPayment.flatMap { $0.start == question ? $0.pending : nil }
            return open ?? .abandoned(event: PaymentStart.eventType, diagnostics: diagnostics)
        }
        // First: whoever still holds the one before is too late when the developers are told.
        closePaymentRequest()
        report(started)
        var detail = start
        detail.attempt = started.attempt
        let keys = Locked(QuestionKeys(provider: providerKey))
        let finish = finishing(started.start, keys)
        defer { startUnderWay = nil }
        return ask(
            detail, route,
            beforeDispatch: { pending in
                self.openPayment = OpenPaymentQuestion(
                    start: started.start, pending: pending, keys: keys)
                self.startUnderWay = started
            }, finish: finish,
            onDecision: { [diagnostics] _ in
                for diagnostic in keys.withLock({ $0.diagnostics }) { diagnostics.report(diagnostic) }
            })
    }

    /// Makes of what listeners decided the answer with its key, and remembers it before the answer leaves.
    private func finishing(
        _ start: Int, _ keys: Locked<QuestionKeys>
    ) -> @Sendable (PaymentDecision) -> PaymentDecision {
        { [sharedAttempts] decision in
            let (page, provider) = keys.withLock { ($0.page, $0.provider) }
            let decided = sharedAttempts.decide(
                start, gate: PaymentAttempts.Answer(decision), page: page, provider: provider)
            keys.withLock { keys in
                keys.besidePageKey = decided.besidePageKey
                if let diagnostic = decided.diagnostic { keys.diagnostics.append(diagnostic) }
            }
            switch (decided.answer, decision) {
            case (.allowed(let key), _): return .continue(idempotencyKey: key)
            case (.aborted, .abort): return decision
            case (.aborted, .continue): return .abort()
            }
        }
    }

    /// The open question is over: one that is undecided is aborted, and answers that still come are told so.
    func closePaymentRequest() {
        let closed = openPayment?.pending
        openPayment = nil
        closed?.becomeFormer()
        closed?.abandon()
    }

    /// Dispatches an answered event; who held it decides.
    ///
    /// Synchronous, so that no view of the event lives in a frame that waits.
    private func ask<Detail: AnsweredDetail, Decision: AnswerDecision>(
        _ detail: Detail, _ route: QuestionRoute,
        beforeDispatch: (PendingDecision<Decision>) -> Void = { _ in },
        finish: (@Sendable (Decision) -> Decision)? = nil,
        onDecision: (@Sendable (Decision) -> Void)? = nil
    ) -> PendingDecision<Decision> {
        let (checkout, observers) = (id, decisionObservers)
        let pending = PendingDecision<Decision>(
            of: Detail.eventType, policy: answerPolicy, diagnostics: diagnostics, clock: eventTarget.clock,
            finish: finish
        ) { decision, heldFor in
            onDecision?(decision)
            observers.tell(
                EventDecision(
                    event: Detail.eventType, checkout: checkout, answer: decision.answer, heldFor: heldFor))
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

/// The question about a start that listeners were asked about.
struct OpenPaymentQuestion {
    let start: Int
    let pending: PendingDecision<PaymentDecision>
    let keys: Locked<QuestionKeys>
}

/// The keys that others than gates name for a payment, and what came of them.
struct QuestionKeys: Sendable {
    /// The key that the page named in its own answer.
    var page: String?
    /// The key of the app's provider, which is asked before the decision.
    var provider: String?
    /// What becomes of a key that the page names after the decision.
    var besidePageKey = BesidePageKey.conflicts
    var diagnostics: [Diagnostic] = []
}

extension PaymentAttempts.Answer {
    init(_ decision: PaymentDecision) {
        self =
            switch decision {
            case .continue(let key): .allowed(key: key)
            case .abort: .aborted
            }
    }
}
