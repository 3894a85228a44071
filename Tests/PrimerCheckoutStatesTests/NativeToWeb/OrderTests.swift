import PrimerCheckoutStates
import PrimerEvents
import Testing

@Suite("Events stay in order when a listener causes the next input")
struct OrderTests {
    let stage: Stage

    init() throws { stage = try Stage() }

    @Test func `a state received while another is being delivered comes after all of its events`() {
        var once = true
        stage.checkout.addEventListener(.stateChange) { [stage] event in
            guard event.detail.paymentFailure != nil, once else { return }
            once = false
            stage.adapter.receive(Story.paid)
            stage.note("listener returned")
        }
        stage.becomeReady()
        stage.adapter.receive(Story.declined)
        #expect(
            stage.newlyHeard() == [
                "listener returned", "C state-change{paymentFailure PAYMENT_FAILED}",
                "C payment-failure{PAYMENT_FAILED, payment, pay_1}", "C state-change{isSuccessful}",
                "C payment-success{pay_1, success, PAYPAL}",
            ])
    }

    @Test func `all listeners hear the first event before any hears the second`() {
        stage.checkout.addEventListener(.stateChange) { [stage] event in
            if event.detail.isLoading { stage.adapter.receive(Story.ready) }
        }
        stage.hub.addEventListener(.stateChange) { [stage] event in stage.note("root \(event.detail.isLoading)") }
        stage.adapter.receive(.initializing)
        #expect(
            stage.newlyHeard() == [
                "C state-change{isLoading}", "root true", "C state-change{all false}", "root false", "C ready",
            ])
    }

    @Test func `what a listener of payment-start causes comes after the decision`() async {
        stage.becomeReady()
        stage.checkout.addEventListener(.paymentStart) { [stage] _ in stage.adapter.receive(Story.declined) }
        let decision = await stage.adapter.beforePayment(.payPal)
        #expect(decision == .continuePaymentCreation())
        #expect(
            stage.newlyHeard() == [
                "M payment-start{PAYPAL}", "C state-change{isProcessing}",
                "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, payment, pay_1}",
            ])
    }
}
