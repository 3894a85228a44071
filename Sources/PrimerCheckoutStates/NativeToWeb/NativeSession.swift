internal import PrimerEvents

/// What the adapter remembers of a native session; pure: inputs go in, outputs come out.
///
/// The rows of the catalogue's table "native to web" are the methods of its extensions.
struct NativeSession: Sendable {
    let integration: Integration
    var step: SessionStep
    /// The checkout's attempts as this session sees them, at the time of the input.
    private(set) var run = PaymentAttempts.Run()
    /// The SDK's before-payment callbacks that have no answer yet.
    var calls: Set<Int> = []
    /// What the latest payment with a method is made with.
    var sources: [PaymentMethodType: PaymentSource] = [:]
    /// Whether a run was said to begin, and nothing of it was reported since, no start of a payment either.
    var awaitsFirstReport = false
    /// The state that listeners were last told.
    var told = StateChange.State()
    var clientSession: PrimerClientSession?
    /// The payment methods on offer, once they are known.
    var paymentMethods: [PaymentMethodType]?
    /// The saved methods, once they are known.
    var vaultMethods: VaultMethods?
    var selectedVaultMethod: String?
    /// What the input being received leads to, in order.
    private var outputs: [AdapterOutput] = []

    init(_ integration: Integration) {
        self.integration = integration
        step = .start(of: integration)
    }

    /// What an input leads to, in order.
    mutating func receive(
        _ input: NativeInput, at now: UnixSeconds, in run: PaymentAttempts.Run
    ) -> [AdapterOutput] {
        outputs = []
        self.run = run
        switch input {
        case .state(let state): receive(state, at: now)
        case .paymentStarting(let call, let type, let source): paymentStarting(call, type, source)
        case .decided(let call, let decision): decided(call, decision)
        case .processing(let isProcessing): processing(isProcessing)
        case .attemptEnded(let payment): attemptEnded(payment, at: now)
        case .sessionCancelled: reset()
        case .runBegan:
            reset()
            awaitsFirstReport = true
        case .clientSessionRenewed(let clientSession): self.clientSession = clientSession
        case .paymentMethods(let types): offered(types)
        case .vaultMethods(let saved): self.saved(saved, at: now)
        case .vaultSelection(let id): selected(id, at: now)
        case .happened(let detail, let component): dispatch(detail, from: component)
        }
        return outputs
    }

    private mutating func receive(_ state: PrimerCheckoutState, at now: UnixSeconds) {
        let row = step.row
        defer { awaitsFirstReport = false }
        switch state {
        case .initializing: initializing(row.initializing)
        case .ready(let clientSession): ready(row.ready, clientSession, at: now)
        case .success(let result): success(row.success, result, at: now)
        case .failure(let error, let checkoutData): failure(row.failure, error, checkoutData, at: now)
        case .dismissed: dismissed(row.dismissed, at: now)
        }
    }

    // MARK: Outputs

    mutating func output(_ output: AdapterOutput) { outputs.append(output) }

    mutating func dispatch(_ detail: any PrimerEventDetail, from component: ComponentName) {
        outputs.append(.dispatch(detail, from: component))
    }

    mutating func diagnose(_ diagnostic: Diagnostic) { outputs.append(.diagnose(diagnostic)) }

    /// Tells a new state.
    mutating func tell(_ state: StateChange.State) {
        told = state
        dispatch(StateChange(state: state), from: .checkout)
    }
}
