internal import EventTree

/// The attempts to pay of the checkout's order.
extension Checkout {
    /// The attempts so far, as a value: for tests, and for code that shows more than the properties below.
    public var attempts: PaymentAttempts { sharedAttempts.current }

    /// What a payment that starts now would be told, before any `primer:payment-start`.
    ///
    /// While a payment is in flight this is the attempt that another start with its method joins.
    public var nextAttempt: PaymentAttempt { attempts.next(nil, hasOwnKey: hasOwnKeys) }

    /// What is known of the payments of the order: whether one was made, may exist, or is in flight.
    public var earlierPayment: EarlierPayment { attempts.earlierPayment }

    /// The idempotency key of the next payment; `nil` where it has none, natively without an order.
    ///
    /// Read it after ``resolve(_:)``, which changes it.
    public var idempotencyKey: String? { nextAttempt.idempotencyKey }

    /// What a screen may offer after the last failure or cancellation; `nil` before one, and once another payment starts.
    ///
    /// While any payment of the order may exist this is `verifyOnServerFirst`, whatever the last failure says itself.
    public var retryAdvice: RetryAdvice? { attempts.retryAdvice }

    /// Takes what your server knows about the payments of the order.
    ///
    /// ```swift
    /// checkout.resolve(.notPaid)
    /// ```
    ///
    /// `.notPaid` settles every attempt but one in flight, so that the next payment has a new key. `.paid` says that nothing is
    /// left to pay.
    public func resolve(_ resolution: PaymentResolution) {
        sharedAttempts.receive(.resolved(resolution))
        closeQuestionIfOver()
        tellAdaptersOfAttempts()
    }

    /// Tells that the attempt to pay ended with no outcome: the shopper backed out, and the SDK reports nothing.
    ///
    /// An undecided one is aborted. A wallet that is left created nothing; with any other method a payment may be pending. Success,
    /// failure and `primer:payment-cancel` end an attempt by themselves when they are dispatched on the checkout.
    public func attemptEnded() {
        _ = sharedAttempts.report(PaymentAttempts.Report(checkout: numberInOrder, side: .native, .cancelled))
        closeQuestionIfOver()
    }

    /// The checkout shows a web page, whose attempts have keys of their own.
    package func showsPage() { isWeb = true }

    /// A number for another page load, or another session of the native SDK.
    package var nextPage: Int {
        lastPage += 1
        return lastPage
    }

    /// Events are those of this page load from now on. A payment in flight on another one stays so.
    package func shows(page: Int) { self.page = page }

    /// Aborts the payment that listeners hold, if they hold one.
    package func abandonPayment() { closePaymentRequest() }

    /// The page, screen or session is gone: an undecided payment is aborted, one that was allowed stays in flight.
    package func pageLeft() {
        sharedAttempts.receive(.left(checkout: numberInOrder))
        closePaymentRequest()
        shows(page: nextPage)
    }

    /// The attempts as the page or session that is shown sees them.
    package var run: PaymentAttempts.Run { PaymentAttempts.Run(attempts, checkout: numberInOrder, page: page) }

    /// A payment starts that nobody here is asked about: it is allowed already, without a key.
    ///
    /// - Returns: What listeners are told, and the number of the start for ``pageAnswered(start:_:)``.
    package func paymentStartsUnasked(_ method: PaymentMethodType) -> (attempt: PaymentAttempt, start: Int) {
        guard let started = begin(method, hasOwnKey: true) else { return (PaymentAttempt(), 0) }
        closeQuestionIfOver()
        report(started)
        sharedAttempts.receive(.answered(start: started.question ?? started.start, .allowed(key: nil)))
        startUnderWay = started
        return (started.attempt, started.start)
    }

    /// A start was answered otherwise than listeners decided: by the page itself, or because its attempt ended meanwhile.
    package func pageAnswered(start: Int, _ answer: PaymentAttempts.Answer) {
        sharedAttempts.receive(.answered(start: start, answer))
    }

    /// What an event that is being dispatched on this checkout is to its attempts; `nil` for one that is no start or outcome.
    package func reading(of event: some EventInterface) -> AttemptReader.Reading? {
        readings.last { $0.event.isSame(as: event) }?.reading
    }

    /// Begins an attempt, or joins one.
    func begin(_ method: PaymentMethodType, hasOwnKey: Bool) -> PaymentAttempts.Started? {
        sharedAttempts.start(
            PaymentAttempts.Beginning(
                checkout: numberInOrder, page: page, method: method, hasOwnKey: hasOwnKey || hasOwnKeys))
    }

    /// Tells the developers what became of other attempts.
    func report(_ started: PaymentAttempts.Started) {
        for attempt in started.replaced { diagnostics.report(.attemptReplaced(attempt: attempt)) }
        for attempt in started.superseded { diagnostics.report(.attemptSuperseded(attempt: attempt)) }
    }

    /// Starts and outcomes, whoever dispatched them. Heard on the way down, before any app hears them.
    func observeAttempts() {
        eventTarget.observe(.paymentStart, .capture) { [weak self] in self?.startPasses($0) }
        eventTarget.observe(.paymentSuccess, .capture) { [weak self] in self?.outcomePasses($0) }
        eventTarget.observe(.paymentFailure, .capture) { [weak self] in self?.outcomePasses($0) }
        eventTarget.observe(.paymentCancel, .capture) { [weak self] in self?.outcomePasses($0) }
        eventTarget.observe(.ready, .capture) { [weak self] _ in self?.readyPasses() }
    }

    /// A start that was dispatched without asking: its payment goes on by itself.
    private func startPasses(_ event: Event<PaymentStart>) {
        if let asked = startUnderWay, asked.attempt == event.detail.attempt {
            startUnderWay = nil
            return keep(.started(asked), for: event)
        }
        guard event.answerSource == nil, let started = begin(event.detail.paymentMethodType, hasOwnKey: event.isOfPage)
        else { return }
        closeQuestionIfOver()
        report(started)
        sharedAttempts.receive(.answered(start: started.question ?? started.start, .allowed(key: nil)))
        keep(.started(started), for: event)
    }

    private func outcomePasses(_ event: Event<some EventDetail>) {
        guard let report = PaymentAttempts.Report(event.detail, provenance: event.provenance, checkout: numberInOrder),
            let reported = sharedAttempts.report(report)
        else { return }
        keep(.reported(reported), for: event)
        closeQuestionIfOver()
    }

    private func readyPasses() {
        guard case .superseded(let attempts) = sharedAttempts.receive(.ready(checkout: numberInOrder, page: page))
        else {
            return
        }
        for attempt in attempts { diagnostics.report(.attemptSuperseded(attempt: attempt)) }
    }

    private func keep(_ reading: AttemptReader.Reading, for event: Event<some EventDetail>) {
        readings.removeAll { $0.event.eventPhase == .none }
        readings.append((AnyEvent(event), reading))
    }

    /// Ends the open question if its start has ended.
    private func closeQuestionIfOver() {
        guard let openStart = openPayment?.start else { return }
        let isOpen = attempts.attempts.contains { attempt in
            attempt.starts.contains { $0.question == openStart && $0.isOpenQuestion }
        }
        if !isOpen { closePaymentRequest() }
    }

    private var hasOwnKeys: Bool { isWeb }
}

extension Event {
    /// Whether a page dispatched it.
    fileprivate var isOfPage: Bool { if case .web = provenance { true } else { false } }
}
