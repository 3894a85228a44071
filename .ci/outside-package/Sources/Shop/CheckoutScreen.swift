import PrimerEvents

/// A screen that shows what becomes of a checkout, and asks before it lets a payment be created.
@MainActor
public final class CheckoutScreen {
    /// What the shopper reads.
    public private(set) var lines: [String] = []
    private let acceptsTerms: @Sendable () async -> Bool

    /// A screen of a checkout.
    public init(_ checkout: Checkout, acceptsTerms: @escaping @Sendable () async -> Bool = { true }) {
        self.acceptsTerms = acceptsTerms
        checkout.addEventListener(.paymentSuccess, owner: self) { screen, event in
            screen.lines.append("paid \(event.detail.payment.id ?? "?")")
        }
        checkout.addEventListener(.paymentFailure, owner: self) { screen, event in
            screen.lines.append("\(event.detail.retryAdvice)")
        }
        checkout.addEventListener(.paymentStart, owner: self) { screen, event in screen.ask(event.hold()) }
    }

    private func ask(_ payment: PaymentStart) {
        Task { [acceptsTerms] in
            if await acceptsTerms() {
                payment.continuePaymentCreation(idempotencyKey: "order-\(payment.attempt.number)")
            } else {
                payment.abortPaymentCreation()
            }
        }
    }
}
