import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Six ways to charge a shopper twice, or to say that they may be, played on a checkout.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SixFaultsTests {
    let test = CheckoutStage.heard()

    init() { test.checkout.showsPage() }

    /// A start on which nobody holds the payment; returns the key that is sent.
    private func pay(_ method: PaymentMethodType = .paymentCard) -> String? {
        guard case .continue(let key) = test.start(method).decision else { return nil }
        return key
    }

    private func fail(
        _ code: ErrorCode, _ origin: ErrorOrigin?, payment: String? = nil, message: String = "", nested: Bool = false
    ) {
        var error = PaymentFailureError(code: code, message: message, origin: origin)
        if nested { error.extras["data"] = ["error": ["error": ["diagnosticsId": "d"]]] }
        test.checkout.part(.checkout).dispatchEvent(
            PaymentFailure(
                error: error, payment: payment.map { PaymentSummary(id: $0) }, timestamp: UnixSeconds(seconds: 1)),
            provenance: .web(origin: "https://shop.example"))
    }

    private func decline(_ payment: String) {
        fail(.paymentFailed, .payment, payment: payment, message: KnownFailureTexts.declined[0].text(for: payment))
    }

    private func succeed(_ payment: String, _ status: PaymentOutcomeStatus? = nil) {
        test.checkout.dispatchEvent(
            PaymentSuccess(payment: PaymentSummary(id: payment), timestamp: UnixSeconds(seconds: 1), status: status))
    }

    private func cancel(_ method: PaymentMethodType, payment: String? = nil) {
        test.checkout.dispatchEvent(
            PaymentCancel(
                payment: payment.map { PaymentSummary(id: $0) }, paymentMethodType: method,
                timestamp: UnixSeconds(seconds: 1)))
    }

    @Test func `1 a decline of attempt 2 does not clear the doubt about attempt 1`() {
        let first = pay()
        fail(.requestTimeout, .network)
        // A gate names another key, so that the decline says nothing about the first.
        test.checkout.addEventListener(.paymentStart, .once) {
            $0.detail.continuePaymentCreation(idempotencyKey: "gate")
        }
        #expect(pay(.payPal) == "gate")
        #expect(test.diagnostics == [.idempotencyKeyDiffers(attempt: 2).of(checkout: 1)])
        decline("pay-2")
        #expect(test.checkout.earlierPayment == .mayExist)
        #expect(test.checkout.retryAdvice == .verifyOnServerFirst)
        #expect(first != nil)
        #expect(pay() == first)
    }

    @Test func `2 two starts at once have one key, and a refused duplicate does not turn paid into failed`() {
        let first = pay()
        let second = pay()
        #expect(first != nil)
        #expect(second == first)
        #expect(test.checkout.attempts.attempts.count == 1)
        succeed("pay-1")
        fail(.idempotencyKeyAlreadyExists, .network)
        #expect(test.checkout.earlierPayment == .succeeded)
        #expect(test.checkout.retryAdvice == nil)
    }

    @Test func `3 a gate's no does not close an attempt that was continued before`() {
        let first = pay()
        test.checkout.addEventListener(.paymentStart, .once) { $0.detail.abortPaymentCreation() }
        #expect(test.start().decision == .abort())
        fail(.paymentCreationAborted, .integration)
        #expect(test.checkout.earlierPayment == .inFlight)
        #expect(test.checkout.retryAdvice == .verifyOnServerFirst)
        #expect(test.checkout.idempotencyKey == first)
    }

    @Test(arguments: ["ADYEN_IDEAL", "ADYEN_BLIK", "PAYMENT_CARD"] as [PaymentMethodType])
    func `4 a payment-cancel leaves a pending payment, unless it is a wallet's`(_ method: PaymentMethodType) {
        _ = pay(method)
        cancel(method, payment: "pay-1")
        #expect(test.checkout.earlierPayment == .pendingAfterCancel)
        #expect(test.checkout.attempts.attempts[0].payments.map(\.id) == ["pay-1"])
        _ = pay(.applePay)
        cancel(.applePay)
        #expect(test.checkout.attempts.attempts[1].standing == .nothingCreated)
        #expect(test.checkout.earlierPayment == .pendingAfterCancel)
    }

    @Test
    func `5 a decline that is not known yet, and a challenge whose poll failed, are no decline and no cancellation`() {
        let first = pay()
        fail(
            .paymentFailed, .payment, payment: "pay-1", message: KnownFailureTexts.outcomeUnknown[0].text(for: "pay-1"),
            nested: true)
        #expect(test.checkout.earlierPayment == .mayExist)
        #expect(pay() == first)
        fail(.paymentFailed, .user, payment: "pay-1", nested: true)
        #expect(test.checkout.earlierPayment == .mayExist)
        #expect(test.checkout.retryAdvice == .verifyOnServerFirst)
        #expect(test.checkout.idempotencyKey == first)
    }

    @Test func `6 a payment that was named in a failure, or as pending, is news when it succeeds`() {
        var readings: [PaymentAttempts.Reading] = []
        test.checkout.addEventListener(.paymentSuccess) { [checkout = test.checkout] event in
            if case .reported(let reported)? = checkout.reading(of: event) { readings.append(reported.reading) }
        }
        _ = pay()
        fail(.paymentFailed, .primer, payment: "pay-1")
        #expect(test.checkout.earlierPayment == .mayExist)
        succeed("pay-1", .pending)
        #expect(test.checkout.earlierPayment == .succeeded)
        succeed("pay-1", .success)
        succeed("pay-1", .success)
        #expect(readings == [.news, .news, .repetition])
        #expect(test.checkout.attempts.attempts.count == 1)
    }
}
