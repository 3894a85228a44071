import PrimerCheckoutStates
import PrimerEvents
import Testing

/// On the main actor, as in an app.
@MainActor
@Suite("An adapter is attached to one checkout and takes back only what is its own", .timeLimit(.minutes(5)))
struct StateEventAdapterAttachingTests {
    let stage: Stage
    let payPal = PrimerCheckoutPaymentMethodData(type: .init(type: "PAYPAL"))

    init() throws { stage = try Stage() }

    // MARK: Twice

    @Test func `an adapter that is attached cannot be attached again`() {
        #expect(throws: AdapterError.alreadyAttached) { try stage.adapter.attach(to: stage.checkout) }
        #expect(throws: AdapterError.alreadyAttached) { try stage.adapter.attach(to: stage.hub.addCheckout()) }
        #expect(stage.adapter.isAttached)
    }

    @Test func `a checkout takes one adapter of this kind, and another when that is detached`() throws {
        let other = StateEventAdapter(integration: .managedView(errorScreen: .shown))
        #expect(throws: AdapterError.alreadyAttached) { try other.attach(to: stage.checkout) }
        #expect(!other.isAttached)
        stage.adapter.detach()
        try other.attach(to: stage.checkout)
        other.receive(Story.paid)
        #expect(stage.newlyHeard() == OutcomeTransitionTests.success)
    }

    @Test func `a checkout whose adapter is gone takes another`() throws {
        let hub = PrimerEventHub()
        let checkout = hub.addCheckout()
        try StateEventAdapter(integration: .inlineSession).attach(to: checkout)
        try StateEventAdapter(integration: .inlineSession).attach(to: checkout)
    }

    @Test func `two checkouts of one hub have an adapter each`() throws {
        let second = stage.hub.addCheckout()
        let other = StateEventAdapter(integration: .inlineSession)
        try other.attach(to: second)
        var heard: [String] = []
        second.addEventListener { heard.append($0.type) }
        stage.adapter.receive(.initializing)
        #expect(heard == [])
        other.receive(.initializing)
        #expect(heard == ["primer:state-change"])
    }

    // MARK: Detached

    @Test func `detached it dispatches nothing and says so`() {
        stage.adapter.receive(.initializing)
        stage.adapter.detach()
        _ = stage.newlyHeard()
        stage.adapter.receive(Story.ready)
        stage.adapter.paymentMethodsChanged(to: [.payPal])
        #expect(stage.newlyHeard() == ["diagnostic adapterDetached", "diagnostic adapterDetached"])
        stage.adapter.detach()
        #expect(stage.newlyHeard() == [])
    }

    @Test func `a payment that starts while it is detached is aborted at once`() async {
        stage.adapter.detach()
        var answers: [PrimerPaymentCreationDecision] = []
        stage.adapter.beforePayment(payPal) { answers.append($0) }
        #expect(answers == [.abortPaymentCreation()])
        #expect(await stage.adapter.beforePayment(.payPal) == .abortPaymentCreation())
        #expect(stage.newlyHeard() == ["diagnostic adapterDetached", "diagnostic adapterDetached"])
    }

    @Test func `detaching aborts a payment that is undecided, and a late continue does not count`() async {
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        var answers: [PrimerPaymentCreationDecision] = []
        stage.adapter.beforePayment(payPal) { answers.append($0) }
        stage.adapter.detach()
        #expect(answers == [.abortPaymentCreation()])
        #expect(held?.continuePaymentCreation() == false)
        await settle()
        #expect(answers.count == 1)
    }

    @Test func `what the SDK reports of a payment that detaching aborted gives no event`() {
        let adapter = stage.adapter
        adapter.receive(Story.ready)
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        adapter.beforePayment(payPal) { _ in
            adapter.receive(.failure(PrimerError(errorId: "merchant-error", diagnosticsId: "d")))
        }
        _ = stage.newlyHeard()
        adapter.detach()
        #expect(stage.newlyHeard() == ["diagnostic adapterDetached"])
        #expect(held?.continuePaymentCreation() == false)
    }

    @Test func `detaching while listeners are asked aborts, whatever they decide`() async {
        let adapter = stage.adapter
        stage.checkout.addEventListener(.paymentStart) { _ in adapter.detach() }
        var answers: [PrimerPaymentCreationDecision] = []
        adapter.beforePayment(payPal) { answers.append($0) }
        #expect(answers == [.abortPaymentCreation()])
        await settle()
        #expect(answers.count == 1)
    }

