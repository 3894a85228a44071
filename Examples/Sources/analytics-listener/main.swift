// Tracks checkouts: what shoppers do and how payments end, as JSON lines on standard output.
// usage: analytics-listener [SESSION], the name of a recorded session or a file; decline-then-retry if there is none.
import ExampleSessions
import Foundation
import PrimerEventAnalytics
import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents

/// The service: here standard output, in an app a request that throws when it fails.
struct Service: AnalyticsDestination {
    func deliver(_ batch: [TrackCall]) async throws -> DeliveryReceipt {
        for call in batch { try FileHandle.standardOutput.write(contentsOf: Data(call.json.line.utf8)) }
        return .all
    }
}

do {
    let session = try ExampleSession(named: CommandLine.arguments.dropFirst().first ?? "decline-then-retry")
    let hub = PrimerEventHub(diagnostics: { _ in })

    // The names and properties that the service knows; in this shop cards settle at once, which the web does not state.
    let plan = TrackPlan.standard
        .unstatedStatus(.settled(with: [.paymentCard]))
        .naming(.orderCompleted, "Order Completed")
        .tracking(.dialogOpen, as: "challenge shown")
        .properties { moment in moment.properties + [.constant("app", "analytics-listener")] }

    let analytics = AnalyticsListener(
        to: Service(), plan: plan, policy: .standard.including(["amount", "currencyCode"], of: .paymentSuccess),
        // In an app neither of these: the time is now, and every session has a random id. But there `keptIn:` a folder,
        // where calls survive a crash.
        clock: session.clock, sessionId: { "session-1" },
        onReport: { report in
            try? FileHandle.standardError.write(contentsOf: Data("analytics-listener: \(report)\n".utf8))
        })
    hub.addEventListener(analytics)

    try session.play(on: hub)

    // Before the app goes to the background or the program ends.
    exit(await analytics.flush() == .finished ? 0 : 1)
} catch {
    try? FileHandle.standardError.write(contentsOf: Data("analytics-listener: \(error)\n".utf8))
    exit(2)
}
