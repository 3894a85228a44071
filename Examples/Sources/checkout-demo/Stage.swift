import PrimerEvents

/// A hub with its checkouts and the two listeners, and the report of what they hear if there is to be one.
final class Stage {
    let hub: PrimerEventHub
    let report: EventReport?

    init() {
        hub = PrimerEventHub()
        let report = EventReport(of: hub, columns: ["analytics", "logging"])
        self.report = report
        report.add(LoggingListener { [weak report] in report?.logged($0) }, called: "logging", to: hub)
    }

    /// Without a report, for a hub that is watched otherwise.
    init(on hub: PrimerEventHub) {
        self.hub = hub
        report = nil
        hub.addEventListener(LoggingListener { _ in })
    }

    /// A checkout, with an analytics listener of its own.
    @discardableResult
    func addCheckout(id: String) -> Checkout {
        let checkout = hub.addCheckout(id: id)
        let analytics = AnalyticsListener { [weak report] in report?.tracked($0) }
        if let report {
            report.add(analytics, called: "analytics", to: checkout)
        } else {
            checkout.addEventListener(analytics)
        }
        return checkout
    }
}
