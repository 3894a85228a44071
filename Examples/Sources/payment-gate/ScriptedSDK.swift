import PrimerEvents

/// The host of a checkout, by a script: it asks before it creates a payment, and tells how that ended.
@MainActor
final class ScriptedSDK {
    let checkout: Checkout
    /// Owns the checkout.
    private let hub: PrimerEventHub
    private let server: ScriptedServer
    private let now = UnixSeconds(seconds: 1_764_470_400)

    init(payments fates: ScriptedServer.Fate...) {
        hub = PrimerEventHub(diagnostics: Story.tell)
        checkout = hub.addCheckout()
        server = ScriptedServer(fates)
        hub.addEventListener(.paymentSuccess) { Story.tell("app", "hears \($0.type)") }
        hub.addEventListener(.paymentCancel) { Story.tell("app", "hears \($0.type)") }
        hub.addEventListener(.paymentFailure) { event in
            Story.tell("app", "hears \(event.type), advice: \(event.detail.retryAdvice)")
        }
    }

    /// The shopper taps the pay button.
    func pay() async {
        Story.tell("shopper", "pays with the card")
        switch await checkout.requestPaymentCreation(.paymentCard) {
        case .continue(let key):
            tell(server.createPayment(key: key))
        case .abort(let message):
            Story.tell("SDK", "creates no payment\(message.map { ", and shows: \($0)" } ?? "")")
            checkout.dispatchEvent(PaymentCancel(paymentMethodType: .paymentCard, timestamp: now))
        }
    }

    private func tell(_ response: ScriptedServer.Response) {
        switch response {
        case .paid(let id):
            checkout.dispatchEvent(
                PaymentSuccess(
                    payment: PaymentSummary(id: id), paymentMethodType: .paymentCard, timestamp: now))
        case .declined(let id):
            fail(PaymentFailureError(code: .paymentFailed, origin: .payment), PaymentSummary(id: id), .failed)
        case .noConnection:
            Story.tell("SDK", "lost the connection before the answer came")
            fail(PaymentFailureError(code: .serverError, origin: .network), nil)
        }
    }

    private func fail(_ error: PaymentFailureError, _ payment: PaymentSummary?, _ status: PaymentOutcomeStatus? = nil) {
        checkout.dispatchEvent(
            PaymentFailure(
                error: error, payment: payment, paymentMethodType: .paymentCard, timestamp: now, status: status))
    }
}
