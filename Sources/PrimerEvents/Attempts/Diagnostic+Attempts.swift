/// What happens when one payment attempt follows another.
extension Diagnostic.Code {
    /// An allowed payment had no outcome when the next attempt or page load began.
    public static let attemptSuperseded: Self = "attemptSuperseded"
    /// A listener chose another idempotency key than that of an earlier payment that may exist.
    public static let idempotencyKeyDiffers: Self = "idempotencyKeyDiffers"
    /// A payment that was on hold was replaced by one with another method.
    public static let attemptReplaced: Self = "attemptReplaced"
}

extension Diagnostic {
    package static func attemptSuperseded(attempt: Int) -> Diagnostic {
        Diagnostic(
            .attemptSuperseded,
            "Attempt \(attempt) had no outcome when another payment started or the page was loaded again.",
            "The payment of the earlier attempt may exist.",
            "Ask your server for the outcome before the shopper pays again.")
    }

    package static func idempotencyKeyDiffers(attempt: Int) -> Diagnostic {
        Diagnostic(
            .idempotencyKeyDiffers,
            "A listener chose another idempotency key for attempt \(attempt) than that of an earlier payment.",
            "The earlier payment may exist, so the shopper may be charged twice.",
            "Continue without a key, or call resolve(_:) once your server knows the outcome.")
    }

    package static func attemptReplaced(attempt: Int) -> Diagnostic {
        Diagnostic(
            .attemptReplaced, "A payment with another method started while attempt \(attempt) was on hold.",
            "The earlier attempt was aborted, and no payment was created for it.",
            "Nothing, if the shopper chose another method.")
    }
}
