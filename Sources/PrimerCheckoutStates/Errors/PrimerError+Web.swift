internal import PrimerEvents

extension PrimerError {
    /// The native error for a failed payment of the web.
    init(_ error: PaymentFailureError) {
        self.init(
            WebErrorFacts(
                code: error.code,
                message: error.message,
                diagnosticsId: error.diagnosticsId,
                nativeErrorId: error.nativeErrorId,
                suggestion: error.extras[WebErrorFacts.suggestionName]?.stringValue,
                members: error.nativeMembers
            )
        )
    }

    /// The native error for a web checkout that could not start or is built in wrongly.
    init(_ error: PrimerJSError) {
        self.init(
            WebErrorFacts(
                code: error.code,
                message: error.message,
                diagnosticsId: error.diagnosticsId,
                nativeErrorId: error.nativeErrorId,
                suggestion: error.suggestion,
                members: NativeMembers(in: error.extras)
            )
        )
    }

    /// The table "back": a native id comes back as it was, a code of the web by its row.
    private init(_ facts: WebErrorFacts) {
        // The SDK's id is never absent; where the web states none there is nothing to quote.
        let diagnosticsId = facts.diagnosticsId ?? ""
        if let id = facts.nativeErrorId {
            self.init(
                errorId: id,
                diagnosticsId: diagnosticsId,
                recoverySuggestion: facts.suggestion,
                errorDescription: facts.members.errorDescription,
                plainDescription: facts.members.plainDescription,
                transportCause: facts.members.transportCause ?? facts.code.transportCause(beside: id)
            )
        } else {
            let row = facts.code.nativeRow
            self.init(
                errorId: row.id,
                diagnosticsId: diagnosticsId,
                recoverySuggestion: facts.suggestion,
                plainDescription: facts.message.isEmpty ? nil : facts.message,
                transportCause: row.cause
            )
        }
    }
}

/// What both kinds of web error have.
struct WebErrorFacts {
    static let suggestionName = "suggestion"

    var code: ErrorCode
    var message: String
    var diagnosticsId: String?
    var nativeErrorId: String?
    var suggestion: String?
    var members: NativeMembers
}

extension ErrorCode {
    /// The native id and transport cause for a code that came without an id.
    fileprivate var nativeRow: (id: String, cause: PrimerError.TransportCause) {
        switch self {
        case .invalidClientToken: ("invalid-client-token", .none)
        case .initializationError: ("missing-configuration", .none)
        case .paymentFailed: ("payment-failed", .none)
        case .paymentCancelled: ("payment-cancelled", .none)
        case .paymentCreationAborted, .paymentAborted, .merchantError: ("merchant-error", .none)
        case .requestTimeout: ("generic-underlying-errors", .timeout)
        case .serverError: ("generic-underlying-errors", .other)
        // An open set: any other code has an id of the same words.
        case _: (String(rawValue.lowercased().map { $0 == "_" ? "-" : $0 }), .none)
        }
    }

    /// The transport cause that the code tells, unless the id alone gives that code.
    fileprivate func transportCause(beside id: String) -> PrimerError.TransportCause {
        let withoutCause = NativeFailure(error: PrimerError(errorId: id, diagnosticsId: ""), place: .attempt)
        return withoutCause.webError.code == self ? .none : nativeRow.cause
    }
}
