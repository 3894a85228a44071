internal import EventTree
internal import PrimerEvents

/// What is known of one run of a checkout, from its first event to its end: which steps an event is, and how long they took.
///
/// A value without effects: events go in, steps come out.
struct CheckoutRun {
    /// A step that an event is.
    struct Reached: Equatable {
        let step: CheckoutStep
        let identity: Identity
        /// Milliseconds, by name.
        var duration: TimeTaken?
        var method: PaymentMethodType?
        var isSaved: Bool?
        var advice: RetryAdvice?
    }

    /// What makes a step the same when it is told again.
    enum Identity: Equatable {
        /// The payment it is about, wherever and whenever it is told.
        case payment(String)
        /// Once in an attempt.
        case attempt
        /// Once in a session.
        case session
        /// One of several in a session.
        case numbered(Int)
    }

    /// How long something took, by the name of its property.
    struct TimeTaken: Equatable {
        let name: String
        let milliseconds: Int64

        /// Nothing where the clock went back, or the times are not to be believed.
        init?(_ name: String, from start: Double?, to end: Double) {
            guard let start, case let milliseconds = (end - start).rounded(), milliseconds >= 0, milliseconds < 1e15
            else { return nil }
            self.name = name
            self.milliseconds = Int64(milliseconds)
        }
    }

    let sessionId: String
    /// The number of the attempt that is open, or was last; 0 before the first.
    private(set) var attempt = 0

    private let plan: TrackPlan
    private let beginning: Double
    private var isStarted = false
    private var isReady = false
    private var isDismissed = false
    private var hasSucceeded = false
    private var reader = AttemptReader()
    private var attemptMethod: PaymentMethodType?
    private var isSaved = false
    private var choice = MethodChoice()
    private var processing = ProcessingTime()
    private var numbered = 0
    private var primerJsError: PrimerJSError?

    init(sessionId: String, plan: TrackPlan, beginning: Double) {
        self.sessionId = sessionId
        self.plan = plan
        self.beginning = beginning
    }

    /// Whether an event is the first of another run.
    func endsBefore(_ detail: any EventDetail) -> Bool {
        switch detail {
        // A checkout becomes ready once.
        case is Ready: isReady || isDismissed || hasSucceeded
        case is PaymentStart: isDismissed
        case is CheckoutDismissed: isDismissed
        case let change as StateChange: change.isLoading && (isDismissed || hasSucceeded)
        default: false
        }
    }

    /// The steps that an event is, in order.
    mutating func take(
        _ detail: any EventDetail, from origin: String?, _ provenance: Provenance, at time: Double
    ) -> [Reached] {
        let reading = reader.receive(detail, provenance: provenance, at: time)
        let reached = steps(of: detail, reading, from: origin, at: time)
        guard !reached.isEmpty, !isStarted, reached.first?.step != .checkoutFailed else { return reached }
        isStarted = true
        if reached.first?.step == .checkoutStarted { return reached }
        return [Reached(step: .checkoutStarted, identity: .session)] + reached
    }

    private mutating func steps(
        of detail: any EventDetail, _ reading: AttemptReader.Reading?, from origin: String?, at time: Double
    ) -> [Reached] {
        switch (detail, reading) {
        case (let start as PaymentStart, .started(let started)?):
            return self.started(start, started, from: origin)
        case (_, .reported(let reported)?): return ended(detail, reported, at: time)
        case _: return steps(of: detail, at: time)
        }
    }

    /// The steps that an event is which concerns no attempt.
    private mutating func steps(of detail: any EventDetail, at time: Double) -> [Reached] {
        switch detail {
        case is Ready: return ready(at: time)
        case let change as StateChange: return changed(to: change, at: time)
        case let dismissal as CheckoutDismissed:
            isDismissed = true
            return [Reached(step: .checkoutDismissed, identity: .session, method: dismissal.paymentMethodType)]
        default:
            return choice.change(by: detail).map { selected($0) } ?? []
        }
    }

    private mutating func ready(at time: Double) -> [Reached] {
        guard !isReady else { return [] }
        isReady = true
        guard !isStarted else { return [] }
        let duration = time == beginning ? nil : TimeTaken("timeToReady", from: beginning, to: time)
        return [Reached(step: .checkoutStarted, identity: .session, duration: duration)]
    }

