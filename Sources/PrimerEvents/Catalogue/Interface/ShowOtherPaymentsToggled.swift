public import EventTree

/// The list of the other payment methods was opened or closed.
public struct ShowOtherPaymentsToggled: PrimerEventDetail {
    /// `primer:show-other-payments-toggled`
    public static let eventType = "primer:show-other-payments-toggled"

    /// Whether the list is open.
    public var expanded: Bool

    /// When it was dispatched; not stated by every version.
    public var timestamp: UnixSeconds?

    /// The list was opened or closed.
    public init(expanded: Bool, timestamp: UnixSeconds? = nil) {
        self.expanded = expanded
        self.timestamp = timestamp
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension ShowOtherPaymentsToggled: RecordedDetail {
    package static let record = Record(
        ShowOtherPaymentsToggled(expanded: false),
        Field("expanded", \.expanded, .shown),
        Field("timestamp", \.timestamp, .shown))
}

extension EventType where Detail == ShowOtherPaymentsToggled {
    /// Listens to `primer:show-other-payments-toggled`.
    public static var showOtherPaymentsToggled: Self { .init() }
}
