public import EventTree

/// Asks the card form to submit.
public struct CardSubmit: TriggerDetail {
    /// `primer:card-submit`
    public static let eventType = "primer:card-submit"

    /// What asked for it: a label of the app's own.
    public var source: String?

    /// A request, with a label of what asked for it.
    public init(source: String? = nil) { self.source = source }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension CardSubmit: RecordedDetail {
    package static var mayLackDetail: Bool { true }

    package static let record = Record(
        CardSubmit(),
        Field("source", \.source, .shown))
}

extension EventType where Detail == CardSubmit {
    /// Listens to `primer:card-submit`.
    public static var cardSubmit: Self { .init() }
}
