import Foundation
import PrimerEventAnalytics
import PrimerEvents
import PrimerEventsTesting

/// A hub with an analytics listener that keeps calls in a folder: each dispatch is one call, `c1`, `c2` and so on.
final class FolderTracking {
    let hub = PrimerEventHub(diagnostics: { _ in })
    let checkout: Checkout
    let listener: AnalyticsListener
    private var last = 0

    init(_ listener: AnalyticsListener) {
        self.listener = listener
        checkout = hub.addCheckout()
        hub.addEventListener(listener)
    }

    /// In a folder on the disk.
    convenience init(
        _ folder: URL, to destination: ScriptedDestination = ScriptedDestination(), isOptedOut: Bool = false,
        reports: Recorder<DeliveryReport> = Recorder()
    ) throws {
        self.init(
            try AnalyticsListener(
                to: destination, keptIn: folder, plan: Self.plan, isOptedOut: isOptedOut, timer: ManualTime().timer,
                onReport: reports.add))
    }

    /// On a simulated disk, where the process dies after `life` steps.
    convenience init(_ disk: SimulatedDisk, life: Int = .max, destination: ScriptedDestination, pace: DeliveryPace)
        throws
    {
        let delivery = try DeliveryEngine(
            to: destination, path: Stage.folder, files: disk.newProcess(life: life),
            DeliveryEngine.Settings(pace: pace, timer: ManualTime().timer, jitter: { 1 }, onReport: { _ in }))
        self.init(AnalyticsListener(delivery, plan: Self.plan, sessionId: { "s" }))
        delivery.start()
    }

    /// Only what is dispatched here, and no steps of a checkout.
    static var plan: TrackPlan {
        CheckoutStep.allCases.reduce(TrackPlan.standard) { $0.omitting($1) }.tracking(.dialogOpen, as: "numbered")
    }

    /// Has so many calls tracked.
    func track(_ count: Int = 1) {
        for _ in 0..<count { checkout.dispatchEvent(DialogOpen()) }
    }
}

extension ScriptedDestination {
    /// The places of the calls that it was given among those of their listener.
    var sequences: [Int64] { calls.map(\.sequence) }
}
