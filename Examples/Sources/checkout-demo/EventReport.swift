import PrimerEvents

/// Prints every event of a hub: where it started, who heard it in which phase, what they made of it.
final class EventReport {
    /// The listeners that the report has a column for, in the order of the columns.
    private let audience: [String]
    private let hub: PrimerEventHub
    private var rows: [ReportRow] = []

    /// The number of the next row.
    var number: Int64 = 1

    init(of hub: PrimerEventHub, audience: [String]) {
        self.hub = hub
        self.audience = audience
        // Before any other listener: the capture phase begins at the root.
        hub.addEventListener(.capture) { [weak self] event in self?.begin(event) }
    }

    /// The tree, and the heads of the columns.
    func writeHeader() {
        for line in TreePrinter.lines(of: hub) { Terminal.write(line) }
        Terminal.write("")
        let heads = ["event".padded(to: ReportRow.typeWidth), "started at".padded(to: ReportRow.originWidth)]
            + audience.map { $0.padded(to: ReportRow.phaseWidth) }
        Terminal.write(("".padded(to: ReportRow.numberWidth) + heads.joined(separator: "  ")).styled(.bold))
    }

    /// A listener has heard an event.
    func heard(_ event: AnyEvent, by listener: String) {
        edit(event) { $0.phases[listener, default: []].append(event.eventPhase) }
    }

    /// What the logging listener wrote about the event that is being dispatched.
    func logged(_ text: String) { rows.indices.last.map { rows[$0].log = text } }

    /// What the analytics listener tracked about the event that is being dispatched.
    func tracked(_ text: String) { rows.indices.last.map { rows[$0].tracked.append(text) } }

    /// Prints the events that have been dispatched.
    func writeRows() {
        for row in rows { row.lines(audience: audience).forEach(Terminal.write) }
        rows = []
    }

    /// Prints what is no event, in its place among the events.
    func write(note: String) {
        writeRows()
        Terminal.write(note)
    }

    private func begin(_ event: AnyEvent) {
        rows.append(ReportRow(number: number, event: event, origin: origin(of: event)))
        number += 1
    }

    private func origin(of event: AnyEvent) -> String {
        let path = event.composedPath()
        let name = path.first?.name ?? ""
        guard hub.checkouts.count > 1 else { return name }
        let checkout = hub.checkouts.first { checkout in path.contains { $0 === checkout.eventTarget } }
        return name + (checkout.map { " #\($0.id)" } ?? "")
    }

    private func edit(_ event: AnyEvent, _ change: (inout ReportRow) -> Void) {
        if let index = rows.lastIndex(where: { $0.event.isSame(as: event) }) { change(&rows[index]) }
    }
}
