public import EventTree

/// A `primer:*` event that this catalogue does not know, with its own name and its detail as JSON.
///
/// `EventType(named: "primer:3ds-challenge")` listens to one name, `.unknownEvent` to all of them.
public struct UnknownEvent: NamedEventDetail, PrimerEventDetail {
    /// A placeholder that no event has for a name: the name of each is its ``name``.
    public static let eventType = "primer:*"

    /// The name of the event, as in `Event.type` on the web.
    public var name: String

    /// The detail; `nil` where the event carries none, `.null` where it is `null`.
    public var detail: JSONValue?

    /// An event with this name and detail.
    public init(name: String, detail: JSONValue? = nil) {
        self.name = name
        self.detail = detail
    }

    /// The name is shown; nothing is known to be safe in the detail.
    public var exportable: ExportableFields { [.shown("name", name), .withheld("detail")] }
}

extension EventType where Detail == UnknownEvent {
    /// Listens to every `primer:*` event that the catalogue does not know.
    public static var unknownEvent: Self { .init() }
}
