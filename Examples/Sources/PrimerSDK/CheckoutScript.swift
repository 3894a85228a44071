/// What the stand-in plays: a first attempt that is declined, then payments that succeed.
struct CheckoutScript {
    /// The token that cannot start a session.
    static let expiredToken = "expired"

    let startError: PrimerError?
    let clientSession = PrimerClientSession(orderId: "order-1001", currencyCode: "GBP", totalAmount: 4999)
    let renewedClientSession = PrimerClientSession(orderId: "order-1001", currencyCode: "GBP", totalAmount: 4499)
    let paymentMethods = [
        CheckoutPaymentMethod(type: "PAYMENT_CARD", name: "Card"),
        CheckoutPaymentMethod(type: "PAYPAL", name: "PayPal"),
    ]
    let vaultedPaymentMethods = [
        VaultedPaymentMethod(
            id: "saved-1", paymentMethodType: "PAYMENT_CARD", paymentInstrumentType: "PAYMENT_CARD",
            paymentInstrumentData: .init(last4Digits: "4242", network: "VISA"), analyticsId: "analytics-1")
    ]
    private var attempts = 0

    init(clientToken: String) {
        startError = clientToken == Self.expiredToken ? .invalidClientToken(diagnosticsId: "diag-token") : nil
    }

    /// The outcome of the next attempt.
    mutating func nextOutcome(_ type: String) -> PrimerCheckoutState {
        attempts += 1
        guard attempts > 1 else {
            let payment = PrimerCheckoutDataPayment(
                id: "pay_1", orderId: "order-1001", paymentFailureReason: "payment-failed", status: "FAILED")
            return .failure(
                .paymentFailed(diagnosticsId: "diag-declined"), checkoutData: PrimerCheckoutData(payment: payment))
        }
        return .success(
            PaymentResult(paymentId: "pay_\(attempts)", status: .success, paymentMethodType: type))
    }

    /// The outcomes of a checkout whose screens are the SDK's own, where the shopper retries.
    func outcomesOfManagedCheckout() -> [PrimerCheckoutState] {
        if let startError { return [.failure(startError), .dismissed] }
        var script = self
        return [script.nextOutcome("PAYMENT_CARD"), script.nextOutcome("PAYMENT_CARD")]
    }
}
