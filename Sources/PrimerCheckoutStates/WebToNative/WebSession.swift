internal import PrimerEvents

/// What the adapter remembers of a web checkout; pure: inputs go in, outputs come out.
///
/// The rows of the catalogue's table "web to native" are the methods of its extensions.
struct WebSession: Sendable {
    let integration: Integration
    let unstatedStatus: UnstatedStatus
    var step = WebStep.start
    /// What the latest payment with a method is made with, where it can be told from the component.
    var sources: [PaymentMethodType: PaymentSource] = [:]
    /// The refusal of a second creation whose sibling has no outcome yet.
    var keptBack: PaymentFailure?
    /// The state that the web last told.
    var told = StateChange.State()
    /// A `primerJsError` that came during an attempt, whose outcome comes first.
    var waitingError: PrimerJSError?
    /// The client session that `.ready` carried.
    var clientSession: PrimerClientSession?
    private var latch: CompletionLatch
    /// What the input being received leads to, in order.
    private var outputs: [WebOutput] = []

    init(integration: Integration, unstatedStatus: UnstatedStatus = .pending) {
        self.integration = integration
        self.unstatedStatus = unstatedStatus
        latch = CompletionLatch(integration: integration)
    }

    /// Whether it has not been ready yet, or loads again.
    var isInitializing: Bool { clientSession == nil || step == .refreshing }

    /// What an input leads to, in order.
    mutating func receive(_ input: WebInput, _ seen: AttemptsSeen) -> [WebOutput] {
        outputs = []
        switch input {
        case .stateChange(let state): stateChanged(to: state, isInFlight: seen.isInFlight)
        case .ready(let clientSession): ready(clientSession)
        case .wasReady(let clientSession): if step == .start { ready(clientSession) }
        case .paymentStart(let method, let source): sources[method] = source
        case .paymentSuccess(let success): succeeded(success, seen.reported)
        case .paymentFailure(let failure): failed(failure, seen.reported)
        case .paymentCancel: cancelled(seen.reported)
        case .checkoutDismissed(let dismissal): dismissed(dismissal)
        case .sessionCancelled: cancelSession()
        }
        return outputs
    }

    /// Forgets the session before: another one begins.
    mutating func begin() {
        step = .start
        sources = [:]
        keptBack = nil
        waitingError = nil
        clientSession = nil
        latch.sessionBegan()
    }

    /// Forgets everything but the errors that the web told: they stay in its states and would seem new.
    private mutating func cancelSession() {
        let told = told
        self = WebSession(integration: integration, unstatedStatus: unstatedStatus)
        self.told.primerJsError = told.primerJsError
        self.told.paymentFailure = told.paymentFailure
    }

    // MARK: Outputs

    mutating func diagnose(_ diagnostic: Diagnostic) { outputs.append(.diagnose(diagnostic)) }

    /// A state of the lifecycle, which `onCompletion` never gets.
    mutating func tell(_ state: PrimerCheckoutState) { outputs.append(.state(state)) }

    /// A state that is an outcome; `false` if `onCompletion` does not get it.
    @discardableResult
    mutating func tell(_ state: PrimerCheckoutState, as outcome: CompletionLatch.Outcome) -> Bool {
        outputs.append(.state(state))
        guard latch.delivers(outcome) else { return false }
        outputs.append(.completion(state))
        return true
    }
}
