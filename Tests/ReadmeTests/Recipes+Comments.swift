import PrimerCheckoutStates
import PrimerEventAnalytics
import PrimerEventListeners
import PrimerEvents
import PrimerWebBridge

// The code of comments and landing pages that stands in no other recipe; see `DocumentationTests`.

@MainActor
private final class FirstScreen {
    func show(_ paymentId: String?) {}

    func listen() -> PrimerEventHub {
        let hub = PrimerEventHub()
        let checkout = hub.addCheckout()
        hub.addEventListener(.paymentSuccess) { event in self.show(event.detail.payment.id) }
        checkout.dispatchEvent(CardSubmit())
        return hub
    }

    func listen(analytics: Analytics) -> Checkout {
        let hub = PrimerEventHub()
        let checkout = hub.addCheckout()
        hub.addEventListener(.paymentSuccess) { event in analytics.track("payment_completed", nil) }
        return checkout
    }

    func guardPayments(of checkout: Checkout, terms: Terms) {
        checkout.addEventListener(.paymentStart) { event in
            let payment = event.hold()
            Task { await terms.accepted() ? payment.continuePaymentCreation() : payment.abortPaymentCreation() }
        }
    }

    func follow(_ checkout: Checkout, log: @escaping @Sendable (Bool) -> Void) {
        let states = checkout.events(.stateChange, buffering: .newest(16))
        Task { for await state in states { log(state.detail.isProcessing) } }
    }
}

@MainActor
private enum AdapterSamples {
    static func back(_ adapter: StateEventAdapter, with session: CardSession, on checkout: Checkout) throws {
        var calls = SDKCalls()
        calls.refresh = { @MainActor in await session.refresh() }
        calls.submitCard = { session.cardForm?.submit() }
        try adapter.attach(to: checkout, calls: calls)
    }

    static func finish(_ checkout: Checkout, show: @escaping (PrimerCheckoutState) -> Void) throws -> AnyObject {
        let adapter = EventStateAdapter(integration: .inlineSession)
        adapter.onCompletion = { state in show(state) }
        try adapter.attach(to: checkout)
        return adapter
    }

    static func listen(_ hub: PrimerEventHub, _ service: TrackService) {
        hub.addEventListener(LoggingListener(to: .standardError))
        hub.addEventListener(AnalyticsListener { batch in try await service.send(batch) })
    }

    static func open(_ checkout: Checkout) throws -> WebCheckoutBridge {
        let bridge = WebCheckoutBridge(allowing: [try Origin("https://shop.example")])
        try bridge.attach(to: checkout)
        return bridge
    }
}

/// As the SDK has it.
@MainActor
private final class CardSession {
    struct CardForm { func submit() {} }
    var cardForm: CardForm? { CardForm() }
    func refresh() async {}
}
