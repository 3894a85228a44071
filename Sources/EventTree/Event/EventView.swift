/// One listener's view of an event: the event's state and the ticket of this call, if the event is answered.
///
/// Opaque: ``Event`` and ``AnyEvent`` wrap it, and ``EventInterface`` says what can be asked of it.
public struct EventView {
    @usableFromInline let state: EventState
    @usableFromInline let ticket: (any AnswerTicket)?
    /// Whether a kept event is delivered again to one listener: outside any dispatch, which it cannot influence.
    @usableFromInline let isReplay: Bool

    @inlinable
    init(state: EventState, ticket: (any AnswerTicket)? = nil, isReplay: Bool = false) {
        self.state = state
        self.ticket = ticket
        self.isReplay = isReplay
    }

    @usableFromInline var name: String { state.name }

    @usableFromInline var phase: EventPhase { isReplay ? .none : state.phase }

    @usableFromInline var provenance: Provenance { state.provenance }

    @usableFromInline var defaultPrevented: Bool { state.flags.contains(.canceled) }

    @usableFromInline func isSame(as other: EventView) -> Bool { state === other.state }

    @usableFromInline var target: EventTarget? { state.liveTarget?.takeUnretainedValue() ?? state.settledTarget }

    @usableFromInline var currentTarget: EventTarget? {
        isReplay ? nil : state.liveCurrentTarget?.takeUnretainedValue()
    }

    @usableFromInline var timeStamp: Double { state.timeStamp.isNaN ? 0 : state.timeStamp }

    @usableFromInline var flags: EventInit { EventInit(rawValue: UInt8(truncatingIfNeeded: state.flags.rawValue & 7)) }

    @usableFromInline var composedPath: [EventTarget] {
        guard !isReplay, let path = state.path, let current = state.liveCurrentTarget else { return [] }
        return path.composedPath(seenFrom: current)
    }

    @usableFromInline var originName: String? {
        guard !isReplay, let path = state.path, let current = state.liveCurrentTarget else {
            return state.settledOriginName
        }
        return path.innermostNode(seenFrom: current)?.name
    }

    @usableFromInline func stopPropagation() {
        if !isReplay { state.flags.insert(.stopPropagation) }
    }

    @usableFromInline func stopImmediatePropagation() {
        if !isReplay { state.flags.formUnion([.stopPropagation, .stopImmediatePropagation]) }
    }

    /// https://dom.spec.whatwg.org/#set-the-canceled-flag, and the ticket of this call holds.
    @usableFromInline func preventDefault() {
        guard !isReplay, state.flags.contains(.cancelable), !state.flags.contains(.inPassiveListener) else { return }
        state.flags.insert(.canceled)
        ticket?.hold()
    }

    /// What printing shows: the event, where it is, and the exportable fields of its detail.
    var text: String {
        let detail = state.anyDetail.exportable.text
        let place = currentTarget.map { " at \($0.name)" } ?? ""
        return "\(state.name.onOneLine)\(place.onOneLine)(\(detail))"
    }

    /// A mirror of what `text` shows.
    func mirror(of subject: Any) -> Mirror {
        Mirror(
            subject,
            children: [
                (label: "type", value: state.name.onOneLine), (label: "target", value: target?.name.onOneLine ?? ""),
                (label: "currentTarget", value: currentTarget?.name.onOneLine ?? ""),
                (label: "detail", value: state.anyDetail.exportable.text),
            ], displayStyle: .struct)
    }
}

@available(*, unavailable)
extension EventView: Sendable {}

extension EventView: CustomStringConvertible, CustomReflectable {
    /// The event, where it is, and the exportable fields of its detail.
    public var description: String { text }

    /// A mirror of what `description` shows.
    public var customMirror: Mirror { mirror(of: self) }
}
