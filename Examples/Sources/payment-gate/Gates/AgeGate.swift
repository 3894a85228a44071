import PrimerEvents

/// Asks for the shopper's age. Beside another gate on the same checkout, both must let the payment continue.
@MainActor
enum AgeGate {
    static func add(to checkout: Checkout, isOldEnough: @escaping () async throws -> Bool) {
        checkout.interceptPayments { _ in
            try await isOldEnough() ? .continue() : .abort(message: "You have to be 18 for this order")
        }
    }
}
