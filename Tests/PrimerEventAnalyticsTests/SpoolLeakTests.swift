import CanarySupport
import EventTree
import Foundation
import PrimerEventAnalytics
import PrimerEvents
import Testing

/// What stands in the spool's files, and what it tells, after every event of the catalogue was tracked.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SpoolLeakTests {
    /// Refuses what comes, with a reason that the spool keeps.
    private struct Refusing: AnalyticsDestination {
        func deliver(_ batch: [TrackCall]) async throws -> DeliveryReceipt {
            throw DeliveryRefusal.invalid(reason: "not today")
        }
    }

    private func text(ofFilesIn folder: URL) throws -> String {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }.joined()
    }

    /// Every event, by a plan that leaves none out.
    private func track(_ events: [any PrimerEventDetail], with spool: EventSpool) async {
        let plan = PrimerEventCatalogue.entries.reduce(TrackPlan.standard) {
            $0.tracking(eventsNamed: $1.name, as: $1.name)
        }
        let analytics = AnalyticsListener(to: spool, plan: plan)
        let hub = PrimerEventHub(diagnostics: { _ in })
        hub.addEventListener(analytics)
        let checkout = hub.addCheckout(id: "WITHHELD-checkout")
        for event in events { checkout.dispatch(event) }
        while await analytics.flush() > 0 {}
    }

    @Test(arguments: [false, true])
    func `nothing private comes into its files, and what may be seen does`(isRefused: Bool) async throws {
        let folder = try TemporaryFolder()
        let reports = Locked("")
        var canaries = Canaries()
        let events = canaries.events()
        let spool = try EventSpool(
            folder: folder.url, destination: Refusing(),
            onReport: { report in reports.withLock { $0 += Exposure.text(of: report) } })
        await track(events, with: spool)
        if isRefused { _ = await spool.flush() }
        let text = try text(ofFilesIn: folder.url) + reports.withLock { $0 }
        await spool.close()
        #expect(text.count > 1_000)
        for canary in canaries.hidden + ["WITHHELD-checkout"] { #expect(!text.contains(canary), "\(canary)") }
        for canary in canaries.shown { #expect(text.contains(canary), "\(canary)") }
    }
}

extension Checkout {
    fileprivate func dispatch(_ detail: some PrimerEventDetail) { dispatchEvent(detail) }
}
