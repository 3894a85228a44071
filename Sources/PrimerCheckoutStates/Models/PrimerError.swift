public import EventTree

/// An error of the SDK: a category, an id for Primer's support, and words for developers.
///
/// The SDK's own is an enum; the app's glue fills this from the members that it documents, and the transport cause from the
/// underlying error.
public struct PrimerError: Error, Sendable, Equatable {
    /// The category of the error in kebab-case, as in `"payment-failed"`: what programs branch on.
    public var errorId: String
    /// The id of this occurrence, for Primer's support.
    public var diagnosticsId: String
    /// What could be done about it, in words for developers.
    public var recoverySuggestion: String?
    /// The error in words for logs, with both ids in it.
    public var errorDescription: String?
    /// The error in words, without the ids: what the SDK's error screens show.
    public var plainDescription: String?
    /// Whether the request itself failed on its way, so that nobody knows what became of it.
    public var transportCause: TransportCause

    /// An error of a category.
    public init(
        errorId: String,
        diagnosticsId: String,
        recoverySuggestion: String? = nil,
        errorDescription: String? = nil,
        plainDescription: String? = nil,
        transportCause: TransportCause = .none
    ) {
        self.errorId = errorId
        self.diagnosticsId = diagnosticsId
        self.recoverySuggestion = recoverySuggestion
        self.errorDescription = errorDescription
        self.plainDescription = plainDescription
        self.transportCause = transportCause
    }

    /// The error in words for logs, as Foundation would give it for the SDK's error.
    public var localizedDescription: String { errorDescription ?? plainDescription ?? errorId }
}

extension PrimerError {
    /// How the request behind an error failed on its way, if it did.
    public enum TransportCause: String, Sendable, Hashable, CaseIterable {
        /// It did not.
        case none
        /// No answer came in time.
        case timeout
        /// The connection was lost or the server failed.
        case other
    }
}

extension PrimerError.TransportCause: ExportableValueConvertible {
    /// The name of the case.
    public var exportableValue: ExportableValue { .string(rawValue) }
}

extension PrimerError: Redacted {
    /// Both ids and the transport cause; no free text, which may repeat what the shopper typed.
    public var exportable: ExportableFields {
        [
            .shown("errorId", errorId),
            .shown("diagnosticsId", diagnosticsId),
            .withheld("recoverySuggestion"),
            .withheld("errorDescription"),
            .withheld("plainDescription"),
            .shown("transportCause", transportCause),
        ]
    }
}
