public import EventTree

/// The checkout is ready: once, after it has started fully.
///
/// On the web the detail is the live `PrimerJS` object; nothing in it is data.
public struct Ready: PrimerEventDetail {
    /// `primer:ready`
    public static let eventType = "primer:ready"

    /// The detail of a checkout that is ready.
    public init() {}

    /// Nothing: the event carries no data.
    public var exportable: ExportableFields { [] }
}

extension EventType where Detail == Ready {
    /// Listens to `primer:ready`.
    public static var ready: Self { .init() }
}
