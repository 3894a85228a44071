/// An event as it was when a stream's listener heard it: a value that may go to any task.
///
/// It is inert: a listener answers, a snapshot does not, and nothing done with it reaches the event or its tree.
public struct EventSnapshot<Detail: EventDetail>: Sendable {
    @usableFromInline let kept: KeptDetail<Detail>

    @inlinable
    init(_ kept: KeptDetail<Detail>) { self.kept = kept }

    /// What the event says, without a right to answer it.
    @inlinable public var detail: Detail { kept.detail }
}

/// An event of any type as it was when a stream's listener heard it; otherwise like ``EventSnapshot``.
public struct AnyEventSnapshot: Sendable {
    private let kept: any KeptEvent

    init(_ kept: any KeptEvent) { self.kept = kept }

    /// What the event says, without a right to answer it.
    public var detail: any EventDetail { kept.anyDetail }

    /// The snapshot of an event with its type erased.
    public init<Detail>(_ snapshot: EventSnapshot<Detail>) { kept = snapshot.kept }

    /// The snapshot with its type restored, `nil` if it is of another type or, for a named type, has another name.
    public func `as`<Detail>(_ type: EventType<Detail>) -> EventSnapshot<Detail>? {
        guard let kept = kept as? KeptDetail<Detail> else { return nil }
        if let name = type.givenName, name != kept.detail.eventName { return nil }
        return EventSnapshot(kept)
    }

    fileprivate var facts: EventFacts { kept.facts }
}

extension EventSnapshot {
    fileprivate var facts: EventFacts { kept.facts }
}

extension EventFacts {
    fileprivate func text(of detail: some EventDetail) -> String {
        "\(detail.eventName) at \(targetName)(\(detail.exportable.text))"
    }

    fileprivate func mirror(of snapshot: Any, _ detail: some EventDetail) -> Mirror {
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
