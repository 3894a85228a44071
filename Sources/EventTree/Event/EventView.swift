/// One listener's view of an event: the event's state and the ticket of this call, if the event is answered.
///
/// Opaque: ``Event`` and ``AnyEvent`` wrap it, and ``EventInterface`` says what can be asked of it.
public struct EventView {
    @usableFromInline let state: EventState
    @usableFromInline let ticket: (any AnswerTicket)?

    @inlinable
    init(state: EventState, ticket: (any AnswerTicket)? = nil) {
        self.state = state
        self.ticket = ticket
    }

    @usableFromInline var name: String { state.name }

    @usableFromInline var phase: EventPhase { state.phase }

    @usableFromInline var provenance: Provenance { state.provenance }

    @usableFromInline var defaultPrevented: Bool { state.flags.contains(.canceled) }

    @usableFromInline func isSame(as other: EventView) -> Bool { state === other.state }

    @usableFromInline var target: EventTarget? { state.liveTarget?.takeUnretainedValue() ?? state.settledTarget }

    @usableFromInline var currentTarget: EventTarget? { state.liveCurrentTarget?.takeUnretainedValue() }

    @usableFromInline var timeStamp: Double { state.timeStamp.isNaN ? 0 : state.timeStamp }

    @usableFromInline var flags: EventInit { EventInit(rawValue: UInt8(truncatingIfNeeded: state.flags.rawValue & 7)) }

    @usableFromInline var composedPath: [EventTarget] {
        guard let path = state.path, let current = state.liveCurrentTarget else { return [] }
        return path.composedPath(seenFrom: current)
    }

    @usableFromInline var originName: String? { composedPath.first?.name ?? state.settledOriginName }

    @usableFromInline func stopPropagation() { state.flags.insert(.stopPropagation) }

    @usableFromInline func stopImmediatePropagation() {
        state.flags.formUnion([.stopPropagation, .stopImmediatePropagation])
    }

    /// https://dom.spec.whatwg.org/#set-the-canceled-flag, and the ticket of this call holds.
    @usableFromInline func preventDefault() {
        guard state.flags.contains(.cancelable), !state.flags.contains(.inPassiveListener) else { return }
        state.flags.insert(.canceled)
        ticket?.hold()
    }

    /// What printing shows: the event, where it is, and the exportable fields of its detail.
    var text: String {
        let detail = state.anyDetail.exportable.text
        let place = currentTarget.map { " at \($0.name)" } ?? ""
        return "\(state.name)\(place)(\(detail))"
    }

    /// A mirror of what `text` shows.
    func mirror(of subject: Any) -> Mirror {
        Mirror(
            subject,
            children: [
                (label: "type", value: state.name), (label: "target", value: target?.name ?? ""),
                (label: "currentTarget", value: currentTarget?.name ?? ""),
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
