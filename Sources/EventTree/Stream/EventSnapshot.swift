/// An event as it was when a stream's listener heard it: a value that may go to any task.
///
/// It is inert: a listener answers, a snapshot does not, and nothing done with it reaches the event or its tree.
public struct EventSnapshot<Detail: EventDetail>: Sendable {
    /// What the event says, without a right to answer it.
    public let detail: Detail

    /// The facts that do not depend on the detail's type.
    fileprivate let facts: EventFacts

    init(_ view: EventView) {
        // Without the ticket of this call, the detail cannot answer.
        detail = Event<Detail>(view: EventView(state: view.state)).detail
        facts = EventFacts(view)
    }
}

/// An event of any type as it was when a stream's listener heard it; otherwise like ``EventSnapshot``.
public struct AnyEventSnapshot: Sendable {
    /// What the event says, without a right to answer it.
    public let detail: any EventDetail

    /// The facts that do not depend on the detail's type.
    fileprivate let facts: EventFacts

    init(_ view: EventView) {
        detail = view.state.anyDetail
        facts = EventFacts(view)
    }

    /// The snapshot of an event with its type erased.
    public init<Detail>(_ snapshot: EventSnapshot<Detail>) {
        detail = snapshot.detail
        facts = snapshot.facts
    }

    /// The snapshot with its type restored, `nil` if it is of another type or, for a named type, has another name.
    public func `as`<Detail>(_ type: EventType<Detail>) -> EventSnapshot<Detail>? {
        guard let detail = detail as? Detail else { return nil }
        if let name = type.givenName, name != detail.eventName { return nil }
        return EventSnapshot(detail: detail, facts: facts)
    }
}

extension EventSnapshot {
    fileprivate init(detail: Detail, facts: EventFacts) {
        self.detail = detail
        self.facts = facts
    }
}

/// What is kept of an event beside its detail.
private struct EventFacts: Sendable {
    let targetName: String
    let originName: String
    let timeStamp: Double
    let provenance: Provenance

    init(_ view: EventView) {
        targetName = view.target?.name ?? ""
        originName = view.originName ?? targetName
        timeStamp = view.timeStamp
        provenance = view.provenance
    }

    func text(of detail: some EventDetail) -> String {
        "\(detail.eventName) at \(targetName)(\(detail.exportable.text))"
    }

    func mirror(of snapshot: Any, _ detail: some EventDetail) -> Mirror {
        Mirror(
            snapshot,
            children: [
                (label: "type", value: detail.eventName), (label: "target", value: targetName),
                (label: "detail", value: detail.exportable.text),
            ], displayStyle: .struct)
    }
}

extension EventSnapshot {
    /// The name of the event on the wire, as `Event.type` on the web.
    public var type: String { detail.eventName }

    /// The name of the target as the stream's node saw it: outside a shadow tree the name of the tree's host.
    public var targetName: String { facts.targetName }

    /// The name of the innermost node that the stream's node may know of; see ``EventInterface/originName``.
    public var originName: String { facts.originName }

    /// Milliseconds by the clock of the tree, taken when the event was first dispatched.
    public var timeStamp: Double { facts.timeStamp }

    /// Where the event came from.
    public var provenance: Provenance { facts.provenance }
}

extension AnyEventSnapshot {
    /// The name of the event on the wire, as `Event.type` on the web.
    public var type: String { detail.eventName }

    /// The name of the target as the stream's node saw it: outside a shadow tree the name of the tree's host.
    public var targetName: String { facts.targetName }

    /// The name of the innermost node that the stream's node may know of; see ``EventInterface/originName``.
    public var originName: String { facts.originName }

    /// Milliseconds by the clock of the tree, taken when the event was first dispatched.
    public var timeStamp: Double { facts.timeStamp }

    /// Where the event came from.
    public var provenance: Provenance { facts.provenance }
}

extension EventSnapshot: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The event, its target, and the exportable fields of its detail.
    public var description: String { facts.text(of: detail) }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of what `description` shows.
    public var customMirror: Mirror { facts.mirror(of: self, detail) }
}

extension AnyEventSnapshot: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The event, its target, and the exportable fields of its detail.
    public var description: String { facts.text(of: detail) }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of what `description` shows.
    public var customMirror: Mirror { facts.mirror(of: self, detail) }
}
