import EventTree
import ListenerSupport
import PrimerEventAnalytics
import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import SessionSupport

/// A hub with an analytics listener, whose calls a test looks at when all of them are delivered.
final class Tracking {
    let stage = CheckoutStage.withPrivateId()
    let service: Service
    let listener: AnalyticsListener
    let reports = Heard<DeliveryReport>()

    init(
        plan: TrackPlan = .standard, policy: ExportPolicy = .standard, pace: DeliveryPace = .default,
        service: Service = Service()
    ) {
        self.service = service
        var sessions = 0
        // As the public initializers make it, but without chance.
        let delivery = DeliveryEngine(
            to: service,
            DeliveryEngine.Settings(pace: pace, timer: stage.time.timer, jitter: { 1 }, onReport: reports.hear))
        listener = AnalyticsListener(
            delivery, plan: plan, policy: policy, clock: stage.time.wallClock,
            sessionId: {
                sessions += 1
                return "session-\(sessions)"
            })
        delivery.start()
        stage.hub.addEventListener(listener)
    }

    /// Dispatches details from the checkout, or another component, one millisecond after the other.
    func dispatch(
        _ details: any PrimerEventDetail..., from component: ComponentName = .checkout, provenance: Provenance = .native
    ) {
        for detail in details { dispatch(detail, component, provenance) }
    }

    private func dispatch(_ detail: some PrimerEventDetail, _ component: ComponentName, _ provenance: Provenance) {
        stage.time.advance(milliseconds: 1)
        stage.checkout.part(component).dispatchEvent(detail, provenance: provenance)
    }

    /// Replays a recorded session as if a page had just dispatched it.
    func replay(_ session: String, provenance: Provenance = .web(origin: "https://shop.example")) throws {
        for event in try Sessions.events(of: session) { event.dispatch(in: stage.hub, provenance: provenance) }
    }

    /// Everything tracked, delivered.
    func calls() async -> [TrackCall] {
        await listener.flush()
        return service.calls
    }

    /// The names of everything tracked.
    func names() async -> [String] { await calls().map(\.name) }
}

extension TrackCall {
    /// A property by its name.
    subscript(name: String) -> ExportedValue? { properties.first { $0.name == name }?.value }
}