    @Test func `detaching with a payment that was allowed says that its outcome is unknown`() async {
        _ = await stage.adapter.beforePayment(.payPal)
        _ = stage.newlyHeard()
        stage.adapter.detach()
        #expect(stage.newlyHeard() == ["diagnostic outcomeUnknown PAYPAL"])
    }

    @Test func `a success whose listener detaches the adapter is delivered to the end`() {
        let adapter = stage.adapter
        adapter.receive(Story.ready)
        stage.checkout.addEventListener(.stateChange) { if $0.detail.isSuccessful { adapter.detach() } }
        _ = stage.newlyHeard()
        adapter.receive(Story.paid)
        #expect(stage.newlyHeard() == OutcomeTransitionTests.success)
    }

    @Test func `listeners, responders and handlers of others stay`() async throws {
        var calls = SDKCalls()
        var acted: [String] = []
        calls.submitCard = { acted.append("adapter") }
        calls.refresh = {}
        let stage = try Stage(calls: calls)
        stage.checkout.respond(to: .vaultSubmit) { _ in acted.append("host") }
        stage.checkout.controlHandlers.setCardholderName = { _ in }
        var changes = 0
        stage.checkout.addEventListener(.stateChange) { _ in changes += 1 }
        stage.adapter.detach()
        stage.checkout.dispatchEvent(CardSubmit())
        stage.checkout.dispatchEvent(VaultSubmit())
        stage.checkout.dispatchEvent(StateChange())
        #expect(acted == ["host"])
        #expect(changes == 1)
        try await stage.checkout.controls.setCardholderName("")
        await #expect(throws: ControlError.notSupplied(control: "refreshSession")) {
            try await stage.checkout.controls.refreshSession()
        }
    }

    @Test func `an outcome after the checkout was removed is for its own listeners`() async throws {
        _ = await stage.adapter.beforePayment(.payPal)
        var paid = 0
        stage.checkout.addEventListener(.paymentSuccess) { _ in paid += 1 }
        stage.checkout.remove()
        _ = stage.newlyHeard()
        stage.adapter.receive(Story.paid)
        #expect(paid == 1)
        #expect(!stage.newlyHeard().contains { $0.hasPrefix("C ") })
        stage.adapter.detach()
        try stage.adapter.attach(to: stage.hub.addCheckout())
        stage.adapter.receive(.initializing)
        #expect(stage.newlyHeard() == ["C state-change{isLoading}"])
    }

    // MARK: Mounting

    @Test func `five mount and unmount cycles leave one event per outcome`() throws {
        let adapter = stage.adapter
        adapter.detach()
        for _ in 1...5 {
            try adapter.attach(to: stage.checkout)
            adapter.receive(.initializing)
            adapter.receive(Story.ready)
            adapter.sessionCancelled()
            adapter.detach()
        }
        try adapter.attach(to: stage.checkout)
        stage.becomeReady()
        adapter.receive(Story.declined)
        adapter.receive(Story.paid)
        #expect(stage.newlyHeard() == OutcomeTransitionTests.failure + OutcomeTransitionTests.success)
    }

    @Test func `five cycles with an adapter each, one trigger acts once`() throws {
        var acted = 0
        var calls = SDKCalls()
        calls.submitCard = { acted += 1 }
        stage.adapter.detach()
        for _ in 1...5 {
            let adapter = StateEventAdapter(integration: .inlineSession)
            try adapter.attach(to: stage.checkout, calls: calls)
            adapter.detach()
        }
        let last = StateEventAdapter(integration: .inlineSession)
        try last.attach(to: stage.checkout, calls: calls)
        stage.hub.dispatchEvent(CardSubmit())
        #expect(acted == 1)
        last.receive(Story.ready)
        _ = stage.newlyHeard()
        last.receive(Story.paid)
        #expect(stage.newlyHeard() == OutcomeTransitionTests.success)
    }

    @Test func `attached again it begins with a new session`() throws {
        stage.adapter.receive(Story.ready)
        stage.adapter.receive(Story.paid)
        stage.adapter.detach()
        try stage.adapter.attach(to: stage.checkout)
        _ = stage.newlyHeard()
        stage.adapter.receive(Story.ready)
        #expect(stage.newlyHeard() == TransitionTests.firstReady)
    }

    @Test func `it moves to another checkout`() throws {
        stage.adapter.detach()
        let second = stage.hub.addCheckout()
        try stage.adapter.attach(to: second)
        var heard = 0
        second.addEventListener(.stateChange) { _ in heard += 1 }
        stage.adapter.receive(.initializing)
        #expect(heard == 1)
    }
}
