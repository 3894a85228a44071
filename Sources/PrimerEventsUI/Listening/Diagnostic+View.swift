public import PrimerEvents

extension Diagnostic.Code {
    /// A view listens to an event, and no view above it has a checkout.
    public static let checkoutMissing: Self = "checkoutMissing"
}

extension Diagnostic {
    package static func checkoutMissing(event: String) -> Diagnostic {
        Diagnostic(
            .checkoutMissing, "A view listens to \(event), and no view above it has a checkout.",
            "Its listener is never called.",
            "Put .primerEvents(checkout) on a view above it, in each window and hosting controller.", event: event)
    }
}
