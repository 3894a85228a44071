import PrimerEvents
import Testing

/// The recipes for late listeners, controls, triggers and diagnostics do what the README says of them.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ListeningTests {
    @Test func `a late listener is shown the methods before the call returns, and later ones once`() {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let late = hub.addCheckout()
        late.dispatchEvent(MethodsUpdate(methods: [InitializedPaymentMethod(type: .payPal)]))
        var shown: [[PaymentMethodType]] = []
        LateListener.add(to: late) { methods in shown.append(methods.map(\.type)) }
        #expect(shown == [[.payPal]])
        late.dispatchEvent(MethodsUpdate(methods: [InitializedPaymentMethod(type: .paymentCard)]))
        #expect(shown == [[.payPal], [.paymentCard]])
    }

    @Test func `a stream saves every state in another task`() async {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let checkout = hub.addCheckout()
        let store = StateStore()
        Streaming.save(checkout, to: store)
        for isProcessing in [true, false, true] { checkout.dispatchEvent(StateChange(isProcessing: isProcessing)) }
        #expect(await store.saved(3) == [true, false, true])
    }

    @Test func `waiting for success shows the payment, or nothing if the checkout goes`() async {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let checkout = hub.addCheckout()
        let success = PaymentSuccess(payment: PaymentSummary(id: "pay_1"), timestamp: UnixSeconds(seconds: 1))
        var shown: [String] = []
        Task { checkout.dispatchEvent(success) }
        await Streaming.waitForSuccess(of: checkout) { shown.append($0.id ?? "") }
        Task { checkout.remove() }
        await Streaming.waitForSuccess(of: checkout) { shown.append($0.id ?? "") }
        #expect(shown == ["pay_1"])
    }

    @Test func `the controls of ready fill in the name on the card`() async {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let checkout = hub.addCheckout()
        Controlling.add(to: checkout)
        let name = await withCheckedContinuation { filledIn in
            checkout.controlHandlers.setCardholderName = { filledIn.resume(returning: $0) }
            checkout.dispatchEvent(Ready(controls: checkout.controls))
        }
        #expect(name == "J. Doe")
    }

    @Test func `a tap submits the card form once`() {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let button = PayButton()
        var submissions = 0
        Submitting.connect(button, to: hub.addCheckout()) { submissions += 1 }
        button.onTap()
        #expect(submissions == 1)
    }

    @Test func `a sink of one's own is told what happened, what it means and what to do`() async {
        await confirmation { told in
            let hub = Diagnosing.hub { text in
                #expect(text == "\(Diagnostic.triggerUnheard(event: "primer:card-submit"))")
                told()
            }
            hub.dispatchEvent(CardSubmit())
            #expect(hub.diagnostics.count(of: .triggerUnheard) == 1)
        }
    }
}
