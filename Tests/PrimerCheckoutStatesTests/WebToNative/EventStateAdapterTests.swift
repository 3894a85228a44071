import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

@Suite("EventStateAdapter on a checkout")
struct EventStateAdapterTests {
    let stage = WebStage()

    @Test func `a card payment, from the events to the states`() throws {
        try stage.attach()
        stage.becomeReady()
        stage.dispatch(PaymentStart(paymentMethodType: .paymentCard, timestamp: Story.now), from: .cardForm)
        stage.dispatch(StateChange(isProcessing: true))
        stage.dispatch(StateChange(isSuccessful: true))
        stage.dispatch(WebStory.success("pay_1", .paymentCard))
        #expect(
            stage.heard
                == [
                    "initializing", "phase ready", "client session order-1", "ready{order-1}",
                    "success{pay_1, pending}",
                    "completion success{pay_1, pending}",
                ])
        #expect(WebStory.line(stage.adapter.state) == "success{pay_1, pending}")
    }

    @Test func `state, phase and client session before, while and after it loads`() throws {
        let adapter = stage.adapter
        #expect(adapter.state == .initializing && adapter.phase == .initializing && adapter.clientSession == nil)
        try stage.attach()
        stage.becomeReady()
        #expect(adapter.state == .ready(clientSession: WebStory.order))
        #expect(adapter.phase == .ready && adapter.clientSession == WebStory.order)
        stage.dispatch(StateChange(isLoading: true))
        #expect(adapter.phase == .initializing && adapter.clientSession == WebStory.order)
        stage.dispatch(StateChange())
        adapter.sessionCancelled()
        #expect(adapter.state == .initializing && adapter.phase == .initializing && adapter.clientSession == nil)
        #expect(stage.heard.suffix(2) == ["phase initializing", "client session none"])
    }

    @Test func `a client session that the app does not supply is an empty one`() throws {
        let adapter = EventStateAdapter(integration: .inlineSession)
        try adapter.attach(to: stage.checkout)
        stage.becomeReady()
        #expect(adapter.state == .ready(clientSession: PrimerClientSession()))
    }

    @Test func `a payment from the vault manager is one with a saved method`() throws {
        let stage = WebStage(unstatedStatus: .byMethod)
        try stage.attach()
        stage.becomeReady()
        stage.dispatch(PaymentStart(paymentMethodType: .payPal, timestamp: Story.now), from: .vaultManager)
        stage.dispatch(WebStory.success("pay_1", .payPal))
        #expect(WebStory.line(stage.adapter.state) == "success{pay_1, success}")
    }

    @Test func `every other event gives no state`() throws {
        try stage.attach()
        stage.becomeReady()
        let before = stage.heard
        stage.dispatch(MethodsUpdate(methods: []), from: .paymentMethodContainer)
        stage.dispatch(VaultMethodsUpdate(vaultedPayments: [], timestamp: Story.now), from: .vaultManager)
        stage.dispatch(VaultSelectionChange(paymentMethodId: "vault-1", timestamp: Story.now), from: .vaultManager)
        stage.dispatch(CardNetworkChange(networks: nil), from: .cardNumberInput)
        stage.dispatch(BinDataLoadingChange(loading: true), from: .cardNumberInput)
        stage.dispatch(BinDataAvailable(alternatives: [], status: .partial), from: .cardNumberInput)
        stage.dispatch(CardSuccess(result: CardSubmissionResult(success: true, paymentId: "pay_1")), from: .cardForm)
        stage.dispatch(CardError(errors: []), from: .cardForm)
        stage.dispatch(ShowOtherPaymentsToggled(expanded: true), from: .paymentMethodContainer)
        stage.dispatch(DialogOpen())
        stage.dispatch(DialogClose())
        stage.dispatch(StateChange(state: nil))
        stage.dispatch(PaymentStart(paymentMethodType: .payPal, timestamp: Story.now), from: .paymentMethodContainer)
        stage.dispatch(PaymentCancel(paymentMethodType: .payPal, timestamp: Story.now))
        #expect(stage.heard == before)
    }

    @Test func `a listener below that stops an event does not keep its outcome from the app`() throws {
        try stage.attach()
        stage.checkout.part(.cardForm).addEventListener(.paymentSuccess) { $0.stopImmediatePropagation() }
        stage.dispatch(WebStory.success(), from: .cardForm)
        #expect(stage.heard == ["success{pay_1, pending}", "completion success{pay_1, pending}"])
    }

    @Test func `an adapter with its onCompletion is a listener for outcomes`() throws {
        try stage.attach()
        stage.dispatch(WebStory.success())
        #expect(stage.hub.diagnostics.count(of: .outcomeUnheard) == 0)
    }

    // MARK: Order

    @Test func `the state that a callback causes comes after the one being delivered, for everybody`() async throws {
        try stage.attach()
        stage.becomeReady()
        stage.forget()
        let first = stage.adapter.states
        let second = stage.adapter.states
        stage.whenState = { [stage] state in
            guard case .failure = state else { return }
            stage.note("callback")
            stage.dispatch(WebStory.success())
            stage.note("callback returned")
        }
        stage.dispatch(WebStory.failure("d-1"))
        #expect(
            stage.heard == [
                "failure{payment-failed, d-1}", "callback", "callback returned",
                "completion failure{payment-failed, d-1}", "success{pay_1, pending}",
                "completion success{pay_1, pending}",
            ])
        stage.adapter.detach()
        let whole = ["failure{payment-failed, d-1}", "success{pay_1, pending}"]
        #expect(await stage.lines(of: first) == whole)
        #expect(await stage.lines(of: second) == whole)
    }

    @Test func `a failure in whose callback the shopper closes the checkout is completed before the dismissal`() throws
    {
        try stage.attach()
        stage.becomeReady()
        stage.forget()
        stage.whenCompletion = { [stage] state in
            if case .failure = state { stage.dispatch(CheckoutDismissed()) }
        }
        stage.dispatch(WebStory.failure("d-1"))
        #expect(
            stage.heard == [
                "failure{payment-failed, d-1}", "completion failure{payment-failed, d-1}", "dismissed",
                "completion dismissed",
            ])
    }

    @Test func `detached in a callback, the event is delivered whole and the next not at all`() throws {
        try stage.attach()
        stage.whenState = { [stage] _ in
            stage.dispatch(WebStory.failure("d-1"))
            stage.adapter.detach()
        }
        stage.dispatch(WebStory.success())
        stage.dispatch(WebStory.failure("d-2"))
        #expect(stage.heard == ["success{pay_1, pending}", "completion success{pay_1, pending}"])
    }

    // MARK: Both adapters

    @Test func `with both adapters on one checkout nothing loops`() async throws {
        try stage.attach()
        let native = try stage.attachNative()
        native.receive(.initializing)
        native.receive(Story.ready)
        _ = await native.beforePayment(.payPal)
        native.receive(Story.declined)
        native.receive(Story.paid)
        native.receive(.dismissed)
        #expect(
            stage.states == [
                "initializing", "ready{order-1}", "failure{payment-failed, d-1, pay_1}", "success{pay_1, success}",
            ])
        #expect(stage.events.filter { $0 == "primer:payment-success" }.count == 1)
        #expect(stage.events.filter { $0 == "primer:state-change" }.count == 5)
    }

    #if canImport(Observation)
        @Test func `a model follows its adapter`() throws {
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
            let model = CheckoutStateModel(stage.adapter)
            try stage.attach()
            #expect(model.state == .initializing && model.phase == .initializing && model.clientSession == nil)
            stage.becomeReady()
            #expect(model.state == .ready(clientSession: WebStory.order))
            #expect(model.phase == .ready && model.clientSession == WebStory.order)
            stage.dispatch(WebStory.success())
            #expect(WebStory.line(model.state) == "success{pay_1, pending}")
        }

        @Test func `a model is not kept by its adapter`() {
            guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
            weak var gone: CheckoutStateModel?
            do {
                let model = CheckoutStateModel(stage.adapter)
                gone = model
            }
            #expect(gone == nil)
        }
    #endif
}
