public import EventTree

/// The card form was submitted successfully.
public struct CardSuccess: PrimerEventDetail {
    /// `primer:card-success`
    public static let eventType = "primer:card-success"

    /// What came of the submission.
    public var result: CardSubmissionResult

    /// A submission with this result.
    public init(result: CardSubmissionResult) { self.result = result }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension CardSuccess: RecordedDetail {
    package static let record = Record(
        CardSuccess(result: CardSubmissionResult()),
        Field("result", \.result, .shown))
}

extension EventType where Detail == CardSuccess {
    /// Listens to `primer:card-success`.
    public static var cardSuccess: Self { .init() }
}
