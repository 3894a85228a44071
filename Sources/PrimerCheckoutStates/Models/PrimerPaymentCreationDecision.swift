public import EventTree

/// The answer to the SDK's before-payment callback.
public enum PrimerPaymentCreationDecision: Sendable, Equatable {
    /// Create the payment; the key, if there is one, makes the request idempotent.
    case continuePaymentCreation(withIdempotencyKey: String? = nil)
    /// Create no payment; the message, if there is one, is shown to the shopper.
    case abortPaymentCreation(withErrorMessage: String? = nil)
}

extension PrimerPaymentCreationDecision: Redacted {
    /// Which of the two it is.
    public var exportable: ExportableFields {
        switch self {
        case .continuePaymentCreation: [.shown("decision", "continue"), .withheld("idempotencyKey")]
        case .abortPaymentCreation: [.shown("decision", "abort"), .withheld("errorMessage")]
        }
    }
}
