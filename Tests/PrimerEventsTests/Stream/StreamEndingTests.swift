import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Every way for a stream to end, at every moment of its consumer.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct StreamEndingTests {
    @Test(arguments: StreamEnding.all)
    func `the loop ends and the listener count returns to its start`(_ ending: StreamEnding) async {
        #expect(await StreamStage(ending).play(onMainActor: true))
    }

    @Test func `a checkout that is removed finishes the streams of its components, and those that are asked for later`()
        async
    {
        let test = CheckoutStage.heard()
        let streams = ComponentName.allCases.map { test.checkout.part($0).events(.stateChange) }
        let hubStream = test.hub.events(.stateChange)
        test.checkout.part(.cardForm).dispatchEvent(StateChange())
        test.checkout.remove()
        var heard: [ComponentName: Int] = [:]
        for (component, stream) in zip(ComponentName.allCases, streams) {
            for await _ in stream { heard[component, default: 0] += 1 }
        }
        #expect(heard == [.cardForm: 1, .main: 1, .checkout: 1])
        for await _ in test.checkout.events(.stateChange) { Issue.record("the checkout is removed") }
        for await event in hubStream {
            #expect(event.originName == "primer-card-form")
            break
        }
    }

    @Test func `a node of the app's own ends its streams with the checkout, and may begin others elsewhere`()
        async throws
    {
        let test = CheckoutStage.heard()
        let form = EventTarget("own-form", parent: test.checkout.part(.cardForm))
        let shadow = form.makeShadowRoot(.closed)
        let field = EventTarget("own-field", parent: shadow)
        let streams = [form, shadow, field].map { $0.events(.stateChange) }
        field.dispatchEvent(StateChange())
        test.checkout.remove()
        for stream in streams {
            var heard = 0
            for await _ in stream { heard += 1 }
            #expect(heard == 1)
        }
        try test.hub.addCheckout().part(.cardForm).append(form)
        let later = field.events(.stateChange)
        field.dispatchEvent(StateChange())
        for await _ in later { break }
        #expect([form, shadow, field].map(\.listenerCount) == [0, 0, 0])
    }

    @Test func `a listener that removes the checkout on success leaves the success to the checkout's stream`() async {
        let test = CheckoutStage.heard()
        test.checkout.addEventListener(.paymentSuccess, .capture) { [checkout = test.checkout] _ in checkout.remove() }
        let stream = test.checkout.events(.paymentSuccess)
        test.succeed()
        var payments: [String] = []
        for await event in stream { payments.append(event.detail.payment.id ?? "") }
        #expect(payments == ["pay"])
    }

    @Test func `outcomes are kept when 10,000 states are not`() async {
        let test = CheckoutStage.heard()
        let stream = test.hub.events(buffering: .newest(16))
        for _ in 0..<10_000 { test.checkout.dispatchEvent(StateChange()) }
        test.succeed()
        test.fail()
        test.cancel()
        test.checkout.dispatchEvent(CheckoutDismissed())
        #expect(stream.droppedCount == 10_000 - 16)
        stream.finish()
        var types: [String] = []
        for await event in stream { types.append(event.type) }
        #expect(types.dropLast(4) == Array(repeating: StateChange.eventType, count: 16)[...])
        #expect(
            types.suffix(4) == [
                "primer:payment-success", "primer:payment-failure", "primer:payment-cancel",
                "primer:checkout-dismissed",
            ])
    }

    @Test func `exactly the four outcomes of the catalogue are outcomes`() {
        let outcomes = PrimerEventCatalogue.entries.filter { $0.detailType.isOutcome }.map(\.name)
        #expect(
            Set(outcomes) == [
                "primer:payment-success", "primer:payment-failure", "primer:payment-cancel",
                "primer:checkout-dismissed",
            ])
    }

    @Test func `a stream decides nothing: its snapshot of a payment's start cannot answer`() async throws {
        let test = CheckoutStage.heard()
        let stream = test.checkout.events(.paymentStart)
        let decision = await test.checkout.requestPaymentCreation(.paymentCard)
        #expect(decision == .continue())
        stream.finish()
        var answers: [Bool] = []
        for await event in stream { answers.append(event.detail.abortPaymentCreation()) }
        #expect(answers == [false])
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a stream of outcomes is somebody who hears them`() async {
        let recorder = DiagnosticRecorder()
        let hub = PrimerEventHub(diagnostics: recorder.record)
        let stream = hub.events(.paymentFailure)
        hub.addCheckout().dispatchEvent(PaymentFailure.test)
        #expect(recorder.diagnostics.isEmpty)
        #expect(stream.droppedCount == 0)
    }
}
