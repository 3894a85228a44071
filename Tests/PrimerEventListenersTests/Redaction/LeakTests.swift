import CanarySupport
import EventTree
import Foundation
import ListenerSupport
import PrimerEventAnalytics
import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Plants a unique value in every private field of every event, lets the events pass every listener, and looks for the values.
@MainActor
struct LeakTests {
    /// An error whose text says what it should not.
    private struct Telltale: Error, CustomStringConvertible, LocalizedError {
        let secret: String
        var description: String { secret }
        var errorDescription: String? { secret }
    }

    /// Everything that came out of all listeners, in every way in which it can be seen.
    private struct Output {
        var log = ""
        var analytics = ""
        var recording = ""
        var timeline = ""
        var diagnostics = ""
        var values = ""

        var all: [(name: String, text: String)] {
            [
                ("log", log), ("analytics", analytics), ("recording", recording), ("timeline", timeline),
                ("diagnostics", diagnostics), ("values", values),
            ]
        }
    }

    /// Lets events pass every listener there is, with a policy.
    private func output(
        of events: [any PrimerEventDetail], error: any Error, policy: ExportPolicy = .standard
    ) async throws -> Output {
        var output = Output()
        let recorder = DiagnosticRecorder()
        let hub = PrimerEventHub(timer: ManualTime().timer, diagnostics: recorder.record)
        let timeline = TimelineRecorder(of: hub, policy: policy)
        let recording = EventRecorder(of: hub, contents: .redacted(policy))
        let pipe = Pipe()
        let background = BackgroundLogSink(FileLogSink(pipe.fileHandleForWriting, format: .jsonLines))
        hub.addEventListener(LoggingListener(to: background, policy: policy))
        hub.addEventListener(
            LoggingListener(policy: policy) { entry in
                output.log += entry.text + "\n" + entry.json.line + "\(entry.metadata)\n"
                output.values += Exposure.text(of: entry)
                throw error
            })
        let service = Service(answering: [{ _ in throw error }, { _ in throw error }])
        let failures = Heard<DeliveryReport>()
        let plan = PrimerEventCatalogue.entries.reduce(TrackPlan.standard) {
            $0.tracking(eventsNamed: $1.name, as: $1.name)
        }
        let analytics = AnalyticsListener(
            to: service, plan: plan, policy: policy, timer: ManualTime().timer, onReport: failures.hear)
        hub.addEventListener(analytics)
        let checkout = hub.addCheckout(id: "WITHHELD-checkout")
        checkout.addEventListener { event in
            output.values += Exposure.text(of: event) + Exposure.text(of: ExportedEvent(event, policy: policy))
            throw error
        }

        for event in events { checkout.dispatch(event) }
        _ = await checkout.requestPaymentCreation(.paymentCard)
        while await analytics.flush() != .finished {}

        background.flush()
        try pipe.fileHandleForWriting.close()
        output.log += String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        output.analytics =
            service.calls.map { $0.json.line + Exposure.text(of: $0) }.joined()
            + failures.values.map { Exposure.text(of: $0) }.joined()
        output.recording = String(decoding: recording.bytes, as: UTF8.self)
        output.timeline = timeline.timeline.text + timeline.timeline.mermaid + Exposure.text(of: timeline.timeline)
        output.diagnostics = recorder.diagnostics.map { Exposure.text(of: $0) + Exposure.text(of: LogEntry($0)) }
            .joined()
        return output
    }

    /// Those of the values that stand in a text.
    private func found(_ values: [String], in text: String) -> [String] {
        let bytes = Data(text.utf8)
        return values.filter { bytes.range(of: Data($0.utf8)) != nil }
    }

    @Test func `nothing private comes out of any listener, and what may be seen does`() async throws {
        var canaries = Canaries()
        let events = canaries.events()
        let error = Telltale(secret: canaries.hide())
        let output = try await output(of: events, error: error)
        try #require(canaries.hidden.count > 100)
        for (name, text) in output.all {
            #expect(text.count > 1_000, "\(name) says little")
            #expect(found(canaries.hidden + ["WITHHELD-checkout"], in: text) == [], "\(name)")
        }
        for (name, text) in [("log", output.log), ("analytics", output.analytics), ("timeline", output.timeline)] {
            #expect(found(canaries.shown, in: text) == canaries.shown, "\(name)")
        }
    }

    @Test func `what is asked for by name comes out, and nothing withheld with it`() async throws {
        var canaries = Canaries()
        let events = canaries.events()
        let error = Telltale(secret: canaries.hide())
        let names: Set<String> = [
            "last4Digits", "accountNumberLastFourDigits", "amount", "currencyCode", "id", "analyticsId",
            "paymentInstrumentData", "paymentMethodId", "issuerCurrencyCode", "action",
        ]
        let output = try await output(of: events, error: error, policy: .standard.including(names))
        for (name, text) in output.all {
            #expect(found(canaries.withheld, in: text) == [], "\(name)")
        }
        for (name, text) in output.all where name != "diagnostics" && name != "values" {
            #expect(found(canaries.onRequest, in: text) == canaries.onRequest, "\(name)")
        }
    }

    @Test func `a redacted recording of every event of the catalogue is read as that event`() throws {
        var canaries = Canaries()
        for detail in canaries.events() {
            let hub = PrimerEventHub(diagnostics: { _ in })
            let recording = EventRecorder(of: hub)
            hub.addCheckout().dispatch(detail)
            let line = try #require(try SessionReader.read(recording.bytes).map { try $0.get() }.first)
            guard case .event(let event) = line else {
                Issue.record("no event")
                continue
            }
            #expect(type(of: event.event.detail) == type(of: detail))
            #expect(event.event.type == detail.eventName)
            // What is exported of it is what the original exports, but for what the wire does not carry.
            if !(detail is PaymentStart) {
                #expect(ExportedEvent(event.event.detail).fields == ExportedEvent(detail).fields, "\(detail.eventName)")
            }
        }
    }

    @Test func `a full recording holds everything`() throws {
        var canaries = Canaries()
        let hub = PrimerEventHub(diagnostics: { _ in })
        let recording = EventRecorder(of: hub, contents: .full)
        let checkout = hub.addCheckout()
        for event in canaries.events() where !(event is PaymentStart) { checkout.dispatch(event) }
        let text = String(decoding: recording.bytes, as: UTF8.self)
        #expect(found(canaries.withheld, in: text).count > 100)
    }
}
