public import EventTree

/// The card form has invalid fields, or could not be submitted.
public struct CardError: PrimerEventDetail {
    /// `primer:card-error`
    public static let eventType = "primer:card-error"

    /// What is wrong, field by field.
    public var errors: [CardFieldError]

    /// These errors of the card form.
    public init(errors: [CardFieldError]) { self.errors = errors }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension CardError: RecordedDetail {
    package static let record = Record(
        CardError(errors: []),
        Field("errors", \.errors, .shown))
}

extension EventType where Detail == CardError {
    /// Listens to `primer:card-error`.
    public static var cardError: Self { .init() }
}
