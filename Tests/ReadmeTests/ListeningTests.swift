import PrimerEvents
import Testing

/// The recipes for late listeners, controls, triggers and diagnostics do what the README says of them.
@MainActor
@Suite(.timeLimit(.minutes(1)))
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
