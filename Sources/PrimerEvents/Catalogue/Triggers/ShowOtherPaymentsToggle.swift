public import EventTree

/// Asks the checkout to open or close the list of the other payment methods.
public struct ShowOtherPaymentsToggle: TriggerDetail {
    /// `primer:show-other-payments-toggle`
    public static let eventType = "primer:show-other-payments-toggle"

    /// What to do, in the web's words; without one the list changes from open to closed and back.
    public var action: String?

    /// What asked for it: a label of the app's own.
    public var source: String?

    /// A request, with a label of what asked for it.
    public init(action: String? = nil, source: String? = nil) {
        self.action = action
        self.source = source
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension ShowOtherPaymentsToggle: RecordedDetail {
    package static var mayLackDetail: Bool { true }

    package static let record = Record(
        ShowOtherPaymentsToggle(),
        Field("action", \.action, .onRequest),
        Field("source", \.source, .shown))
}

extension EventType where Detail == ShowOtherPaymentsToggle {
    /// Listens to `primer:show-other-payments-toggle`.
    public static var showOtherPaymentsToggle: Self { .init() }
}
