import PrimerEvents

/// One event in the report.
struct ReportRow {
    static let numberWidth = 5
    static let typeWidth = 34
    static let originWidth = 31
    static let phaseWidth = 9

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
    func lines(audience: [String]) -> [String] {
        let columns =
            [
                event.type.padded(to: Self.typeWidth).styled(style),
                origin.padded(to: Self.originWidth).styled(.cyan),
            ]
            + audience.map { name in
                let heard = phases[name, default: []]
                let words = heard.isEmpty ? "-" : heard.map(\.word).joined(separator: "+")
                return words.padded(to: Self.phaseWidth).styled(heard == [.atTarget] ? .bold : .dim)
            } + [log.styled(.dim)]
        return ["\(number)".aligned(to: Self.numberWidth - 2).styled(.dim) + "  " + columns.joined(separator: "  ")]
            + (event.defaultPrevented ? [note("held: a listener will answer", .yellow)] : [])
            + tracked.map { note("tracked \($0)", .green) }
    }

    private func note(_ text: String, _ style: Style) -> String {
        "".padded(to: Self.numberWidth) + "└ \(text)".styled(style)
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
