import PrimerEvents

/// A hub with its checkouts, the two listeners, and the report of what they hear.
final class Stage {
    let hub = PrimerEventHub()
    let report: EventReport

    init() {
        report = EventReport(of: hub, columns: ["analytics", "logging"])
        report.add(LoggingListener { [weak report] in report?.logged($0) }, called: "logging", to: hub)
    }

    /// A checkout, with an analytics listener of its own.
    @discardableResult
    func addCheckout(id: String) -> Checkout {
        let checkout = hub.addCheckout(id: id)
        report.add(AnalyticsListener { [weak report] in report?.tracked($0) }, called: "analytics", to: checkout)
        return checkout
    }
}
