internal import EventTree

/// Which steps an event is.
extension CheckoutRun {
    /// Whether an event is the first of another session.
    func endsSession(before detail: any EventDetail) -> Bool {
        switch detail {
        case is Ready: state.isDismissed || becomesReadyAgain
        case is PaymentStart, is CheckoutDismissed: state.isDismissed
        case let change as StateChange: change.isLoading && (state.isDismissed || state.hasCreatedPayment)
        default: false
        }
    }

    /// A checkout becomes ready once in a session. A page to which the shopper returns from a redirect reports the outcome
    /// first, and becomes ready in the session of that.
    private var becomesReadyAgain: Bool {
        guard let readyPage = state.readyPage else { return false }
        return readyPage == reader.page || state.outcomePage != reader.page
    }

    mutating func steps(
        of detail: any EventDetail, _ reading: AttemptReader.Reading?, from origin: String?, at time: Double?
    ) -> [Step] {
        switch (detail, reading) {
        case (let start as PaymentStart, .started(let started)?): return self.started(start, started, from: origin)
        case (_, .reported(let reported)?): return [ended(detail, reported, at: time)]
        case (is Ready, _): return [ready(at: time)]
        case (let change as StateChange, _): return changed(to: change, at: time)
        case (let dismissal as CheckoutDismissed, _):
            state.isDismissed = true
            return [step(.dismissed, .session, method: dismissal.paymentMethodType)]
        case _: return state.choice.change(by: detail).map { [chosen($0)] } ?? []
        }
    }

    private mutating func ready(at time: Double?) -> Step {
        let isFirst = state.readyPage == nil
        state.readyPage = reader.page
        // The first event of the session, and the clock of another page, measure nothing.
        let isMeasured = isFirst && time != state.beginning && state.page == reader.page
        var step = step(
            .ready, .session, duration: isMeasured ? ElapsedTime(from: state.beginning, to: time) : nil)
        step.isNews = isFirst
        return step
    }

    private mutating func changed(to change: StateChange, at time: Double?) -> [Step] {
        state.processing.change(isProcessing: change.isProcessing, at: time)
        // The error stays in later states; it is news when it appears, or another takes its place.
        defer { state.primerJsError = change.primerJsError }
        let processed = change.isProcessing ? processing() : []
        guard let error = change.primerJsError else { return processed }
        let isNews = error != state.primerJsError
        var failed = step(
            .checkoutFailed(code: error.code), .numbered(isNews ? state.nextNumber() : state.lastNumber))
        failed.isNews = isNews
        return processed + [failed]
    }

    /// The step to processing, once in an attempt.
    private mutating func processing() -> [Step] {
        guard let attempt = state.unprocessedAttempt else { return [] }
        state.unprocessedAttempt = nil
        return [step(.processing, .attempt, method: knownAttempts[attempt]?.method, of: attempt)]
    }

    private mutating func chosen(_ choice: MethodChoice.Choice) -> Step {
        step(.methodChosen, .numbered(state.nextNumber()), method: choice.method, isSaved: choice.isSaved)
    }

    private mutating func started(
        _ start: PaymentStart, _ started: PaymentAttempts.Started, from origin: String?
    ) -> [Step] {
        attempt = started.attempt.number
        startedAttempt = attempt
        let method = start.paymentMethodType
        guard !started.attempt.isJoined else {
            var joined = step(.paymentStarted, .attempt, method: method, isSaved: state.choice.current?.isSaved)
            joined.isNews = false
            return [joined]
        }
        state.processing.attemptBegins()
        let change = state.choice.change(
            byPayingWith: method, fromVault: origin == ComponentName.vaultManager.rawValue)
        let isSaved = state.choice.current?.isSaved ?? false
        remember(KnownAttempt(method: method, isSaved: isSaved), started.attempt.number)
        state.unprocessedAttempt = started.attempt.number
        // Some versions of the web report the processing before the start.
        let processed = state.processing.isProcessing ? processing() : []
        return (change.map { [chosen($0)] } ?? [])
            + [step(.paymentStarted, .attempt, method: method, isSaved: isSaved)] + processed
    }

    private mutating func remember(_ known: KnownAttempt, _ number: Int) {
        knownAttempts[number] = known
        guard knownAttempts.count > PaymentAttempts.rememberedAttempts else { return }
        let remembered = Set(reader.attempts.attempts.map(\.number))
        knownAttempts = knownAttempts.filter { remembered.contains($0.key) }
    }

