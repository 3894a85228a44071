import PrimerCheckoutStates
import PrimerEventAnalytics
import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

// The code of guides and comments that stands in no other recipe, where the compiler sees it; see `DocumentationTests`.

private enum FirstTree {
    static func make() {
        let page = EventTarget("page")
        let form = EventTarget("form", parent: page)
        page.addEventListener(.termsShown) { event in print(event.detail.version) }
        form.dispatchEvent(TermsShown(version: 3))
    }
}

private struct SavedCard: Redacted {
    var id: String
    var last4Digits: String
    var cardholderName: String

    var exportable: ExportableFields {
        [.shown("id", id), .onRequest("last4Digits", last4Digits), .withheld("cardholderName")]
    }
}

@MainActor
private final class ReceiptView {
    func show(_ event: Event<PaymentSuccess>) {}

    func listen(to checkout: Checkout) {
        checkout.addEventListener(.paymentSuccess, owner: self) { controller, event in controller.show(event) }
    }
}

@MainActor
private enum Adapting {
    static func start(on hub: PrimerEventHub) throws {
        let adapter = StateEventAdapter(integration: .inlineSession)
        try adapter.attach(to: hub.addCheckout())
        adapter.receive(.ready(clientSession: PrimerClientSession(orderId: "order-1")))
    }

    static func gate(_ checkout: Checkout, terms: Terms) {
        checkout.interceptPayments { start in
            await terms.accepted() ? .continue() : .abort()
        }
    }

    static func refresh(_ checkout: Checkout, session: SessionOfTheSDK) {
        checkout.controlHandlers.refreshSession = { @MainActor in await session.refresh() }
    }
}

private final class SessionOfTheSDK: Sendable {
    func refresh() async {}
}

private enum Replaying {
    static func replay(_ bytes: [UInt8], on checkout: Checkout) {
        var aliases = AliasFilter()
        for case .success(.event(let recorded)) in SessionReader.read(bytes) where aliases.admit(recorded) {
            recorded.event.dispatch(on: checkout)
        }
    }
}

@MainActor
private enum Wiring {
    static func accept(_ screen: TermsScreen, _ script: ScriptedCheckout) async throws {
        try await script.playUntilHeld()  // every listener has heard primer:payment-start
        #expect(screen.showsTerms)
        screen.accept()
        try await script.play()  // goes on with the decision
    }

    static func expect(_ script: ScriptedCheckout) async throws {
        let probe = EventProbe(on: script.hub, showing: .decision)
        try await script.play()
        try probe.expect(
            exactly: """
                primer:payment-start [held, abort]
                primer:payment-failure
                """)
        try probe.expect(
            exactly: """
                primer:payment-start
                primer:payment-failure
                """)
        try probe.expect(inOrder: ["primer:payment-start", "primer:payment-failure"])
        try probe.expect(never: .paymentSuccess)
    }

    static func retry() async throws {
        let script = ScriptedCheckout(.declineThenRetry)
        let screen = ReceiptScreen(script.checkout)  // what is to be tested
        try await script.play()
        #expect(screen.lastPayment == "pay_2")
    }

    static func check(_ hub: PrimerEventHub, _ checkout: Checkout) async throws {
        let check = LifecycleCheck(of: hub)
        var screen: ReceiptScreen? = ReceiptScreen(checkout)
        check.watch(screen)
        screen = nil
        try await check.expectListenersAreBack()
    }

    static func wait() {
        let time = ManualTime()
        let hub = PrimerEventHub(time: time)
        hub.addCheckout()
        time.advance(by: 60)  // a deadline of a minute has passed
    }
}

/// Reading a checkout in a listener of the app's own.
final class StepList {
    private(set) var steps: [CheckoutRun.Step] = []

    func read(_ checkout: Checkout) {
        let show = { (step: CheckoutRun.Step) in self.steps.append(step) }

        var run = CheckoutRun()
        checkout.addEventListener { event in
            for step in run.receive(event) where step.isNews { show(step) }
        }
    }

    private func read(_ decision: EventDecision, in run: inout CheckoutRun) {
        let show = { (step: CheckoutRun.Step) in self.steps.append(step) }

        if case .payment(let answer) = decision.answer {
            for step in run.receive(answer, heldFor: decision.heldFor) { show(step) }
        }
    }

    static func show(_ step: CheckoutRun.Step) {
        switch step.kind {
        case .created(.settled): print("Paid")
        case .created(.pending), .created(.unknown): print("Your server knows when the payment is settled")
        case .failed(_, .verifyOnServerFirst): print("A payment may exist: ask your server")
        case .failed, .cancelled: print("Not paid")
        case .ready: print("Ready after \(step.duration?.wholeMilliseconds ?? 0) ms")
        default: break
        }
    }
}

private enum OneReading {
    static func listeners(_ service: TrackService) -> (CheckoutRun, AnalyticsListener, LoggingListener) {
        let unstatedStatus = UnstatedStatus.settled(with: [.paymentCard])
        let run = CheckoutRun(unstatedStatus: unstatedStatus)
        let analytics = AnalyticsListener(plan: .standard.unstatedStatus(unstatedStatus)) { try await service.send($0) }
        let logging = LoggingListener(to: .standardError, unstatedStatus: unstatedStatus)
        return (run, analytics, logging)
    }
}
