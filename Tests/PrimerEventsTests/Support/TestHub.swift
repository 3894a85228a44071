import EventTree
import PrimerEvents

/// A hub with one checkout, manual time and a record of all diagnostics.
final class TestHub {
    let timer = ManualTimer()
    let recorder = DiagnosticRecorder()
    let hub: PrimerEventHub
    let checkout: Checkout

    init() {
        hub = PrimerEventHub(
            now: { UnixSeconds(seconds: 1) }, timer: timer.timer, diagnostics: recorder.record)
        checkout = hub.addCheckout()
        // Outcomes are heard, so that none of them is a diagnostic.
        hub.addEventListener(.paymentSuccess) { _ in }
        hub.addEventListener(.paymentFailure) { _ in }
    }

    var diagnostics: [Diagnostic] { recorder.diagnostics }

    /// Starts a payment, and returns when all listeners have run.
    func start(_ method: PaymentMethodType = .paymentCard) -> PaymentRequest {
        checkout.openPaymentRequest(method, from: .cardForm)
    }

    func succeed() { checkout.dispatchEvent(PaymentSuccess.test) }
    func fail() { checkout.dispatchEvent(PaymentFailure.test) }
    func cancel() { checkout.dispatchEvent(PaymentCancel.test) }
}

extension PaymentSuccess {
    static let test = PaymentSuccess(
        payment: PaymentSummary(id: "pay"), paymentMethodType: .paymentCard, timestamp: UnixSeconds(seconds: 1))
}

extension PaymentFailure {
    static let test = PaymentFailure(
        error: PaymentFailureError(code: "PAYMENT_FAILED", message: "declined"), paymentMethodType: .paymentCard,
        timestamp: UnixSeconds(seconds: 1))
}

extension PaymentCancel {
    static let test = PaymentCancel(paymentMethodType: .paymentCard, timestamp: UnixSeconds(seconds: 1))
}
