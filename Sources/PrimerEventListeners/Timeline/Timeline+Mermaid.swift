extension Timeline {
    /// The timeline as a Mermaid sequence diagram: events go from the component that they started at outwards, by way of
    /// those that listened, and decisions come back.
    ///
    /// Every text in it is escaped, so that no name and no value breaks the diagram. It shows no durations, which would
    /// differ from one run to the next; ``text`` does.
    public var mermaid: String {
        var diagram = MermaidDiagram()
        for entry in entries { diagram.add(entry, of: self) }
        return diagram.text
    }
}

/// A sequence diagram that is being written.
private struct MermaidDiagram {
    /// A lifeline: a component of a checkout, or a node outside of any.
    private struct Participant: Hashable {
        let checkout: Int?
        let name: String
    }

    /// What still stands between two lifelines.
    private static let summaryWidth = 60

    private var participants: [Participant] = []
    private var messages: [String] = []

    var text: String {
        let severalCheckouts = Set(participants.compactMap(\.checkout)).count > 1
        let declarations = participants.indices.map { index in
            let participant = participants[index]
            let mark = severalCheckouts ? participant.checkout.map { " #\($0)" } ?? "" : ""
            return "participant n\(index + 1) as \((participant.name + mark).mermaid)"
        }
        return (["sequenceDiagram"] + (declarations + messages).map { "    " + $0 }).map { "\($0)\n" }.joined()
    }

    mutating func add(_ entry: Timeline.Entry, of timeline: Timeline) {
        switch entry {
        case .event(let event): add(event)
        case .decision(let decision): add(decision, of: timeline)
        case .diagnostic(let diagnostic):
            let event = diagnostic.eventNumber.flatMap(timeline.event(numbered:))
            let place = event.map { outermost(of: $0) } ?? participants.indices.first ?? root()
            messages.append("Note over n\(place + 1): ⚠ \(diagnostic.text.mermaid)")
        }
    }

    private mutating func add(_ event: TimelineEvent) {
        let stops = event.path.filter { $0.kind == .element }
        let listening = Set(event.calls.map(\.node))
        // Who listened, between where it started and where it ended.
        let passed = stops.indices.filter { index in
            index == 0 || index == stops.count - 1 || listening.contains(stops[index].name)
        }
        var lifelines = passed.map { lifeline(named: stops[$0].name, in: event) }
        if lifelines.isEmpty { lifelines = [root()] }
        let label = ["\(event.number)", event.event.type, event.event.fields.summary.cut(to: Self.summaryWidth)]
            .filter { !$0.isEmpty }.joined(separator: " ").mermaid
        if lifelines.count == 1 { messages.append("n\(lifelines[0] + 1)->>n\(lifelines[0] + 1): \(label)") }
        for (index, pair) in zip(lifelines, lifelines.dropFirst()).enumerated() {
            messages.append("n\(pair.0 + 1)->>n\(pair.1 + 1): \(index == 0 ? label : "\(event.number)")")
        }
        for call in event.calls where call.errorType != nil {
            let place = lifeline(named: call.node, in: event) + 1
            messages.append("Note over n\(place): \("\(call.listener) threw \(call.errorType ?? "")".mermaid)")
        }
        if event.isHeld { messages.append("Note over n\(lifelines[0] + 1): held") }
    }

    private mutating func add(_ decision: TimelineDecision, of timeline: Timeline) {
        let event = decision.eventNumber.flatMap(timeline.event(numbered:))
        let end = event.map { outermost(of: $0) } ?? root()
        let start = event.map { innermost(of: $0) } ?? end
        let label = ([decision.answer] + (decision.eventNumber.map { ["(to \($0))"] } ?? [])).joined(separator: " ")
        messages.append("n\(end + 1)-->>n\(start + 1): \(label.mermaid)")
    }

    private mutating func innermost(of event: TimelineEvent) -> Int {
        event.path.first { $0.kind == .element }.map { lifeline(named: $0.name, in: event) } ?? root()
    }

    private mutating func outermost(of event: TimelineEvent) -> Int {
        event.path.last { $0.kind == .element }.map { lifeline(named: $0.name, in: event) } ?? root()
    }

    /// The lifeline of what has no place.
    private mutating func root() -> Int { lifeline(Participant(checkout: nil, name: "document")) }

    /// The lifeline of a node: of its checkout up to the checkout's element, of nobody's outside.
    private mutating func lifeline(named name: String, in event: TimelineEvent) -> Int {
        let names = event.path.map(\.name)
        let isInside = (names.firstIndex(of: name) ?? 0) <= (names.lastIndex(of: "primer-checkout") ?? -1)
        return lifeline(Participant(checkout: isInside ? event.checkoutNumber : nil, name: name))
    }

    private mutating func lifeline(_ participant: Participant) -> Int {
        if let index = participants.firstIndex(of: participant) { return index }
        participants.append(participant)
        return participants.count - 1
    }
}

extension String {
    /// The text, with an ellipsis for what is longer.
    fileprivate func cut(to width: Int) -> String { count > width ? prefix(width - 1) + "…" : self }

    /// The text with everything escaped that is more to Mermaid, or to HTML, than itself.
    ///
    /// `end` alone would end a block; nothing here is a block, and numbers stand before every name.
    fileprivate var mermaid: String {
        // At the beginning of a text these say how it is broken into lines.
        let isDirective = ["wrap:", "nowrap:"].contains { lowercased().hasPrefix($0) }
        return oneLine.unicodeScalars.map { scalar in
            scalar.isPlain && !(isDirective && scalar == ":") ? String(scalar) : "#\(scalar.value);"
        }.joined()
    }
}

extension Unicode.Scalar {
    /// Letters and digits of any script, and what joins words of names and fields.
    fileprivate var isPlain: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .decimalNumber: true
        default: " -_.,:/=()".unicodeScalars.contains(self)
        }
    }
}
