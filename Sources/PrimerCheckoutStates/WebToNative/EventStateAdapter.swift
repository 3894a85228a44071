public import PrimerEvents

/// Gives the native state of a web checkout: `primer:*` events go in, `PrimerCheckoutState` comes out.
///
/// ```swift
/// let adapter = EventStateAdapter(integration: .inlineSession)
/// adapter.onCompletion = { state in show(state) }
/// try adapter.attach(to: checkout)
/// ```
///
/// States come in the order of the events, also where a callback causes the next event while a state is being delivered.
/// It lives in the isolation domain of its checkout, in an app the main actor, and is deliberately not `Sendable`. The app
/// owns it; when it goes, its listeners and streams end.
public final class EventStateAdapter {
    /// Where in its life a checkout is, as the SDK's session publishes it.
    public enum Phase: Sendable, Hashable, CaseIterable {
        /// It is loading, for the first time or again, or could not start.
        case initializing
        /// It was loaded.
        case ready
    }

    /// The SDK's integration whose rules ``onCompletion`` follows.
    public let integration: Integration

    /// What a successful payment counts as where the event does not say.
    public let unstatedStatus: UnstatedStatus

    /// The latest state; `.initializing` before there was one, as in the SDK.
    public private(set) var state = PrimerCheckoutState.initializing

    /// Whether the checkout is loading or loaded.
    public private(set) var phase = Phase.initializing

    /// The client session that `.ready` carried; `nil` before it and after ``sessionCancelled()``.
    public private(set) var clientSession: PrimerClientSession?

    /// Why the last payment failed; `nil` once another has begun or one has succeeded.
    public var lastFailure: PaymentFailureError? { failures.payment }

    /// What a screen may offer after the last failure or cancellation; see `Checkout.retryAdvice`.
    public var retryAdvice: RetryAdvice? { lastCheckout?.retryAdvice }

    /// What is known of the payments of the order.
    public var earlierPayment: EarlierPayment { lastCheckout?.earlierPayment ?? .none }

    /// What keeps the checkout from starting or is wrong with the integration; `nil` once it loads again.
    public var checkoutError: PrimerJSError? { failures.checkout }

    /// Called with every state, in order.
    public var onStateChange: ((PrimerCheckoutState) -> Void)? {
        // Let go when it is no longer accessed: what it captured may reach back when it is freed.
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// Called when the phase has changed.
    public var onPhaseChange: ((Phase) -> Void)? {
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// Called when the client session has changed.
    public var onClientSessionChange: ((PrimerClientSession?) -> Void)? {
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// Called with the outcomes that the SDK would report in this integration, by its own rules.
    ///
    /// Failures come once for each attempt; success and dismissal once, and nothing after them. Lifecycle states never come.
    /// A closed checkout's late success does not come either: it is in ``states``, and a diagnostic.
    public var onCompletion: ((PrimerCheckoutState) -> Void)? {
        didSet { withExtendedLifetime(oldValue) {} }
    }

    let suppliedClientSession: () -> PrimerClientSession
    private var session: WebSession
    private var failures = LastFailures()
    private(set) var streams = StateStreams()
    /// What came while another input was being delivered.
    private var queue: [(input: WebInput, seen: AttemptsSeen)] = []
    private var isDelivering = false
    private var watchers: [Watcher] = []
    var attachment: Attachment?
    /// The checkout of the session, which goes on when the adapter is attached to it again.
    weak var lastCheckout: Checkout?

    /// An adapter that is not attached yet.
    ///
    /// - Parameters:
    ///   - integration: Whose rules ``onCompletion`` follows.
    ///   - unstatedStatus: What a successful payment counts as where the event does not say whether it is settled; by default
    ///     pending, since a success on the web says that a payment was created.
    ///   - clientSession: Supplies the client session for `.ready`, which no event carries; by default an empty one.
    public init(
        integration: Integration,
        unstatedStatus: UnstatedStatus = .pending,
        clientSession: @escaping () -> PrimerClientSession = { PrimerClientSession() }
    ) {
        self.integration = integration
        self.unstatedStatus = unstatedStatus
        suppliedClientSession = clientSession
        session = WebSession(integration: integration, unstatedStatus: unstatedStatus)
    }

    deinit { streams.finish() }

    /// A sequence of the states from now on, whole and in order; each call gives one of its own.
    ///
    /// It may be read in any task. It ends when the adapter is detached, when the checkout is removed and when the adapter goes.
    public var states: AsyncStream<PrimerCheckoutState> { streams.make() }

    /// The host tore the session down to start another: what ended is forgotten and ``onCompletion`` is armed again.
    ///
    /// As `cancel()` of the SDK's session it gives no state. `start()` alone needs no call: states go on, but after a failed
    /// start the SDK no longer reports success and dismissal.
    public func sessionCancelled() { take(.sessionCancelled) }

    /// Delivers an input, after those that are being delivered.
    ///
    /// - Parameter seen: What the attempts say now, which may be another thing when it is delivered.
    func take(_ input: WebInput, _ seen: AttemptsSeen = AttemptsSeen()) {
        queue.append((input, seen))
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !queue.isEmpty {
            let (next, seen) = queue.removeFirst()
            let outputs = session.receive(next, seen)
            failures.receive(next, seen)
            if case .sessionCancelled = next { state = .initializing }
            let checkout = attachment?.checkout
            // One event is delivered whole, also where a callback detaches.
            for output in outputs { perform(output, on: checkout) }
            publish()
        }
    }

    /// Forgets all of the checkout before.
    func forgetSession() {
        session = WebSession(integration: integration, unstatedStatus: unstatedStatus)
        failures = LastFailures()
        state = .initializing
        publish()
    }

    /// Drops what is still to be delivered and ends the streams; later ones are for the next attachment.
    func endDelivery() {
        queue = []
        streams.finish()
        streams = StateStreams()
    }

    /// Has something called after each change for as long as its owner lives.
    package func watch<Owner: AnyObject>(for owner: Owner, _ call: @escaping (Owner) -> Void) {
        watchers.removeAll { !$0.isAlive() }
        watchers.append(
            Watcher(isAlive: { [weak owner] in owner != nil }, call: { [weak owner] in owner.map(call) }))
    }

    private struct Watcher {
        let isAlive: () -> Bool
        let call: () -> Void
    }

    private func perform(_ output: WebOutput, on checkout: Checkout?) {
        switch output {
        case .state(let state):
            self.state = state
            publish()
            streams.push(state)
            onStateChange?(state)
        case .completion(let state): onCompletion?(state)
        case .diagnose(let diagnostic): checkout?.diagnostics.report(diagnostic)
        }
    }

    /// The attempts changed without an event: those who watch show it.
    func publishAttempts() {
        for watcher in watchers { watcher.call() }
    }

    /// Makes phase and client session those of the state, and tells of what changed.
    private func publish() {
        let newPhase: Phase = session.isInitializing ? .initializing : .ready
        let hasNewPhase = newPhase != phase
        let hasNewSession = session.clientSession != clientSession
        phase = newPhase
        clientSession = session.clientSession
        for watcher in watchers { watcher.call() }
        if hasNewPhase { onPhaseChange?(newPhase) }
        if hasNewSession { onClientSessionChange?(clientSession) }
    }
}

@available(*, unavailable)
extension EventStateAdapter: Sendable {}

extension EventStateAdapter: CustomReflectable {
    /// A mirror of where it is, without what it remembers of the session.
    public var customMirror: Mirror {
        Mirror(self, children: ["integration": integration, "phase": phase, "state": state], displayStyle: .class)
    }
}
