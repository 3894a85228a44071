import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

@MainActor
struct ObservationTests {
    private let test = CheckoutStage()
    private let heard = Locked<[String]>([])

    @Test func `diagnostics are told to the sink and to who observes them, until the end`() {
        let observation = test.hub.diagnostics.observe { [heard] diagnostic in
            heard.withLock { $0.append(diagnostic.code.rawValue) }
        }
        test.hub.dispatchEvent(CardSubmit())
        observation.remove()
        observation.remove()
        test.hub.dispatchEvent(CardSubmit())
        #expect(heard.withLock { $0 } == ["triggerUnheard"])
        #expect(test.diagnostics.count == 2)
    }

    @Test func `an observer that causes diagnostics is not told of them`() {
        let recorder = DiagnosticRecorder()
        test.hub.diagnostics.observe { [diagnostics = test.hub.diagnostics] diagnostic in
            recorder.record(diagnostic)
            diagnostics.observe(recorder.record)
        }
        test.hub.dispatchEvent(CardSubmit())
        #expect(recorder.diagnostics.count == 1)
    }

    @Test func `every decision is told, with its event and its checkout`() async {
        test.hub.observeDecisions { [heard] decision in
            heard.withLock { $0.append("\(decision.event) \(decision.checkout) \(decision.answer)") }
        }
        _ = await test.checkout.requestPaymentCreation(.paymentCard)
        test.checkout.interceptPayments { _ in .abort(message: "secret") }
        _ = await test.checkout.requestPaymentCreation(.payPal)
        _ = await test.checkout.requestShippingOptions(for: PostalAddress(), paymentMethodType: .applePay)
        test.checkout.addEventListener(.shippingOptionChange) { event in event.hold().continue() }
        _ = await test.checkout.requestShippingOptionConfirmation(of: ShippingOption(), paymentMethodType: .applePay)
        let id = test.checkout.id
        #expect(
            heard.withLock { $0 } == [
                "primer:payment-start \(id) continue", "primer:payment-start \(id) abort",
                "primer:shipping-address-change \(id) unanswered", "primer:shipping-option-change \(id) continue",
            ])
    }

    @Test func `a decision shows neither key nor message nor checkout`() {
        let decisions: [EventDecision.Answer] = [
            .payment(.continue(idempotencyKey: "HIDDEN")), .payment(.abort(message: "HIDDEN")),
            .shippingAddress(.setShippingOptions([ShippingOption(label: "HIDDEN")])),
        ]
        for outcome in decisions {
            var text = "\(outcome)" + String(reflecting: outcome)
            dump(outcome, to: &text)
            #expect(!text.contains("HIDDEN"))
        }
    }

    @Test func `the checkout of an event is found while it passes, on the hub and below`() {
        let other = test.hub.addCheckout()
        var found: [String?] = []
        test.hub.addEventListener { [hub = test.hub] event in
            found.append(hub.checkout(of: event)?.id)
            #expect(event.checkoutTarget === hub.checkout(of: event)?.eventTarget)
        }
        test.checkout.part(.cardForm).dispatchEvent(DialogOpen())
        other.dispatchEvent(DialogOpen())
        test.hub.dispatchEvent(DialogOpen())
        #expect(found == [test.checkout.id, other.id, nil])
    }
}
