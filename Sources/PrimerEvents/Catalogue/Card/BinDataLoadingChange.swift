public import EventTree

/// The look-up of the card whose number is being typed began or ended.
public struct BinDataLoadingChange: PrimerEventDetail {
    /// `primer:bin-data-loading-change`
    public static let eventType = "primer:bin-data-loading-change"

    /// Whether the card is being looked up.
    public var loading: Bool

    /// The beginning or the end of a look-up.
    public init(loading: Bool) { self.loading = loading }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension BinDataLoadingChange: RecordedDetail {
    package static let record = Record(
        BinDataLoadingChange(loading: false),
        Field("loading", \.loading, .shown))
}

extension EventType where Detail == BinDataLoadingChange {
    /// Listens to `primer:bin-data-loading-change`.
    public static var binDataLoadingChange: Self { .init() }
}
