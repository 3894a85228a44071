import PrimerCheckoutStates
import PrimerEvents
import Testing

/// On the main actor, as in an app.
@MainActor
@Suite("The key of the app's own key provider")
struct ProviderKeyTests {
    let stage: Stage
    let payPal = PrimerCheckoutPaymentMethodData(type: .init(type: "PAYPAL"))

    init() throws {
        stage = try Stage()
        stage.becomeReady()
    }

    @Test func `it is sent where no listener names a key`() {
        let answers = Answers()
        stage.adapter.beforePayment(payPal, providerKey: "provider-1") { answers.give($0) }
        #expect(answers.given == [.continuePaymentCreation(withIdempotencyKey: "provider-1")])
    }

    @Test func `a listener's key takes precedence`() {
        let answers = Answers()
        stage.checkout.addEventListener(.paymentStart) { $0.hold().continuePaymentCreation(idempotencyKey: "gate-1") }
        stage.adapter.beforePayment(payPal, providerKey: "provider-1") { answers.give($0) }
        #expect(answers.given == [.continuePaymentCreation(withIdempotencyKey: "gate-1")])
    }

    @Test func `a listener's no needs no key`() {
        let answers = Answers()
        stage.checkout.addEventListener(.paymentStart) { $0.hold().abortPaymentCreation() }
        stage.adapter.beforePayment(payPal, providerKey: "provider-1") { answers.give($0) }
        #expect(answers.given == [.abortPaymentCreation()])
    }

    @Test func `while the payment may exist it is sent again, whatever the provider names next`() {
        let answers = Answers()
        stage.adapter.beforePayment(payPal, providerKey: "provider-1") { answers.give($0) }
        stage.adapter.beforePayment(payPal, providerKey: "provider-2") { answers.give($0) }
        #expect(answers.given == Array(repeating: .continuePaymentCreation(withIdempotencyKey: "provider-1"), count: 2))
    }

    @Test func `after a decline the provider's next key is sent`() {
        let answers = Answers()
        stage.adapter.beforePayment(payPal, providerKey: "provider-1") { answers.give($0) }
        stage.adapter.receive(
            .failure(
                PrimerError(errorId: "payment-failed", diagnosticsId: "d-1"),
                checkoutData: PrimerCheckoutData(payment: PrimerCheckoutDataPayment(id: "pay_1", status: "FAILED"))))
        stage.adapter.beforePayment(payPal, providerKey: "provider-2") { answers.give($0) }
        #expect(answers.given.last == .continuePaymentCreation(withIdempotencyKey: "provider-2"))
    }
}
