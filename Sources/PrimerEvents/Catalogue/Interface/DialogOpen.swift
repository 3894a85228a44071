public import EventTree

/// A dialog opened over the checkout: a redirect's pop-up or a 3DS challenge.
public struct DialogOpen: PrimerEventDetail {
    /// `primer:dialog-open`
    public static let eventType = "primer:dialog-open"

    /// The detail of a dialog that opened, which says nothing.
    public init() {}

    /// Nothing: the event carries no data.
    public var exportable: ExportableFields { [] }
}

extension DialogOpen: EmptyDetail {}

extension EventType where Detail == DialogOpen {
    /// Listens to `primer:dialog-open`.
    public static var dialogOpen: Self { .init() }
}
