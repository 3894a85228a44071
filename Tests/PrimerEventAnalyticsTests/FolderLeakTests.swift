import CanarySupport
import EventTree
import Foundation
import PrimerEventAnalytics
import PrimerEvents
import Testing

/// What stands in the files of the folder, and in reports, after every event of the catalogue was tracked.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct FolderLeakTests {
    private func text(ofFilesIn folder: URL) throws -> String {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }.joined()
    }

    @Test(arguments: [false, true])
    func `nothing private comes into its files, and what may be seen does`(isRefused: Bool) async throws {
        let folder = try TemporaryFolder()
        let reports = Locked("")
        var canaries = Canaries()
        let events = canaries.events()
        // Every event, by a plan that leaves none out.
        let plan = PrimerEventCatalogue.entries.reduce(TrackPlan.standard) {
            $0.tracking(eventsNamed: $1.name, as: $1.name)
        }
        // A reason that is kept beside the call.
        let refusing = ScriptedDestination { _ in throw DeliveryRefusal.invalid(reason: "not today") }
        let analytics = try AnalyticsListener(
            to: refusing, keptIn: folder.url, plan: plan,
            onReport: { report in reports.withLock { $0 += Exposure.text(of: report) } })
        let hub = PrimerEventHub(diagnostics: { _ in })
        hub.addEventListener(analytics)
        let checkout = hub.addCheckout(id: "WITHHELD-checkout")
        for event in events { checkout.dispatch(event) }
        if isRefused { await analytics.flush() }
        let text = try text(ofFilesIn: folder.url) + reports.withLock { $0 }
        #expect(text.count > 1_000)
        for canary in canaries.hidden + ["WITHHELD-checkout"] { #expect(!text.contains(canary), "\(canary)") }
        for canary in canaries.shown { #expect(text.contains(canary), "\(canary)") }
    }
}

extension Checkout {
    fileprivate func dispatch(_ detail: some PrimerEventDetail) { dispatchEvent(detail) }
}
