import PrimerEvents

/// Keeps a payment from being created for an empty basket, and says why.
@MainActor
enum BasketGate {
    static func add(to checkout: Checkout, isEmpty: @escaping () -> Bool) {
        checkout.addEventListener(.paymentStart) { event in
            // Answered before the listener returns, so it need not hold the event.
            if isEmpty() { event.detail.abortPaymentCreation(message: "Your basket is empty") }
        }
    }
}
