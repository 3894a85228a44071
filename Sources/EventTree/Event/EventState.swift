/// What an event is while it travels: one object for an event, of which ``Event`` and ``AnyEvent`` are views.
@usableFromInline
class EventState {
    /// The identity of the detail's type: what listeners are matched by.
    @usableFromInline final let type: ObjectIdentifier

    final var flags: EventFlags

    final var phase = EventPhase.none

    /// Milliseconds by the clock of the tree; not a number until the first dispatch if nobody gave one.
    final var timeStamp: Double

    final let provenance: Provenance

    /// Who asks, if the event is one that listeners answer. It holds no ticket, so keeping an event keeps no decision open.
    final let answers: (any AnswerSource)?

    // OPTIMIZATION: unmanaged in flight, since the dispatch holds every node on its path; a strong reference for each node
    // would cost a retain and a release a level. Nil outside a dispatch.
    final var liveTarget: Unmanaged<EventTarget>?
    final var liveCurrentTarget: Unmanaged<EventTarget>?

    /// How often it was dispatched: what tells one dispatch of it from the next.
    final var dispatchCount: UInt32 = 0

    /// The path while the event is in flight.
    final var path: EventPath?

    /// The target once the dispatch is over. Weak: a kept event keeps no tree.
    final weak var settledTarget: EventTarget?

    /// The name of the innermost node that was visible at the end of the path, once the dispatch is over.
    final var settledOriginName: String?

    @usableFromInline
    init(
        type: ObjectIdentifier, flags: EventInit, timeStamp: Double, provenance: Provenance,
        answers: (any AnswerSource)?
    ) {
        self.type = type
        self.flags = EventFlags(rawValue: UInt16(flags.rawValue))
        self.timeStamp = timeStamp
        self.provenance = provenance
        self.answers = answers
    }

    /// The name on the wire. Overridden by ``DetailState``, the only kind of state that is ever made.
    @usableFromInline var name: String { "" }

    /// The detail with its type erased. Overridden by ``DetailState``.
    @usableFromInline var anyDetail: any EventDetail { NoDetail() }

    /// What a stream keeps of the event. Overridden by ``DetailState``.
    func kept(_ facts: EventFacts) -> any KeptEvent { KeptDetail(NoDetail(), facts) }

    private struct NoDetail: EventDetail { static let eventType = "" }
}

/// The state of an event with a detail of this type.
@usableFromInline
final class DetailState<Detail: EventDetail>: EventState {
    @usableFromInline let detail: Detail

    @inlinable
    init(
        _ detail: Detail, flags: EventInit, timeStamp: Double, provenance: Provenance, answers: (any AnswerSource)?
    ) {
        self.detail = detail
        super.init(
            type: ObjectIdentifier(Detail.self), flags: flags, timeStamp: timeStamp, provenance: provenance,
            answers: answers)
    }

    @usableFromInline override var name: String { detail.eventName }

    @usableFromInline override var anyDetail: any EventDetail { detail }

    override func kept(_ facts: EventFacts) -> any KeptEvent { KeptDetail(detail, facts) }
}

/// The flags of an event: those of ``EventInit`` and those that the standard keeps while the event travels.
///
/// https://dom.spec.whatwg.org/#stop-propagation-flag
struct EventFlags: OptionSet {
    var rawValue: UInt16

    static let bubbles = EventFlags(rawValue: 1)
    static let composed = EventFlags(rawValue: 2)
    static let cancelable = EventFlags(rawValue: 4)
    static let stopPropagation = EventFlags(rawValue: 8)
    static let stopImmediatePropagation = EventFlags(rawValue: 16)
    static let canceled = EventFlags(rawValue: 32)
    static let inPassiveListener = EventFlags(rawValue: 64)
    static let dispatch = EventFlags(rawValue: 128)
}

@available(*, unavailable)
extension EventState: Sendable {}
