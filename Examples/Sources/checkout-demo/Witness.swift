import PrimerEvents

/// Tells the report what a listener hears, and passes it on.
final class Witness: EventListener {
    private let listener: any EventListener
    private let name: String
    private weak var report: EventReport?

    init(of listener: any EventListener, called name: String, for report: EventReport) {
        self.listener = listener
        self.name = name
        self.report = report
    }

    func handleEvent(_ event: AnyEvent) throws {
        report?.heard(event, by: name)
        try listener.handleEvent(event)
    }
}
