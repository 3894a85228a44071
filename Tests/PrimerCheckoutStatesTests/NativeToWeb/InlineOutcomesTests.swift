import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// The catalogue's table 5.1 for the inline session: how attempts to pay and the session end.
@Suite("How an inline session's payments end becomes events")
struct InlineOutcomesTests {
    let stage: Stage
    var adapter: StateEventAdapter { stage.adapter }

    init() throws { stage = try Stage() }

    // MARK: Outcomes

    private func pay(_ type: PaymentMethodType, _ source: PaymentSource? = nil) async {
        _ = await adapter.beforePayment(type, source: source)
    }

    @Test func `a card payment, from the form to success`() async throws {
        stage.becomeReady()
        await pay(.paymentCard)
        adapter.receive(
            .success(PaymentResult(paymentId: "pay_1", status: .success, paymentMethodType: "PAYMENT_CARD")))
        #expect(
            stage.newlyHeard() == [
                "F payment-start{PAYMENT_CARD}", "C state-change{isProcessing}", "F card-success{success true, pay_1}",
                "C state-change{isSuccessful}", "C payment-success{pay_1, success, PAYMENT_CARD}",
            ])
        #expect(try #require(stage.last(PaymentSuccess.self)).payment.orderId == "order-1")
    }

    @Test func `a saved card starts at the vault and gives no card-success`() async {
        stage.becomeReady()
        await pay(.paymentCard, .vaultedMethod)
        adapter.receive(
            .success(PaymentResult(paymentId: "pay_1", status: .success, paymentMethodType: "PAYMENT_CARD")))
        #expect(
            stage.newlyHeard() == [
                "V payment-start{PAYMENT_CARD}", "C state-change{isProcessing}", "C state-change{isSuccessful}",
                "C payment-success{pay_1, success, PAYMENT_CARD}",
            ])
    }

    @Test func `where the host does not say, a payment with the selected saved method's type is a saved one`() async {
        stage.becomeReady()
        adapter.vaultMethodsChanged(to: [Story.savedCard])
        adapter.vaultSelectionChanged(to: "s-1")
        _ = stage.newlyHeard()
        await pay(.paymentCard)
        await pay(.payPal)
        #expect(
            stage.newlyHeard().filter { $0.contains("payment-start") } == [
                "V payment-start{PAYMENT_CARD}", "M payment-start{PAYPAL}",
            ])
    }

    @Test func `a pending payment carries its status, amount and currency, and nothing calls it settled`() async throws
    {
        stage.becomeReady()
        await pay(.klarna)
        adapter.receive(
            .success(
                PaymentResult(
                    paymentId: "pay_2", status: .pending, amount: 4999, currencyCode: "EUR",
                    paymentMethodType: "KLARNA")))
        #expect(
            stage.newlyHeard() == [
                "M payment-start{KLARNA}", "C state-change{isProcessing}", "C state-change{isSuccessful}",
                "C payment-success{pay_2, pending, KLARNA}",
            ])
        let success = try #require(stage.last(PaymentSuccess.self))
        #expect(success.amount == MinorUnits(4999))
        #expect(success.currencyCode == "EUR")
        #expect(success.timestamp == Story.now)
    }

    @Test func `a success whose status is failed is a failure, and ends the session`() {
        stage.becomeReady()
        adapter.receive(.success(PaymentResult(paymentId: "pay_1", status: .failed)))
        adapter.receive(Story.declined)
        #expect(
            stage.newlyHeard() == [
                "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, primer, pay_1}",
                "diagnostic dropped failure",
            ])
    }

    @Test func `a decline and a retry that pays`() async throws {
        stage.becomeReady()
        await pay(.payPal)
        adapter.receive(Story.declined)
        await pay(.payPal)
        adapter.receive(Story.paid)
        #expect(
            stage.newlyHeard() == [
                "M payment-start{PAYPAL}", "C state-change{isProcessing}",
                "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, payment, pay_1}",
                "M payment-start{PAYPAL}", "C state-change{isProcessing}", "C state-change{isSuccessful}",
                "C payment-success{pay_1, success, PAYPAL}",
            ])
        let failure = try #require(stage.last(PaymentFailure.self))
        #expect(failure.paymentMethodType == .payPal)
        #expect(failure.payment == PaymentSummary(id: "pay_1", orderId: "order-1"))
        #expect(failure.status == .failed)
        #expect(failure.error.nativeErrorId == "payment-failed")
    }

    @Test func `a failure to start is no failed payment`() {
        adapter.receive(.initializing)
        adapter.receive(.failure(PrimerError(errorId: "invalid-client-token", diagnosticsId: "d")))
        #expect(
            stage.newlyHeard() == [
                "C state-change{isLoading}", "C state-change{primerJsError INVALID_CLIENT_TOKEN}",
            ])
    }

    @Test func `an attempt that ends without an outcome`() async {
        stage.becomeReady()
        await pay(.payPal)
        _ = stage.newlyHeard()
        adapter.attemptEnded()
        adapter.attemptEnded()
        #expect(
            stage.newlyHeard() == [
                "C state-change{all false}", "C payment-cancel{PAYPAL}", "diagnostic noAttemptToEnd",
            ])
    }

    @Test func `an attempt that ends without an outcome, with the payment that existed`() async {
        stage.becomeReady()
        await pay(.payPal)
        _ = stage.newlyHeard()
        adapter.attemptEnded(payment: PrimerCheckoutDataPayment(id: "pay_3", orderId: nil))
        #expect(stage.newlyHeard() == ["C state-change{all false}", "C payment-cancel{PAYPAL, pay_3}"])
    }

    // MARK: Dismissal

    @Test func `dismissed with no attempt open`() {
        stage.becomeReady()
        adapter.receive(.dismissed)
        #expect(stage.newlyHeard() == ["C checkout-dismissed"])
    }

    @Test func `dismissed after an aborted attempt`() async {
        stage.becomeReady()
        let registration = stage.checkout.addEventListener(.paymentStart) { $0.detail.abortPaymentCreation() }
        defer { registration.remove() }
        await pay(.payPal)
        _ = stage.newlyHeard()
        adapter.receive(.dismissed)
        #expect(stage.newlyHeard() == ["C payment-cancel{PAYPAL}", "C checkout-dismissed"])
    }

    @Test func `dismissed with a continued attempt leaves it open for a late success`() async {
        stage.becomeReady()
        await pay(.payPal)
        _ = stage.newlyHeard()
        adapter.receive(.dismissed)
        adapter.attemptEnded()
        adapter.receive(Story.paid)
        #expect(
            stage.newlyHeard() == [
                "C checkout-dismissed{outcomeUnknown, PAYPAL}", "diagnostic noAttemptToEnd",
                "C state-change{isSuccessful}", "C payment-success{pay_1, success, PAYPAL}",
                "diagnostic successAfterDismissal PAYPAL",
            ])
    }

    @Test func `cancelling the session tells nothing but an outcome that will not come`() async {
        stage.becomeReady()
        adapter.sessionCancelled()
        #expect(stage.newlyHeard() == [])
        stage.becomeReady()
        await pay(.payPal)
        _ = stage.newlyHeard()
        adapter.sessionCancelled()
        #expect(stage.newlyHeard() == ["diagnostic outcomeUnknown PAYPAL"])
    }
}