    private mutating func changed(to change: StateChange, at time: Double) -> [Reached] {
        processing.take(isProcessing: change.isProcessing, at: time)
        // The error stays in later states; it is told when it appears, or another takes its place.
        defer { primerJsError = change.primerJsError }
        guard let error = change.primerJsError, error != primerJsError else { return [] }
        numbered += 1
        return [Reached(step: .checkoutFailed, identity: .numbered(numbered))]
    }

    private mutating func selected(_ choice: MethodChoice.Choice) -> [Reached] {
        numbered += 1
        return [
            Reached(
                step: .paymentMethodSelected, identity: .numbered(numbered), method: choice.method,
                isSaved: choice.isSaved)
        ]
    }

    private mutating func started(
        _ start: PaymentStart, _ started: PaymentAttempts.Started, from origin: String?
    ) -> [Reached] {
        attempt = started.attempt.number
        // It belongs to an attempt that was told.
        guard !started.attempt.isJoined else { return [] }
        let method = start.paymentMethodType
        attemptMethod = method
        processing.attemptBegins()
        let change = choice.change(byPayingWith: method, fromVault: origin == ComponentName.vaultManager.rawValue)
        isSaved = choice.current?.isSaved ?? false
        let info = method == .paymentCard && !isSaved ? [CheckoutStep.paymentInfoEntered] : []
        return (change.map { selected($0) } ?? [])
            + (info + [.paymentAttempted]).map {
                Reached(step: $0, identity: .attempt, method: method, isSaved: isSaved)
            }
    }

    /// An outcome, if it is news to the attempts.
    private mutating func ended(
        _ detail: any EventDetail, _ reported: PaymentAttempts.Reported, at time: Double
    ) -> [Reached] {
        guard reported.reading == .news else { return [] }
        attempt = reported.attempt?.number ?? attempt
        switch detail {
        case let success as PaymentSuccess: return [succeeded(success, at: time)]
        case let failure as PaymentFailure: return [failed(failure, at: time)]
        case let cancel as PaymentCancel:
            var reached = cancelled(payment: cancel.payment?.id, method: cancel.paymentMethodType, at: time)
            guard reported.releasesRefusal else { return [reached] }
            // A sibling was refused because an earlier request created a payment, which counts more than this.
            reached = Reached(step: .paymentFailed, identity: reached.identity, method: reached.method)
            reached.advice = .verifyOnServerFirst
            return [reached]
        default: return []
        }
    }

    private mutating func succeeded(_ success: PaymentSuccess, at time: Double) -> Reached {
        let method = success.paymentMethodType ?? attemptMethod
        let step: CheckoutStep =
            switch success.status {
            case .success?: .orderCompleted
            case .failed?: .paymentFailed
            case nil: plan.isSettled(method, isSaved: isSaved) ? .orderCompleted : .paymentPending
            // A status that nobody knows proves nothing.
            case _?: .paymentPending
            }
        hasSucceeded = step != .paymentFailed
        let identity = success.payment.id.map(Identity.payment) ?? .attempt
        return reached(step, identity, method, at: time)
    }

    private mutating func failed(_ failure: PaymentFailure, at time: Double) -> Reached {
        var reached: Reached
        if failure.retryAdvice == .shopperCancelled {
            reached = cancelled(payment: failure.payment?.id, method: failure.paymentMethodType, at: time)
        } else {
            // Two declines are two, also where no event stands between them.
            numbered += 1
            let identity = failure.payment?.id.map(Identity.payment) ?? .numbered(numbered)
            reached = self.reached(.paymentFailed, identity, failure.paymentMethodType, at: time)
        }
        reached.advice = failure.retryAdvice
        return reached
    }

    private mutating func cancelled(payment: String?, method: PaymentMethodType?, at time: Double) -> Reached {
        numbered += 1
        return reached(.paymentCancelled, payment.map(Identity.payment) ?? .numbered(numbered), method, at: time)
    }

    /// The step by which an attempt ended.
    private mutating func reached(
        _ step: CheckoutStep, _ identity: Identity, _ method: PaymentMethodType?, at time: Double
    ) -> Reached {
        Reached(
            step: step, identity: identity, duration: processing.attemptEnds(at: time), method: method ?? attemptMethod)
    }
}
