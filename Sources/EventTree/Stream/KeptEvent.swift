/// An event as a stream's listener heard it: one object that waits for the consumer, of which snapshots are views.
///
/// A protocol and no class, since only a final class can be checked to be `Sendable`; ``KeptDetail`` is the only one.
@usableFromInline
protocol KeptEvent: AnyObject, Sendable {
    /// The detail with its type erased.
    var anyDetail: any EventDetail { get }

    /// The identity of the detail's type.
    var type: ObjectIdentifier { get }

    /// Whether the stream must not drop it.
    var isOutcome: Bool { get }

    /// The facts that do not depend on the detail's type.
    var facts: EventFacts { get }
}

/// A kept event with a detail of this type.
@usableFromInline
final class KeptDetail<Detail: EventDetail>: KeptEvent {
    @usableFromInline let detail: Detail
    @usableFromInline let isOutcome: Bool
    @usableFromInline let facts: EventFacts

    // Inlinable, so that a client's code asks for the metadata of its own detail type once and not for every event.
    @inlinable
    init(_ detail: Detail, _ facts: EventFacts) {
        self.detail = detail
        self.facts = facts
        isOutcome = Detail.isOutcome
    }

    @usableFromInline var anyDetail: any EventDetail { detail }

    @usableFromInline var type: ObjectIdentifier { ObjectIdentifier(Detail.self) }
}

/// What is kept of an event beside its detail.
@usableFromInline
struct EventFacts: Sendable {
    let targetName: String
    let originName: String
    let timeStamp: Double
    let provenance: Provenance

    @usableFromInline
    init(_ view: EventView) {
        targetName = view.target?.name ?? ""
        originName = view.originName ?? targetName
        timeStamp = view.timeStamp
        provenance = view.provenance
    }
}
