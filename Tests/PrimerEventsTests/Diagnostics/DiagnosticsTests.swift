import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// What a hub says about what went wrong or was most likely not meant.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DiagnosticsTests {
    private let recorder = DiagnosticRecorder()
    private let hub: PrimerEventHub
    private let checkout: Checkout

    init() {
        hub = PrimerEventHub(diagnostics: recorder.record)
        checkout = hub.addCheckout(id: "shop")
    }

    // MARK: Nobody listens

    @Test func `an outcome that nobody hears is a diagnostic`() {
        checkout.dispatchEvent(PaymentSuccess.test)
        checkout.dispatchEvent(PaymentFailure.test)
        #expect(
            recorder.diagnostics == [
                .outcomeUnheard(event: "primer:payment-success").of(checkout: 1),
                .outcomeUnheard(event: "primer:payment-failure").of(checkout: 1),
            ])
    }

    @Test func `ready that nobody hears is a diagnostic that names the checkout`() {
        checkout.dispatchEvent(Ready())
        #expect(recorder.diagnostics == [.readyUnheard(event: "primer:ready").of(checkout: 1)])
    }

    /// Ways to hear an outcome or ready.
    enum Way: CaseIterable {
        case onCheckout, onRoot, anyOnCheckout, anyOnRoot, capture, once, onceOnRoot, leaving, shadow, owned

        @MainActor
        func listen<Detail>(to type: EventType<Detail>, _ hub: PrimerEventHub, _ checkout: Checkout) {
            switch self {
            case .onCheckout: checkout.addEventListener(type) { _ in }
            case .onRoot: hub.addEventListener(type) { _ in }
            case .anyOnCheckout: checkout.addEventListener { _ in }
            case .anyOnRoot: hub.addEventListener { _ in }
            case .capture: checkout.addEventListener(type, .capture) { _ in }
            case .once: checkout.addEventListener(type, .once) { _ in }
            case .onceOnRoot: hub.addEventListener(type, .once) { _ in }
            case .leaving:
                var registration: Registration?
                registration = checkout.addEventListener(type) { _ in registration?.remove() }
            case .shadow: checkout.part(.cardForm).addEventListener(type) { _ in }
            case .owned: checkout.addEventListener(type, owner: hub) { _, _ in }
            }
        }
    }

    @Test(arguments: Way.allCases)
    func `nothing is said when somebody listens, in whatever way`(way: Way) {
        way.listen(to: .paymentSuccess, hub, checkout)
        way.listen(to: .paymentFailure, hub, checkout)
        way.listen(to: .ready, hub, checkout)
        let origin = way == .shadow ? checkout.part(.cardForm) : checkout.eventTarget
        origin.dispatchEvent(PaymentSuccess.test)
        origin.dispatchEvent(PaymentFailure.test)
        origin.dispatchEvent(Ready())
        #expect(recorder.diagnostics.isEmpty)
    }

    @Test func `listening to success is not listening to failure`() {
        hub.addEventListener(.paymentSuccess) { _ in }
        checkout.dispatchEvent(PaymentFailure.test)
        #expect(recorder.diagnostics == [.outcomeUnheard(event: "primer:payment-failure").of(checkout: 1)])
    }

    @Test func `a listener of another checkout does not hear it`() {
        hub.addCheckout().addEventListener(.paymentSuccess) { _ in }
        checkout.dispatchEvent(PaymentSuccess.test)
        #expect(recorder.diagnostics == [.outcomeUnheard(event: "primer:payment-success").of(checkout: 1)])
    }

    @Test func `a listener whose owner is gone does not hear it`() {
        final class Owner {}
        do {
            let owner = Owner()
            checkout.addEventListener(.paymentSuccess, owner: owner) { _, _ in }
        }
        checkout.dispatchEvent(PaymentSuccess.test)
        #expect(recorder.diagnostics == [.outcomeUnheard(event: "primer:payment-success").of(checkout: 1)])
    }

    // MARK: Checkouts

    @Test func `a checkout that takes a used id removes the one before, which aborts what it asks`() {
        var held: PaymentStart?
        checkout.addEventListener(.paymentStart) { held = $0.hold() }
        let request = checkout.openPaymentRequest(.paymentCard, from: .cardForm)
        let second = hub.addCheckout(id: "shop")
        #expect(request.decision == .abort())
        #expect(checkout.isRemoved)
        #expect(hub.checkouts.map(\.id) == ["shop"])
        #expect(hub.checkout(id: "shop") === second)
        #expect(recorder.diagnostics == [.checkoutReplaced.of(checkout: 1)])
        #expect(held != nil)
    }

    @Test func `an id that is free again is no replacement`() {
        checkout.remove()
        hub.addCheckout(id: "shop")
        #expect(recorder.diagnostics.isEmpty)
    }

    @Test func `a checkout without an id never takes the id that the app gave to another`() {
        let named = [hub.addCheckout(id: "checkout-3"), hub.addCheckout(id: "checkout-4")]
        let unnamed = (0..<3).map { _ in hub.addCheckout() }
        #expect(Set(hub.checkouts.map(\.id)).count == 6)
        #expect((named + unnamed).allSatisfy { !$0.isRemoved })
        #expect(recorder.diagnostics.isEmpty)
    }

    @Test func `a diagnostic has the number of its checkout, which no later checkout gets`() {
        hub.addCheckout().dispatchEvent(Ready())
        checkout.remove()
        let third = hub.addCheckout(id: "shop")
        third.dispatchEvent(Ready())
        #expect(recorder.diagnostics.map(\.checkout) == [2, 3])
        #expect(hub.checkouts.map(\.number) == [2, 3])
        hub.dispatchEvent(CardSubmit())
        #expect(recorder.diagnostics.last?.checkout == nil)
    }

    @Test func `an event that is nested too deeply is reported with the number of its checkout`() {
        checkout.addEventListener(.dialogOpen) { [checkout] _ in checkout.dispatchEvent(DialogOpen()) }
        checkout.dispatchEvent(DialogOpen())
        #expect(
            recorder.diagnostics == [
                .nestedTooDeep(event: "primer:dialog-open", target: "primer-checkout").of(checkout: 1)
            ])
    }

    @Test(arguments: [(5, "5 s"), (0.5, "0.5 s"), (2.3456, "2.35 s"), (0.001, "less than 0.01 s"), (1e300, "1e+300 s")])
    func `seconds are rounded for people`(seconds: Double, text: String) {
        #expect(
            Diagnostic.deadlinePassed(event: "primer:payment-start", seconds: seconds).whatHappened
                == "primer:payment-start was still on hold at its deadline of \(text).")
    }

    // MARK: Listeners

    struct Secret: Error, CustomStringConvertible {
        let card = "4111CANARY"
        var description: String { card }
    }

    @Test func `a listener that throws is told by the type of its error only, and the others run`() {
        var ran = 0
        checkout.addEventListener(.paymentSuccess) { _ in throw Secret() }
        checkout.addEventListener(.paymentSuccess) { _ in ran += 1 }
        checkout.dispatchEvent(PaymentSuccess.test)
        #expect(ran == 1)
        #expect(
            recorder.diagnostics == [
                .listenerFailed(event: "primer:payment-success", target: "primer-checkout", errorType: "Secret").of(
                    checkout: 1)
            ])
        #expect(recorder.diagnostics.allSatisfy { !"\($0)\(String(reflecting: $0))".contains("CANARY") })
    }

    // MARK: Texts

    @Test func `every text says what happened, what it means and what to do, and no value`() async {
        let time = ManualTime()
        let hub = PrimerEventHub(time: time, diagnostics: recorder.record)
        let checkout = hub.addCheckout(id: "checkoutCANARY")
        var held: [PaymentStart] = []
        checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        checkout.addEventListener(.paymentSuccess) { _ in throw Secret() }
        _ = checkout.openPaymentRequest(.paymentCard, from: .cardForm)
        time.advance(by: 5)
        held.first?.continuePaymentCreation(idempotencyKey: "keyCANARY1")
        held.last?.continuePaymentCreation(idempotencyKey: "keyCANARY2")
        held.last?.abortPaymentCreation(message: "messageCANARY")
        checkout.dispatchEvent(
            PaymentSuccess(payment: PaymentSummary(id: "payCANARY"), timestamp: UnixSeconds(seconds: 1)))
        checkout.dispatchEvent(CardSubmit(source: "sourceCANARY"))
        try? await checkout.controls.setCardholderName("nameCANARY")
        try? await checkout.controls.vault.startPayment(id: "idCANARY", cvv: "cvvCANARY")
        checkout.addEventListener(.shippingAddressChange) { $0.preventDefault() }
        _ = await checkout.requestShippingOptions(
            for: PostalAddress(city: "cityCANARY"), paymentMethodType: .applePay)
        checkout.dispatchEvent(Ready())
        hub.addCheckout(id: "checkoutCANARY")
        #expect(recorder.diagnostics.count == 10)
        for diagnostic in recorder.diagnostics {
            var dumped = ""
            dump(diagnostic, to: &dumped)
            #expect(!"\(diagnostic)\(dumped)".contains("CANARY"))
            for text in [diagnostic.whatHappened, diagnostic.whatItMeans, diagnostic.whatToDo] {
                #expect(text.hasSuffix(".") && text.count > 10)
            }
        }
    }
}
