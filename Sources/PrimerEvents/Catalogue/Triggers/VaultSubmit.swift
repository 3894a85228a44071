public import EventTree

/// Asks the checkout to pay with the selected saved method.
public struct VaultSubmit: TriggerDetail {
    /// `primer:vault-submit`
    public static let eventType = "primer:vault-submit"

    /// What asked for it: a label of the app's own.
    public var source: String?

    /// A request, with a label of what asked for it.
    public init(source: String? = nil) { self.source = source }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension VaultSubmit: RecordedDetail {
    package static var mayLackDetail: Bool { true }

    package static let record = Record(
        VaultSubmit(),
        Field("source", \.source, .shown))
}

extension EventType where Detail == VaultSubmit {
    /// Listens to `primer:vault-submit`.
    public static var vaultSubmit: Self { .init() }
}
