import Foundation
import PrimerEventAnalytics
import PrimerEventListeners
import PrimerEvents

extension Case {
    /// What the package's own listeners at the root add to an event of a checkout, against a listener that does nothing.
    static var listeners: [Case] {
        [logging, analyticsPassingBy, analyticsTracking, analyticsKeeping, analyticsOpening]
    }

    private static var logging: Case {
        comparison("a logging listener at the root", with: "an empty listener") {
            (changingNetwork(heardBy: LoggingListener { keep($0) }), changingNetwork(heardBy: EmptyListener()))
        }
    }

    /// An event that is no step of a checkout, so analytics tells nobody of it.
    private static var analyticsPassingBy: Case {
        comparison("an analytics listener at the root, an event it does not track", with: "an empty listener") {
            (changingNetwork(heardBy: AnalyticsListener { keep($0) }), changingNetwork(heardBy: EmptyListener()))
        }
    }

    /// Every event becomes a call, which is delivered.
    private static var analyticsTracking: Case {
        Case(name: "an analytics listener at the root, tracked and delivered") {
            let plan = TrackPlan.standard.tracking(.cardNetworkChange, as: "network changed")
            let analytics = AnalyticsListener(plan: plan) { keep($0) }
            let tracked = changingNetwork(heardBy: analytics)
            let unheard = changingNetwork(heardBy: EmptyListener())
            let count = 500
            let (time, other) = await Stopwatch.compare(
                {
                    for _ in 0..<count { tracked() }
                    await analytics.flush()
                }, with: { for _ in 0..<count { unheard() } })
            return Figure(
                unit: "dispatch", time: time.each(of: count), ratio: ("an empty listener", time.median / other.median))
        }
    }

    /// A call is in the folder when the dispatch returns; how long that keeps the thread that dispatches.
    private static var analyticsKeeping: Case {
        Case(name: "an analytics listener at the root, until a call is in its folder") {
            let plan = TrackPlan.standard.tracking(.cardNetworkChange, as: "network changed")
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            guard
                let kept = try? AnalyticsListener(
                    keptIn: folder, plan: plan, pace: unhurried, limits: roomy, { keep($0) })
            else { return Figure(unit: "dispatch", time: Time([.nan])) }
            let inFolder = changingNetwork(heardBy: kept)
            let inMemory = changingNetwork(
                heardBy: AnalyticsListener(plan: plan, pace: unhurried, limits: roomy) { keep($0) })
            _ = await kept.status()
            let (time, other) = Stopwatch.compare(inFolder, with: inMemory)
            kept.close()
            return Figure(unit: "dispatch", time: time, ratio: ("calls in memory", time.median / other.median))
        }
    }

    /// What the first event waits for that is tracked at once after a start: the backlog of the process before is read.
    private static var analyticsOpening: Case {
        Case(name: "an analytics listener with 1,000 calls in its folder, made until it has tracked an event") {
            let plan = TrackPlan.standard.tracking(.cardNetworkChange, as: "network changed")
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            @MainActor func track(_ count: Int, in folder: URL) {
                guard
                    let listener = try? AnalyticsListener(
                        keptIn: folder, plan: plan, pace: unhurried, limits: roomy, { keep($0) })
                else { return }
                let track = changingNetwork(heardBy: listener)
                for _ in 0..<count { track() }
                listener.close()
            }
            track(1_000, in: folder)
            let empty = folder.appendingPathComponent("empty")
            let (time, other) = Stopwatch.compare(
                { track(1, in: folder) },
                with: {
                    track(1, in: empty)
                    try? FileManager.default.removeItem(at: empty)
                })
            return Figure(unit: "start", time: time, ratio: ("an empty folder", time.median / other.median))
        }
    }

    /// Nothing is delivered or dropped while a case is measured.
    private static let unhurried = DeliveryPace(batchCalls: 1_000_000, batchBytes: 1 << 28, collecting: 604_800)
    private static let roomy = DeliveryLimits(calls: 1_000_000, bytes: 1 << 28)

    /// An event of a checkout's card form, heard at the root.
    private static func changingNetwork(heardBy listener: any EventListener) -> () -> Void {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let cardForm = hub.addCheckout().part(.cardForm)
        hub.addEventListener(listener)
        let networks = CardNetworkChange.Networks(
            detectedCardNetwork: CardNetworkInfo(network: .visa, displayName: "Visa"))
        return {
            withExtendedLifetime(hub) {
                _ = cardForm.dispatchEvent(CardNetworkChange(networks: networks))
            }
        }
    }
}

private final class EmptyListener: EventListener {
    func handleEvent(_ event: AnyEvent) {}
}

/// Takes what a listener made, so that none of it can be left out.
@inline(never)
private func keep<Value>(_ value: Value) {}
