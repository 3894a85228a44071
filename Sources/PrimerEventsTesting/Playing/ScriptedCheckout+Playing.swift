import PrimerCheckoutStates
public import PrimerEvents

extension ScriptedCheckout {
    /// Plays all steps that are left, and waits for every decision.
    ///
    /// - Throws: ``ScriptError``; after ``patience`` seconds of real time a payment that is still undecided is aborted.
    public func play() async throws(ScriptError) {
        while try await step() != nil {}
        try await decision()
    }

    /// Plays the next step, and those after it until listeners hold a payment.
    ///
    /// - Returns: Whether a payment is held; `false` at the end of the scenario.
    @discardableResult
    public func playUntilHeld() async throws(ScriptError) -> Bool {
        while try await step() != nil { if isHeld { return true } }
        return false
    }

    /// Plays the next step: every listener has run when it returns.
    ///
    /// If the payment before it is undecided, it first waits for the decision, unless the step says otherwise. A payment that
    /// the step itself starts is not waited for.
    ///
    /// - Returns: The step that was played; `nil` at the end.
    @discardableResult
    public func step() async throws(ScriptError) -> CheckoutScenario.Step? {
        guard !isPlaying else { throw .alreadyPlaying }
        isPlaying = true
        defer { isPlaying = false }
        if let next = nextStep, next.waitsForDecision { try await waitForDecision(before: next.title) }
        sdk.takeDecision()
        guard let step = takeStep() else { return nil }
        try perform(step)
        sdk.takeDecision()
        return step
    }

    /// Waits for the decision about the payment that is held, if one is, and lets the SDK go on.
    ///
    /// - Returns: The latest decision; `nil` if there was none.
    @discardableResult
    public func decision() async throws(ScriptError) -> PaymentDecision? {
        guard !isPlaying else { throw .alreadyPlaying }
        isPlaying = true
        defer { isPlaying = false }
        try await waitForDecision(before: scenario.steps.prefix(position).last?.title ?? scenario.name)
        return decisions.last
    }

    private func perform(_ step: CheckoutScenario.Step) throws(ScriptError) {
        switch step.action {
        case .payment(let method, let source, let isHeld): start(method, source, isHeld: isHeld)
        case .answer(let decision): try answer(decision, in: step)
        case .timePasses(let seconds): time.advance(by: seconds)
        case .dispatch(let detail, let component):
            checkout.part(component).dispatchEvent(detail, provenance: sdk.provenance)
        case .initializing, .ready, .paymentMethods, .vaultMethods, .vaultSelection, .cardTyped, .cardErrors,
            .dialogOpened, .dialogClosed, .succeeded, .failed, .couldNotLoad, .wentBack, .dismissed, .sessionCancelled,
            .report:
            if case .paymentMethods(let types) = step.action { requestLog.offer(types) }
            let current = payment
            if step.action.ends(payment) { payment = nil }
            sdk.take(step.action, of: current)
        }
    }

    private func start(_ method: PaymentMethodType, _ source: PaymentSource, isHeld: Bool) {
        guard isHeld else { return start(method, source) }
        let gate = checkout.addEventListener(.paymentStart, .once) { [weak self] event in self?.held = event.hold() }
        start(method, source)
        // A start that joins another one is no event.
        gate.remove()
    }

    private func answer(_ decision: PaymentDecision, in step: CheckoutScenario.Step) throws(ScriptError) {
        guard sdk.asksBeforePayment else { return }
        guard let held else { throw .nothingToAnswer(step: step.title) }
        self.held = nil
        // A gate of the app may have aborted meanwhile.
        guard isHeld else { return }
        switch decision {
        case .continue(let key): held.continuePaymentCreation(idempotencyKey: key)
        case .abort(let message): held.abortPaymentCreation(message: message)
        }
    }

    private func waitForDecision(before step: String) async throws(ScriptError) {
        guard let request = sdk.undecided else { return }
        let isDecided = await request.isDecided(within: patience)
        sdk.takeDecision()
        if Task.isCancelled { throw .cancelled }
        if !isDecided { throw .undecided(step: step, seconds: patience) }
    }
}

extension PaymentRequest {
    /// Waits for the decision; after some seconds of real time it is aborted.
    ///
    /// The seconds pass in a hundred naps, each followed by a turn of the tree's domain. Where that is so busy that tasks wait
    /// long for their turn, as a main actor beside many tests, whoever decides has had its turn before the naps are over.
    fileprivate func isDecided(
        within seconds: Double, isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        if decision != nil { return true }
        let nap = UInt64(max(0, min(seconds, 1_000_000_000)) * 10_000_000)
        return await withTaskGroup(of: Bool.self) { group in
            // Without it the group would not come back to the domain between the naps.
            _ = isolation
            group.addTask {
                _ = await wait()
                return true
            }
            var isDecided = false
            for _ in 0..<100 where !isDecided {
                group.addTask {
                    // Cancelled when there is a decision.
                    try? await Task.sleep(nanoseconds: nap)
                    return false
                }
                isDecided = await group.next() ?? false
            }
            // Ends the sleep, or the wait: nobody waits for the decision any more, so it is to abort.
            group.cancelAll()
            return isDecided
        }
    }
}
