import PrimerEvents

/// One event in the report.
struct ReportRow {
    let number: Int64
    let event: AnyEvent
    let origin: String

    /// The phases in which each listener heard the event.
    var phases: [String: [EventPhase]] = [:]
    var log = ""
    var tracked: [String] = []

    init(number: Int64, event: AnyEvent, origin: String) {
        self.number = number
        self.event = event
        self.origin = origin
    }

    /// The event's line, and one for each thing tracked.
    func lines(in columns: ReportColumns) -> [String] {
        let cells =
            [
                event.type.onOneLine.padded(to: ReportColumns.type).styled(style),
                origin.padded(to: columns.origin).styled(.cyan),
            ]
            + columns.audience.map { name in
                let heard = phases[name, default: []]
                let words = heard.isEmpty ? "-" : heard.map(\.word).joined(separator: "+")
                return words.padded(to: ReportColumns.phase).styled(heard == [.atTarget] ? .bold : .dim)
            } + [log.styled(.dim)]
        return [ReportColumns.number(number).styled(.dim) + cells.joined(separator: "  ")]
            + (event.defaultPrevented ? [note("held: a listener will answer", .yellow)] : [])
            + tracked.map { note("tracked \($0.onOneLine)", .green) }
    }

    private func note(_ text: String, _ style: Style) -> String {
        "".padded(to: ReportColumns.number) + "└ \(text)".styled(style)
    }

    private var style: Style? {
        switch event.type {
        case PaymentSuccess.eventType, CardSuccess.eventType: .green
        case PaymentFailure.eventType, CardError.eventType: .red
        case PaymentStart.eventType, PaymentCancel.eventType: .yellow
        default: nil
        }
    }
}

extension EventPhase {
    /// The phase in a word.
    var word: String {
        switch self {
        case .none: "none"
        case .capturing: "capture"
        case .atTarget: "target"
        case .bubbling: "bubble"
        }
    }
}
