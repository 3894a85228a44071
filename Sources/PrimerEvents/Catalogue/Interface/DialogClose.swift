public import EventTree

/// The dialog over the checkout closed, whatever came of it: the outcome is another event.
public struct DialogClose: PrimerEventDetail {
    /// `primer:dialog-close`
    public static let eventType = "primer:dialog-close"

    /// The detail of a dialog that closed, which says nothing.
    public init() {}

    /// Nothing: the event carries no data.
    public var exportable: ExportableFields { [] }
}

extension DialogClose: EmptyDetail {}

extension EventType where Detail == DialogClose {
    /// Listens to `primer:dialog-close`.
    public static var dialogClose: Self { .init() }
}
