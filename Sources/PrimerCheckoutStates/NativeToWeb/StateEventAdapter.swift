internal import PrimerEvents

/// Feeds a checkout from the native SDK: states and callbacks go in, `primer:*` events come out.
///
/// It is made for one integration and attached to one checkout. Pass it every state with ``receive(_:)``,
/// every before-payment callback, and what else the host can tell. Each event is dispatched from the component that
/// dispatches it on the web. Events stay in order also when a listener causes the next state while the last is being
/// delivered.
///
/// It lives in the isolation domain of its checkout, in an app the main actor, and is deliberately not `Sendable`.
public final class StateEventAdapter {
    /// How the app has built the SDK in.
    public let integration: Integration
    /// The checkout that it is attached to.
    var checkout: Checkout?

    /// Those of the last checkout's hub.
    var diagnostics = CheckoutDiagnostics()
    private(set) var session: NativeSession
    /// What came while another input was being delivered.
    private var queue: [NativeInput] = []
    private var isDelivering = false
    private var idle: [CheckedContinuation<Void, Never>] = []
    var gates: [Int: Gate] = [:]
    var lastCall = 0

    /// An adapter for an integration, to be attached to a checkout.
    public init(integration: Integration) {
        self.integration = integration
        session = NativeSession(integration)
    }

    /// Passes on a state of the SDK: one of the session's phase, or an outcome from `onCompletion`.
    public func receive(_ state: PrimerCheckoutState) { take(.state(state)) }

    /// Delivers an input, after those that are being delivered.
    func take(_ input: NativeInput) {
        queue.append(input)
        guard !isDelivering else { return }
        isDelivering = true
        while !queue.isEmpty { deliver(queue.removeFirst()) }
        isDelivering = false
        let waiting = idle
        idle = []
        for waiter in waiting { waiter.resume() }
    }

    private func deliver(_ input: NativeInput) {
        guard let checkout else { return refuse(input) }
        // What was decided before an input is told before it.
        let decided = takeDecisions()
        guard decided.isEmpty else { return queue.insert(contentsOf: decided + [input], at: 0) }
        // On the checkout where it happened, also should a listener detach the adapter meanwhile.
        for output in session.receive(input, at: checkout.now(), in: checkout.run) { perform(output, on: checkout) }
        // What ended with it was aborted: who asked is told.
        queue.insert(contentsOf: takeDecisions(), at: 0)
    }

    /// Attached to nothing, so there is nobody to tell, and nobody who would allow a payment.
    private func refuse(_ input: NativeInput) {
        switch input {
        case .paymentStarting(let call, _, _):
            diagnostics.report(.adapterDetached)
            answer(call, .abort(), on: nil)
        // The end of a wait whose callback was answered when the adapter was detached.
        case .decided: break
        case .state, .processing, .attemptEnded, .sessionCancelled, .runBegan, .clientSessionRenewed, .paymentMethods,
            .vaultMethods, .vaultSelection, .happened:
            diagnostics.report(.adapterDetached)
        }
    }

    private func perform(_ output: AdapterOutput, on checkout: Checkout) {
        switch output {
        case .dispatch(let detail, let component): dispatch(detail, from: component, of: checkout)
        case .ask(let call, let type, let component): ask(call, type, from: component, of: checkout)
        case .answer(let call, let decision): answer(call, decision, on: checkout)
        case .abandon: checkout.abandonPayment()
        case .leave: checkout.pageLeft()
        case .diagnose(let diagnostic): checkout.diagnostics.report(diagnostic)
        }
    }

    private func ask(_ call: Int, _ type: PaymentMethodType, from component: ComponentName, of checkout: Checkout) {
        let request = checkout.openPaymentRequest(type, from: component, providerKey: gates[call]?.providerKey)
        guard let gate = gates[call] else {
            // A listener detached the adapter, which answered the callback: nobody waits for the others.
            request.abandon()
            return retract(request, on: checkout)
        }
        if var decision = request.decision {
            // Before what listeners caused meanwhile: it was decided when the last of them returned. But if one of them
            // ended the attempt, that is a no, and it came before.
            if case .continue = decision, queue.contains(where: \.isRefusal) {
                retract(request, on: checkout)
                decision = .abort()
            }
            queue.insert(.decided(call: call, decision), at: 0)
        } else {
            gates[call]?.request = request
            gate.whenHeld(request, call)
        }
    }

    /// The SDK is told no, whatever listeners decided.
    private func retract(_ request: PaymentRequest, on checkout: Checkout) {
        if let start = request.start { checkout.pageAnswered(start: start, .aborted) }
    }

    private func dispatch(
        _ detail: some PrimerEventDetail, from component: ComponentName, of checkout: Checkout
    ) {
        let target = checkout.part(component)
        if detail is Ready {
            // The pure core knows no checkout, so the controls are put in here.
            target.dispatchEvent(Ready(controls: checkout.controls), provenance: .native)
        } else {
            target.dispatchEvent(detail, provenance: .native)
        }
    }

    /// Ends the session on a checkout that was detached: callbacks that have no answer are aborted, what waits for its turn
    /// is refused.
    func forgetSession(on checkout: Checkout) {
        let waiting = queue
        queue = []
        for input in takeDecisions() + [.sessionCancelled] {
            for output in session.receive(input, at: checkout.now(), in: checkout.run) { perform(output, on: checkout) }
        }
        for input in waiting { refuse(input) }
    }

    /// Waits until nothing is being delivered.
    func whenIdle() async {
        while isDelivering { await withCheckedContinuation { idle.append($0) } }
    }
}

@available(*, unavailable)
extension StateEventAdapter: Sendable {}

extension StateEventAdapter: CustomReflectable {
    /// A mirror without what it remembers of the session, such as the id of the selected saved method.
    public var customMirror: Mirror {
        Mirror(self, children: ["integration": integration, "isAttached": checkout != nil], displayStyle: .class)
    }
}
