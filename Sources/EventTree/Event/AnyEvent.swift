/// An event as listeners of every type see it: the same as ``Event`` with the detail's type erased.
///
/// Deliberately not `Sendable`, like ``Event``.
public struct AnyEvent: EventInterface {
    /// What this event shares with all other views of it.
    public let view: EventView

    @inlinable
    init(view: EventView) { self.view = view }

    /// The event with its type erased.
    @inlinable
    public init<Detail>(_ event: Event<Detail>) { view = event.view }

    /// What the event says; for a listener of an answered event with the right to answer it.
    public var detail: any EventDetail {
        let detail = view.state.anyDetail
        return if let ticket = view.ticket { detail.answering(with: ticket) } else { detail }
    }

    /// The event with its type restored, `nil` if it is of another type or, for a named type, has another name.
    public func `as`<Detail>(_ type: EventType<Detail>) -> Event<Detail>? {
        guard view.state.type == ObjectIdentifier(Detail.self) else { return nil }
        if let name = type.givenName, name != view.state.name { return nil }
        return Event(view: view)
    }
}

@available(*, unavailable)
extension AnyEvent: Sendable {}
