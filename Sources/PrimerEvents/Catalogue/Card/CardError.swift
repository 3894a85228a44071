public import EventTree

/// The card form has invalid fields, or could not be submitted.
public struct CardError: PrimerEventDetail {
    /// `primer:card-error`
    public static let eventType = "primer:card-error"

    /// What is wrong, field by field.
    public var errors: [CardFieldError]

    /// These errors of the card form.
    public init(errors: [CardFieldError]) { self.errors = errors }

    /// Of the errors, what they show themselves.
    public var exportable: ExportableFields { [.shown("errors", errors)] }
}

extension EventType where Detail == CardError {
    /// Listens to `primer:card-error`.
    public static var cardError: Self { .init() }
}
