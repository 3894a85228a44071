import EventTree
import PrimerEvents
import PrimerEventsTesting

extension CheckoutStage {
    /// A stage whose outcomes are heard, so that none of them is a diagnostic.
    static func heard() -> CheckoutStage {
        let stage = CheckoutStage(time: ManualTime(startingAt: UnixSeconds(seconds: 1)))
        stage.hub.addEventListener(.paymentSuccess) { _ in }
        stage.hub.addEventListener(.paymentFailure) { _ in }
        return stage
    }

    /// Starts a payment, and returns when all listeners have run.
    func start(_ method: PaymentMethodType = .paymentCard) -> PaymentRequest {
        checkout.openPaymentRequest(method, from: .cardForm)
    }

    /// Adds a listener that holds payments.
    func addHolder() -> Holder {
        let holder = Holder()
        checkout.addEventListener(.paymentStart) { holder.detail = $0.hold() }
        return holder
    }

    func succeed(_ payment: String = "pay") {
        var success = PaymentSuccess.test
        success.payment.id = payment
        checkout.dispatchEvent(success)
    }

    func fail() { checkout.dispatchEvent(PaymentFailure.test) }
    func cancel() { checkout.dispatchEvent(PaymentCancel.test) }
}

/// A listener that holds and keeps what answers.
final class Holder {
    var detail: PaymentStart?
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
