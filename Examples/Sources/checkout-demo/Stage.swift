import PrimerEvents

/// A hub with its checkouts, the two listeners, and the report of what they hear.
final class Stage {
    let hub = PrimerEventHub()
    let report: EventReport

    /// A stage with a checkout for each id.
    init(checkouts ids: [String]) {
        report = EventReport(of: hub, audience: ["analytics", "logging"])
        let logging = LoggingListener(log: report.logged)
        hub.addEventListener([], Witness(of: logging, called: "logging", for: report))
        for id in ids {
            let analytics = AnalyticsListener(track: report.tracked)
            hub.addCheckout(id: id).addEventListener([], Witness(of: analytics, called: "analytics", for: report))
        }
    }
}

/// Tells the report what a listener hears, and passes it on.
private final class Witness: EventListener {
    private let listener: any EventListener
    private let name: String
    private let report: EventReport

    init(of listener: any EventListener, called name: String, for report: EventReport) {
        self.listener = listener
        self.name = name
        self.report = report
    }

    func handleEvent(_ event: AnyEvent) throws {
        report.heard(event, by: name)
        try listener.handleEvent(event)
    }
}
