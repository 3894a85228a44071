public import EventTree

/// A reading of one checkout: its events go in, and steps come out, from ready to the outcome of each payment.
///
/// A run decides what an event means to the checkout, how long a step took, how a payment ended, and whether an outcome is
/// news or reported again. Analytics, logs and timelines use it, so they agree. Use it in a listener of your own:
///
/// ```swift
/// var run = CheckoutRun()
/// checkout.addEventListener { event in
///     for step in run.receive(event) where step.isNews { show(step) }
/// }
/// ```
///
/// It is a value without effects, and follows one checkout: keep one for each. A checkout that begins anew, after it was
/// dismissed or when it becomes ready again, begins another session in the same run; its attempts to pay go on. The web has
/// no counterpart.
public struct CheckoutRun: Sendable {
    /// What a success counts as whose status is not stated.
    public let unstatedStatus: UnstatedStatus

    /// The number of the session, from 1; 0 before the first event.
    public private(set) var session = 0

    /// The number of the attempt to pay that is in progress, or was last, in this session; `nil` before the first.
    public internal(set) var attempt: Int?

    var reader = AttemptReader()
    var state = SessionState(beginning: nil, page: 1)
    /// The attempt of the latest start.
    var startedAttempt: Int?
    /// What is known of the attempts beside what they know themselves, by their numbers.
    var knownAttempts: [Int: KnownAttempt] = [:]

    /// A run that has received nothing.
    ///
    /// - Parameter unstatedStatus: What a success counts as whose status is not stated.
    public init(unstatedStatus: UnstatedStatus = .pending) { self.unstatedStatus = unstatedStatus }

    /// Receives an event as a listener hears it, and returns the steps that it is, in order.
    ///
    /// - Returns: Often none. None for an event that was kept and is delivered once more to a late listener.
    public mutating func receive(_ event: AnyEvent) -> [Step] {
        if event.isReplay { return [] }
        return receive(event.detail, from: event.originName, provenance: event.provenance, at: event.timeStamp)
    }

    /// Receives an event by its parts, for example one of a recording, and returns the steps that it is, in order.
    ///
    /// - Parameters:
    ///   - detail: What the event says.
    ///   - origin: The name of the component that it started at, if that is known.
    ///   - provenance: Where it comes from.
    ///   - timeStamp: When it was dispatched, in milliseconds. A page counts from its own beginning, so a smaller number is
    ///     that of another page.
    /// - Returns: Often none.
    public mutating func receive(
        _ detail: any EventDetail, from origin: String? = nil, provenance: Provenance, at timeStamp: Double?
    ) -> [Step] {
        let page = reader.page
        reader.follow(timeStamp)
        let isRelevant = Self.relevantTypes.contains(ObjectIdentifier(type(of: detail)))
        if session == 0 || (isRelevant && endsSession(before: detail)) { beginSession(at: timeStamp) }
        // The clock of another page does not measure what was processed on this one.
        if reader.page != page { state.processing = ProcessingTime() }
        guard isRelevant else { return [] }
        return steps(
            of: detail, reader.receive(detail, provenance: provenance), from: origin, at: timeStamp)
    }

    /// Receives what was decided about the latest `primer:payment-start`, and returns the step that this is.
    ///
    /// A decision is no event. Where you do not know of decisions a run reads the same steps without ``Step/Kind/held(_:)``,
    /// except that a payment that was aborted and is then reported as cancelled is a cancellation.
    ///
    /// - Parameters:
    ///   - decision: Whether the payment may be created.
    ///   - heldFor: How long listeners held it; `nil` if no listener did.
    /// - Returns: No step if no listener held it.
    public mutating func receive(_ decision: PaymentDecision, heldFor: ElapsedTime?) -> [Step] {
        if case .abort = decision { reader.aborted() }
        guard let heldFor, let startedAttempt else { return [] }
        return [
            step(
                .held(Step.Answer(decision)), .numbered(state.nextNumber()), duration: heldFor,
                method: knownAttempts[startedAttempt]?.method, of: startedAttempt)
        ]
    }

    private mutating func beginSession(at time: Double?) {
        session += 1
        attempt = nil
        state = SessionState(beginning: time, page: reader.page)
    }

    /// The types of the events that can be steps, or decide about one.
    private static let relevantTypes: Set<ObjectIdentifier> = [
        ObjectIdentifier(Ready.self), ObjectIdentifier(StateChange.self), ObjectIdentifier(VaultMethodsUpdate.self),
        ObjectIdentifier(VaultSelectionChange.self), ObjectIdentifier(BinDataLoadingChange.self),
        ObjectIdentifier(BinDataAvailable.self), ObjectIdentifier(PaymentStart.self),
        ObjectIdentifier(PaymentSuccess.self), ObjectIdentifier(PaymentFailure.self),
        ObjectIdentifier(PaymentCancel.self), ObjectIdentifier(CheckoutDismissed.self),
    ]
}

extension CheckoutRun {
    /// What is known of a session.
    struct SessionState: Sendable {
        /// When the first event was dispatched, and on which page.
        let beginning: Double?
        let page: Int
        /// The latest page that became ready, and the latest on which an outcome was reported.
        var readyPage: Int?
        var outcomePage: Int?
        var isDismissed = false
        var hasCreatedPayment = false
        var primerJsError: PrimerJSError?
        var choice = MethodChoice()
        var processing = ProcessingTime()
        /// The attempt that has started and is not known to be processed yet.
        var unprocessedAttempt: Int?
        private(set) var lastNumber = 0

        init(beginning: Double?, page: Int) {
            self.beginning = beginning
            self.page = page
        }

        /// A number for a step that may happen several times in a session.
        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }
    }

    /// What is known of an attempt.
    struct KnownAttempt: Sendable {
        var method: PaymentMethodType?
        var isSaved = false
        /// The latest outcome that was news.
        var outcome: Step.Kind?
        var identity: Step.Identity?
    }

    /// An attempt to pay, and how it ended.
    public struct Attempt: Sendable, Hashable {
        /// The number of the attempt in its order, or in its checkout where there is no order.
        public let number: Int
        /// The method that the shopper pays with, as far as it is known.
        public let method: PaymentMethodType?
        /// The latest step that says how the attempt ended; `nil` where no outcome was reported.
        public let outcome: Step.Kind?
    }

    /// The attempts to pay so far, in order; ``PaymentAttempts/rememberedAttempts`` at most.
    public var attempts: [Attempt] {
        reader.attempts.attempts.map { attempt in
            let outcome = knownAttempts[attempt.number]?.outcome
            return Attempt(
                number: attempt.number, method: attempt.method,
                outcome: outcome ?? (attempt.isAborted ? .aborted() : nil))
        }
    }
}

extension CheckoutRun: Redacted {
    /// The session and the attempts; the ids of saved methods are withheld.
    public var exportable: ExportableFields {
        [.shown("session", session), .shown("attempt", attempt), .withheld("choice")]
    }
}
