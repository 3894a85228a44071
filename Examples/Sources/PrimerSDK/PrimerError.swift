/// An error of the SDK. The real one has many more cases; its documented members are these.
public enum PrimerError: Error {
    /// The client token is malformed, expired or was rejected.
    case invalidClientToken(diagnosticsId: String)
    /// The payment was declined or failed.
    case paymentFailed(diagnosticsId: String)
    /// The app aborted the payment.
    case merchantError(message: String, diagnosticsId: String)
    /// Something below the SDK failed, as a request.
    case underlyingErrors(errors: [any Error], diagnosticsId: String)

    /// The stable identifier of the category.
    public var errorId: String {
        switch self {
        case .invalidClientToken: "invalid-client-token"
        case .paymentFailed: "payment-failed"
        case .merchantError: "merchant-error"
        case .underlyingErrors: "generic-underlying-errors"
        }
    }

    /// The id of this occurrence.
    public var diagnosticsId: String {
        switch self {
        case .invalidClientToken(let id), .paymentFailed(let id), .merchantError(_, let id),
            .underlyingErrors(_, let id):
            id
        }
    }

    /// A suggested recovery, when one applies.
    public var recoverySuggestion: String? {
        switch self {
        case .invalidClientToken: "Create a new client session and use its token."
        case .paymentFailed, .merchantError, .underlyingErrors: nil
        }
    }

    /// The error for logs.
    public var errorDescription: String? {
        plainDescription.map { "[\(errorId)] \($0) (diagnosticsId: \(diagnosticsId))" }
    }

    /// The message without the ids.
    public var plainDescription: String? {
        switch self {
        case .invalidClientToken: "The client token is not valid"
        case .paymentFailed: "The payment failed"
        case .merchantError(let message, _): message
        case .underlyingErrors: "Something went wrong"
        }
    }
}

extension PrimerError: Equatable {
    /// Whether both are of one category, as in the SDK.
    public static func == (left: PrimerError, right: PrimerError) -> Bool { left.errorId == right.errorId }
}
