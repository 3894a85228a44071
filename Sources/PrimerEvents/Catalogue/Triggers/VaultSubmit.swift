public import EventTree

/// Asks the checkout to pay with the selected saved method.
public struct VaultSubmit: TriggerDetail {
    /// `primer:vault-submit`
    public static let eventType = "primer:vault-submit"

    /// What asked for it: a label of the app's own.
    public var source: String?

    /// A request, with a label of what asked for it.
    public init(source: String? = nil) { self.source = source }

    /// All of it is shown.
    public var exportable: ExportableFields { [.shown("source", source)] }
}

extension EventType where Detail == VaultSubmit {
    /// Listens to `primer:vault-submit`.
    public static var vaultSubmit: Self { .init() }
}