    func step(
        _ kind: Step.Kind, _ identity: Step.Identity, duration: ElapsedTime? = nil,
        method: PaymentMethodType? = nil, isSaved: Bool? = nil, of attempt: Int? = nil
    ) -> Step {
        Step(
            kind: kind, session: session, attempt: attempt ?? self.attempt, identity: identity, duration: duration,
            method: method, isSaved: isSaved)
    }

    // MARK: - Outcomes

    private mutating func ended(
        _ detail: any EventDetail, _ reported: PaymentAttempts.Reported, at time: Double?
    ) -> Step {
        let isNews = reported.reading == .news
        let number = reported.attempt?.number ?? attempt
        let known = number.flatMap { knownAttempts[$0] }
        let outcome = outcome(of: detail, reported, known)
        let identity =
            outcome.payment.map(Step.Identity.payment) ?? (isNews ? nil : known?.identity)
            ?? (outcome.isOnceInAttempt ? .attempt : .numbered(isNews ? state.nextNumber() : state.lastNumber))
        if isNews { end(number, with: outcome.kind, identity) }
        var ended = step(
            outcome.kind, identity, duration: isNews ? state.processing.attemptEnds(at: time) : nil,
            method: outcome.method ?? reported.attempt?.method ?? known?.method, of: number)
        ended.isNews = isNews
        return ended
    }

    private mutating func end(_ number: Int?, with outcome: Step.Kind, _ identity: Step.Identity) {
        attempt = number
        state.outcomePage = reader.page
        if case .created = outcome { state.hasCreatedPayment = true }
        guard let number else { return }
        if state.unprocessedAttempt == number { state.unprocessedAttempt = nil }
        var known = knownAttempts[number] ?? KnownAttempt()
        known.outcome = outcome
        known.identity = identity
        remember(known, number)
    }

    /// What an outcome says.
    private struct Outcome {
        let kind: Step.Kind
        let payment: String?
        let method: PaymentMethodType?
        /// Two declines are two, even with no event between them; a success is one.
        var isOnceInAttempt = false
    }

    private func outcome(
        of detail: any EventDetail, _ reported: PaymentAttempts.Reported, _ known: KnownAttempt?
    ) -> Outcome {
        switch detail {
        case let success as PaymentSuccess:
            let method = success.paymentMethodType ?? success.payment.paymentMethodData?.paymentMethodType
            return Outcome(
                kind: kind(of: success, method ?? known?.method, isSaved: known?.isSaved ?? false),
                payment: success.payment.id, method: method, isOnceInAttempt: true)
        case let failure as PaymentFailure:
            return Outcome(
                kind: kind(of: failure.error.code, failure.retryAdvice, reported),
                payment: failure.payment?.id, method: failure.paymentMethodType)
        case let cancel as PaymentCancel:
            return Outcome(
                kind: kind(of: nil, .shopperCancelled, reported), payment: cancel.payment?.id,
                method: cancel.paymentMethodType)
        // Nothing else is reported to the attempts.
        default: return Outcome(kind: .cancelled, payment: nil, method: nil)
        }
    }

    private func kind(of success: PaymentSuccess, _ method: PaymentMethodType?, isSaved: Bool) -> Step.Kind {
        switch success.status {
        case .success?: .created(.settled)
        case .pending?: .created(.pending)
        // It contradicts itself, so it proves nothing.
        case .failed?: .failed(code: nil, advice: .verifyOnServerFirst)
        case nil: .created(unstatedStatus.isSettled(method, isSaved: isSaved) ? .settled : .unknown)
        // A status that is not known proves nothing.
        case _?: .created(.unknown)
        }
    }

    /// What a failure with a code, or a cancellation without one, comes to.
    private func kind(
        of code: ErrorCode?, _ advice: RetryAdvice, _ reported: PaymentAttempts.Reported
    ) -> Step.Kind {
        // A sibling was refused because an earlier request created a payment, which counts more than this.
        if reported.releasesRefusal { return .failed(code: .idempotencyKeyAlreadyExists, advice: .verifyOnServerFirst) }
        guard advice == .shopperCancelled else { return .failed(code: code, advice: advice) }
        return reported.attempt?.isAborted ?? false ? .aborted() : .cancelled
    }
}
