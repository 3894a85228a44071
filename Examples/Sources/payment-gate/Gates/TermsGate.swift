import PrimerEvents

/// Asks the shopper before every payment, and takes the time they need.
@MainActor
enum TermsGate {
    static func add(to checkout: Checkout, accepted: @escaping () async throws -> Bool) {
        checkout.interceptPayments { _ in
            try await accepted() ? .continue() : .abort()
        }
    }
}
