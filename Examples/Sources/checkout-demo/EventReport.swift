import PrimerEvents

/// Prints every event of a hub: where it started, who heard it in which phase, what they made of it.
final class EventReport {
    /// The listeners that have a column, in the order of the columns, each with the nodes it listens at.
    private var audience: [(name: String, nodes: [EventTarget])]
    private let hub: PrimerEventHub
    private var rows: [ReportRow] = []
    /// The row of the event that a listener hears now; another than the last while a dispatch is nested in one.
    private var current: Int?

    /// The number of the next row.
    var number: Int64 = 1

    init(of hub: PrimerEventHub, columns: [String]) {
        self.hub = hub
        audience = columns.map { ($0, []) }
        // Before any other listener: the capture phase begins at the root.
        hub.addEventListener(.capture) { [weak self] event in self?.begin(event) }
    }

    /// The tree, and the heads of the columns.
    func writeHeader() {
        let tree = TreePrinter.lines(of: hub) { [audience] node in
            audience.first { $0.nodes.contains { $0 === node } }?.name
        }
        for line in tree { Terminal.write(line) }
        Terminal.write("")
        Terminal.write(columns.heads)
    }

    /// Lets a listener hear every event at a source, and shows in its column what it heard.
    func add(_ listener: any EventListener, called column: String, to source: some EventSource) {
        source.addEventListener(Witness(of: listener, called: column, for: self))
        for index in audience.indices where audience[index].name == column {
            audience[index].nodes.append(source.eventTarget)
        }
    }

    /// A listener hears an event.
    func heard(_ event: AnyEvent, by listener: String) {
        current = rows.lastIndex { $0.event.isSame(as: event) }
        edit { $0.phases[listener, default: []].append(event.eventPhase) }
    }

    /// What the logging listener wrote about the event that it hears.
    func logged(_ text: String) { edit { $0.log = text } }

    /// What the analytics listener tracked about the event that it hears.
    func tracked(_ text: String) { edit { $0.tracked.append(text) } }

    /// Prints the events that have been dispatched.
    func writeRows() {
        let columns = columns
        for row in rows { row.lines(in: columns).forEach(Terminal.write) }
        rows = []
        current = nil
    }

    /// Prints what makes the next events happen.
    func write(step: String) {
        writeRows()
        Terminal.write("▸ \(step)".styled(.bold))
    }

    /// Prints the answer to an earlier event, in its place among the events.
    func write(answer name: String, to event: Int64, number: Int64) {
        writeRows()
        Terminal.write("\(ReportColumns.number(number))↳ \(name.onOneLine), the answer to \(event)".styled(.dim))
    }

    /// Prints an event that tells once more, under another of its names, what another told before it.
    func write(alias name: String, number: Int64) {
        writeRows()
        Terminal.write(
            "\(ReportColumns.number(number))↳ \(name.onOneLine), another name of what was told already".styled(.dim))
    }

    private func begin(_ event: AnyEvent) {
        rows.append(ReportRow(number: number, event: event, origin: origin(of: event)))
        // A recording may count as high as it likes.
        number &+= 1
    }

    private func origin(of event: AnyEvent) -> String {
        let path = event.composedPath()
        let checkout = hub.checkouts.first { checkout in path.contains { $0 === checkout.eventTarget } }
        return (event.originName ?? "") + (checkout.map { ReportColumns.mark(of: $0, in: hub) } ?? "")
    }

    private var columns: ReportColumns { ReportColumns(for: hub, audience: audience.map(\.name)) }

    private func edit(_ change: (inout ReportRow) -> Void) {
        if let current { change(&rows[current]) }
    }
}
