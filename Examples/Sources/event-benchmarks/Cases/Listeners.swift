import Foundation
import PrimerEventAnalytics
import PrimerEventListeners
import PrimerEvents

extension Case {
    /// What the package's own listeners at the root add to an event of a checkout, against a listener that does nothing.
    static var listeners: [Case] { [logging, analyticsPassingBy, analyticsTracking, analyticsKeeping] }

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
            // Nothing is delivered or dropped meanwhile.
            let pace = DeliveryPace(batchCalls: 1_000_000, batchBytes: 1 << 28, collecting: 604_800)
            let limits = DeliveryLimits(calls: 1_000_000, bytes: 1 << 28)
            guard
                let kept = try? AnalyticsListener(keptIn: folder, plan: plan, pace: pace, limits: limits, { keep($0) })
            else { return Figure(unit: "dispatch", time: Time([.nan])) }
            let inFolder = changingNetwork(heardBy: kept)
            let inMemory = changingNetwork(
                heardBy: AnalyticsListener(plan: plan, pace: pace, limits: limits) { keep($0) })
            _ = await kept.status()
            let (time, other) = Stopwatch.compare(inFolder, with: inMemory)
            kept.close()
            return Figure(unit: "dispatch", time: time, ratio: ("calls in memory", time.median / other.median))
        }
    }

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
