public import EventTree

/// Asks the checkout to pay with the selected saved method.
public struct VaultSubmit: PrimerEventDetail {
    /// `primer:vault-submit`
    public static let eventType = "primer:vault-submit"

    /// `.trigger`: the app dispatches it.
    public static let direction = EventDirection.trigger

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
