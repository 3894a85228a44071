public import EventTree

/// The card form was submitted successfully.
public struct CardSuccess: PrimerEventDetail {
    /// `primer:card-success`
    public static let eventType = "primer:card-success"

    /// What came of the submission.
    public var result: CardSubmissionResult

    /// A submission with this result.
    public init(result: CardSubmissionResult) { self.result = result }

    /// Of the result, what it shows itself.
    public var exportable: ExportableFields { [.shown("result", result)] }
}

extension EventType where Detail == CardSuccess {
    /// Listens to `primer:card-success`.
    public static var cardSuccess: Self { .init() }
}
