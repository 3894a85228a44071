import EventTree
import PrimerEvents

/// One call of a probe: the event, and what is true of it only while it passes.
struct HeardEvent {
    /// Keeps neither the tree nor a decision.
    let event: AnyEvent
    let node: String
    let phase: EventPhase
    let origin: String

    init(_ event: AnyEvent, origin: String) {
        self.event = event
        node = event.currentTarget?.name ?? ""
        phase = event.eventPhase
        self.origin = origin
    }

    /// The event in a line, with the parts that are asked for; what was decided about it is asked now.
    func line(_ parts: EventProbe.Parts) -> String {
        var words = [event.type.onOneLine]
        if parts.contains(.place) { words.append("at \(node.onOneLine) \(phase.word)") }
        if parts.contains(.origin) { words.append("from \(origin.onOneLine)") }
        let fields = event.detail.exportable
        if parts.contains(.fields), !fields.shown.isEmpty { words.append("(\(fields))") }
        if parts.contains(.decision), let decision { words.append("[\(decision)]") }
        return words.joined(separator: " ")
    }

    private var decision: String? {
        guard let source = event.answerSource as? any DecisionSource else {
            return event.defaultPrevented ? "prevented" : nil
        }
        let decided = source.decisionText ?? "undecided"
        return event.defaultPrevented ? "held, \(decided)" : decided
    }
}
