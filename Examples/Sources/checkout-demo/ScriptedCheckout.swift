import PrimerCheckoutStates
import PrimerEvents

/// A native checkout by a script: what the SDK would report goes into the adapter, and events come out of the tree.
@MainActor
final class ScriptedCheckout {
    private let stage: Stage
    private let adapter = StateEventAdapter(integration: .inlineSession)
    /// Listens for as long as it is kept.
    private let gate: TermsGate

    init(on stage: Stage = Stage()) throws(AdapterError) {
        self.stage = stage
        let report = stage.report
        let checkout = stage.addCheckout(id: "checkout-1")
        try adapter.attach(to: checkout)
        gate = TermsGate(on: checkout) {
            report?.write(step: "the shopper reads the terms and accepts them")
            return true
        }
    }

    /// Initialising, ready, a card payment that the terms gate holds, a decline, a second attempt, paid.
    func run() async {
        stage.report?.writeHeader()
        becomeReady()
        typeCard()
        if await pay("the shopper pays with the card") { decline() }
        if await pay("the shopper tries again") { succeed() }
    }

    private func becomeReady() {
        tell("the SDK is .initializing") { adapter.receive(.initializing) }
        tell("the SDK is .ready") {
            adapter.receive(.ready(clientSession: PrimerClientSession(orderId: "order-1001", currencyCode: "GBP")))
            adapter.paymentMethodsChanged(to: [.paymentCard, .payPal])
        }
    }

    private func typeCard() {
        tell("the shopper types a card number") {
            adapter.binLookupBegan()
            adapter.binLookupEnded()
        }
    }

    /// The SDK's before-payment callback, answered by those who hold `primer:payment-start`; whether a payment is created.
    private func pay(_ step: String) async -> Bool {
        stage.report?.write(step: step)
        let decision = await adapter.beforePayment(.paymentCard)
        stage.report?.writeRows()
        if case .continuePaymentCreation = decision { return true } else { return false }
    }

    private func decline() {
        tell("the SDK reports .failure: the card is declined") {
            adapter.receive(
                .failure(
                    PrimerError(errorId: "payment-failed", diagnosticsId: "diag-0001"),
                    checkoutData: PrimerCheckoutData(
                        payment: PrimerCheckoutDataPayment(id: "pay_1", orderId: "order-1001", status: "FAILED"))))
        }
    }

    private func succeed() {
        tell("the SDK reports .success") {
            adapter.receive(
                .success(PaymentResult(paymentId: "pay_2", status: .success, paymentMethodType: "PAYMENT_CARD")))
        }
    }

    /// Names a step, takes it, and prints the events that came of it.
    private func tell(_ step: String, _ take: () -> Void) {
        stage.report?.write(step: step)
        take()
        stage.report?.writeRows()
    }
}
