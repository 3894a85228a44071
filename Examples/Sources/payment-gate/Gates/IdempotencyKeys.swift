import PrimerEvents

/// Chooses the idempotency keys of an order: the same again while a payment may exist, a new one after a decline.
@MainActor
final class IdempotencyKeys {
    private let order: String
    private var key = ""

    init(of order: String, on checkout: Checkout) {
        self.order = order
        checkout.addEventListener(.paymentStart, owner: self) { keys, event in
            event.detail.continuePaymentCreation(idempotencyKey: keys.key(for: event.detail.attempt))
        }
    }

    private func key(for attempt: PaymentAttempt) -> String {
        if attempt.earlierPayment == .none { key = "\(order)-\(attempt.number)" }
        return key
    }
}
