public import PrimerEvents

/// Feeds a checkout from the native SDK: states and callbacks go in, `primer:*` events come out.
///
/// It is made for one inline session, `PrimerCheckoutSession`. Pass it every state with ``receive(_:)``, every
/// before-payment callback, and what else the host can tell. Each event is dispatched from the component that dispatches it
/// on the web. Events stay in order also when a listener causes the next state while the last is being delivered.
///
/// It lives in the isolation domain of its checkout, in an app the main actor, and is deliberately not `Sendable`.
public final class StateEventAdapter {
    let checkout: Checkout
    private let onDiagnostic: (StateDiagnostic) -> Void
    private var session = InlineSession()
    /// What came while another input was being delivered.
    private var queue: [NativeInput] = []
    private var isDelivering = false
    private var idle: [CheckedContinuation<Void, Never>] = []
    var gates: [Int: Gate] = [:]
    var lastCall = 0

    /// An adapter that dispatches on a checkout.
    ///
    /// - Parameters:
    ///   - checkout: Where the events start; its hub's `now` gives them their timestamps.
    ///   - onDiagnostic: Is told what does not fit; by default standard error is.
    public init(
        checkout: Checkout, onDiagnostic: @escaping (StateDiagnostic) -> Void = { $0.writeToStandardError() }
    ) {
        self.checkout = checkout
        self.onDiagnostic = onDiagnostic
    }

    /// Passes on a state of the SDK: one of the session's phase, or an outcome from `onCompletion`.
    public func receive(_ state: PrimerCheckoutState) { take(.state(state)) }

    /// Delivers an input, after those that are being delivered.
    func take(_ input: NativeInput) {
        queue.append(input)
        guard !isDelivering else { return }
        isDelivering = true
        while !queue.isEmpty {
            let next = queue.removeFirst()
            for output in session.receive(next, at: checkout.now()) { perform(output) }
        }
        isDelivering = false
        let waiting = idle
        idle = []
        for waiter in waiting { waiter.resume() }
    }

    private func perform(_ output: AdapterOutput) {
        switch output {
        case .dispatch(let detail, let component): dispatch(detail, from: component)
        case .ask(let call, let type, let component):
            let pending = checkout.openPaymentRequest(type, from: component)
            if let decision = pending.decision {
                checkout.close(pending)
                // Before what listeners caused meanwhile: it was decided when the last of them returned.
                queue.insert(.decided(call: call, decision), at: 0)
            } else {
                gates[call]?.pending = pending
                gates[call]?.whenHeld(pending, call)
            }
        case .answer(let call, let decision): answer(call, decision)
        case .diagnose(let diagnostic): onDiagnostic(diagnostic)
        }
    }

    private func dispatch(_ detail: some PrimerEventDetail, from component: ComponentName) {
        checkout.part(component).dispatchEvent(detail, provenance: .native)
    }

    /// Waits until nothing is being delivered.
    func whenIdle() async {
        while isDelivering { await withCheckedContinuation { idle.append($0) } }
    }
}

@available(*, unavailable)
extension StateEventAdapter: Sendable {}
