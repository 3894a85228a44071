import PrimerEvents
import PrimerEventsTesting
import Testing

/// What a probe hears, and how it tells of it.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EventProbeTests {
    private let stage = CheckoutStage()

    @Test func `a line says what was heard, where, from where, and the fields that may be shown`() {
        let probe = EventProbe(on: stage.hub)
        let payment = PaymentSummary(
            id: "pay_1", paymentMethodData: PaymentMethodData(paymentMethodType: .paymentCard, last4Digits: "4242"))
        stage.checkout.part(.cardForm).dispatchEvent(
            PaymentSuccess(payment: payment, timestamp: UnixSeconds(seconds: 1), amount: MinorUnits(4_200)))
        #expect(
            probe.trace == """
                primer:payment-success at document bubble from primer-card-form (payment: PaymentSummary(id: pay_1, \
                paymentMethodData: PaymentMethodData(paymentMethodType: PAYMENT_CARD)), timestamp: 1)
                """)
        #expect("\(probe)" == probe.trace.description)
        var text = ""
        dump(probe, to: &text)
        #expect(text.contains("pay_1"))
        #expect(!text.contains("4242"))
        #expect(!text.contains("4200"))
    }

    @Test func `a line has the parts that were asked for`() {
        let all = EventProbe.Parts.all
        let parts: [EventProbe.Parts] = [[], .place, .origin, .fields, .decision, all]
        let probes = parts.map { EventProbe(on: stage.checkout, showing: $0) }
        stage.checkout.part(.cardNumberInput).dispatchEvent(BinDataLoadingChange(loading: true))
        #expect(
            probes.map(\.trace.description) == [
                "primer:bin-data-loading-change",
                "primer:bin-data-loading-change at primer-checkout bubble",
                "primer:bin-data-loading-change from primer-input-card-number",
                "primer:bin-data-loading-change (loading: true)",
                "primer:bin-data-loading-change",
                "primer:bin-data-loading-change at primer-checkout bubble from primer-input-card-number (loading: true)",
            ])
    }

    @Test func `a probe through a checkout shows the whole way`() async {
        let probe = EventProbe(through: stage.checkout)
        stage.checkout.part(.cardForm).dispatchEvent(CardSuccess(result: CardSubmissionResult()))
        #expect(
            probe.trace == """
                primer:card-success at document capture
                primer:card-success at primer-card-form target
                primer:card-success at primer-main target
                primer:card-success at primer-checkout bubble
                primer:card-success at document bubble
                """)
    }

    @Test func `a line tells at any time what was decided`() async {
        let probe = EventProbe(on: stage.hub, showing: .decision)
        var held: [PaymentStart] = []
        let gate = stage.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        let decision = Task { await stage.checkout.requestPaymentCreation(.payPal) }
        while held.isEmpty { await Task.yield() }
        #expect(probe.trace == "primer:payment-start [held, undecided]")
        held[0].abortPaymentCreation(message: "Words for the shopper")
        #expect(probe.trace == "primer:payment-start [held, abort]")
        _ = await decision.value
        gate.remove()
        probe.forget()
        _ = await stage.checkout.requestPaymentCreation(.payPal)
        _ = await stage.checkout.requestShippingOptions(for: PostalAddress(), paymentMethodType: .applePay)
        #expect(
            probe.trace == """
                primer:payment-start [continue]
                primer:shipping-address-change [unanswered]
                """)
    }

    @Test func `an event that nobody asks with and somebody prevents says so`() throws {
        let probe = EventProbe(on: stage.hub, showing: .decision)
        stage.hub.addEventListener(.paymentStart) { $0.preventDefault() }
        stage.checkout.dispatchEvent(PaymentStart(paymentMethodType: .payPal, timestamp: UnixSeconds(seconds: 1)))
        #expect(probe.trace == "primer:payment-start [prevented]")
    }

    @Test func `a probe keeps no decision open, and answers nothing`() async {
        let probe = EventProbe(on: stage.hub, showing: .decision)
        stage.checkout.addEventListener(.paymentStart) { $0.preventDefault() }
        #expect(await stage.checkout.requestPaymentCreation(.payPal) == .abort())
        #expect(probe.details(of: .paymentStart).map { $0.continuePaymentCreation() } == [false])
        #expect(probe.trace == "primer:payment-start [held, abort]")
    }

    @Test func `a probe is no listener of the app`() {
        let probe = EventProbe(on: stage.hub)
        stage.checkout.dispatchEvent(Ready())
        #expect(stage.hub.eventTarget.listenerCount == 0)
        #expect(stage.diagnostics.map(\.code) == [.readyUnheard])
        #expect(probe.names == ["primer:ready"])
    }

    @Test func `a probe hears for as long as it is kept`() {
        var heard = 0
        var probe: EventProbe? = EventProbe(on: stage.hub) { _ in
            heard += 1
            return true
        }
        stage.checkout.dispatchEvent(DialogOpen())
        #expect(probe?.trace.count == 1)
        probe = nil
        stage.checkout.dispatchEvent(DialogClose())
        #expect(heard == 1)
    }

    @Test func `where a hub has several checkouts, a line names the one`() {
        let other = stage.hub.addCheckout(id: "other")
        let probe = EventProbe(on: stage.hub, showing: .origin)
        other.dispatchEvent(DialogOpen())
        stage.checkout.dispatchEvent(DialogClose())
        #expect(
            probe.trace == """
                primer:dialog-open from primer-checkout#other
                primer:dialog-close from primer-checkout#checkout-1
                """)
    }

    @Test func `a name cannot forge a line`() {
        let probe = EventProbe(on: stage.hub, showing: [])
        stage.checkout.dispatchEvent(UnknownEvent(name: "a\nprimer:payment-success"))
        #expect(probe.trace.lines == ["a\\nprimer:payment-success"])
    }

    @Test func `details come typed, and are filtered as the lines`() {
        let probe = EventProbe(on: stage.hub) { $0.type == "primer:bin-data-loading-change" }
        stage.checkout.dispatchEvent(DialogOpen())
        for loading in [true, false] { stage.checkout.dispatchEvent(BinDataLoadingChange(loading: loading)) }
        #expect(probe.details(of: .binDataLoadingChange).map(\.loading) == [true, false])
        #expect(probe.details(of: .dialogOpen).isEmpty)
    }

    @Test func `a trace is its lines, however they are indented`() {
        let trace: EventTrace = """

              one
                two words

            three
            """
        #expect(trace.lines == ["one", "two words", "three"])
        #expect(trace == ["one", "two words", "three"])
        #expect(trace != ["one", "three", "two words"])
        #expect("\(trace)" == "one\ntwo words\nthree")
    }
}
