import PrimerEvents

/// A hub with its checkouts, the two listeners, and the report of what they hear.
final class Stage {
    let hub: PrimerEventHub
    let report: EventReport

    init(on hub: PrimerEventHub = PrimerEventHub()) {
        self.hub = hub
        report = EventReport(of: hub, columns: ["analytics", "logging"])
        report.add(LoggingListener { [weak report] in report?.logged($0) }, called: "logging", to: hub)
    }

    /// A checkout, with an analytics listener of its own.
    func addCheckout(id: String) { listen(to: hub.addCheckout(id: id)) }

    /// Gives a checkout an analytics listener of its own.
    func listen(to checkout: Checkout) {
        report.add(AnalyticsListener { [weak report] in report?.tracked($0) }, called: "analytics", to: checkout)
    }
}
