internal import PrimerEventListeners
internal import PrimerEvents

/// What the page says about an entry, for those who read it and those who hear it.
struct Wording {
    private let chart: Chart

    init(_ chart: Chart) { self.chart = chart }

    /// The entry in one sentence.
    func label(of entry: ChartEntry) -> String {
        let time = "at \(chart.elapsed(at: entry).duration)"
        switch entry.entry {
        case .event(let event):
            let origin = event.event.originName.map { ["from \($0)"] } ?? []
            let kind = entry.mark == .plain ? [] : [entry.mark.label]
            return (["\(event.number) \(event.event.type)"] + kind + [time] + origin + badges(of: entry).map(\.text))
                .joined(separator: ", ")
        case .decision(let decision):
            let event = decision.eventNumber.map { [", the answer to \($0)"] } ?? []
            return "\(entry.mark.label) by \(decision.answer)\(event.joined()), \(time)"
        case .diagnostic(let diagnostic): return "diagnostic \(diagnostic.kind), \(time)"
        }
    }

    /// What stands out about an event, with the class of its colour.
    func badges(of entry: ChartEntry) -> [(text: String, style: String)] {
        guard let event = entry.event else { return [] }
        var badges: [(String, String)] = []
        let decision = chart.entry(ofDecisionAbout: event)
        if event.isHeld {
            let time = decision?.decision?.heldFor.map { " \($0.milliseconds.duration)" } ?? ""
            badges.append(("held\(time)", "held"))
        }
        if let decision { badges.append((decision.mark.label, decision.mark.rawValue)) }
        let slowest = event.calls.map(\.milliseconds).max() ?? 0
        if slowest >= Plot.slow { badges.append(("slow listener \(slowest.duration)", "slow")) }
        if event.calls.contains(where: { $0.errorType != nil }) { badges.append(("listener threw", "failure")) }
        if event.event.isReplay { badges.append(("delivered again", "plain")) }
        return badges
    }
}
