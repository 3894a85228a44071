import Foundation
import PrimerEventAnalytics
import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents
import Testing

/// The recipes for logging, analytics and recording do what the README says of them.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ListenersTests {
    private let hub = PrimerEventHub(diagnostics: { _ in })

    private func pay(_ status: PaymentOutcomeStatus = .success) {
        let checkout = hub.addCheckout()
        checkout.dispatchEvent(Ready())
        checkout.dispatchEvent(
            PaymentSuccess(
                payment: PaymentSummary(id: "pay_1"), timestamp: UnixSeconds(seconds: 1), status: status,
                amount: MinorUnits(4_999)))
    }

    @Test func `an event goes to a logger with level, message and metadata`() throws {
        let logger = Logger()
        Logging.toLogger(hub, logger)
        pay()
        let entry = try #require(logger.entries.last)
        #expect(entry.level == .notice)
        #expect(entry.message == "primer:payment-success")
        #expect(entry.metadata["checkout"] == .string("1"))
        #expect(
            entry.metadata["detail"]
                == .dictionary([
                    "payment": .dictionary(["id": .string("pay_1")]), "timestamp": .string("1"),
                    "status": .string("success"),
                ]))
    }

    @Test func `a file gets lines of JSON, with the amount that was asked for`() throws {
        let pipe = Pipe()
        Logging.toFile(hub, pipe.fileHandleForWriting)
        pay()
        var bytes = Data()
        while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < 2 { bytes += pipe.fileHandleForReading.availableData }
        #expect(String(decoding: bytes, as: UTF8.self).contains("\"amount\":4999"))
    }

    @Test func `standard error gets what happens, and diagnostics too`() {
        Logging.toStandardError(hub)
        pay()
        let other = Logging.hubWithDiagnostics(in: .standardError)
        other.dispatchEvent(CardSubmit())
        #expect(other.diagnostics.count(of: .triggerUnheard) == 1)
        #expect(hub.diagnostics.count(of: .listenerFailed) == 0)
    }

    @Test func `a service is told of a completed order, and not of one that is pending`() async {
        let service = TrackService()
        let analytics = Tracking.track(hub, with: service)
        pay(.pending)
        await Tracking.goToBackground(analytics)
        #expect(await service.names == ["checkout started", "payment pending"])
    }

    @Test func `what is tracked reaches the service, also after a restart, but not after consent is withdrawn`()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("readme-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let destination = RememberingDestination()
        let first = PrimerEventHub(diagnostics: { _ in })
        try Tracking.track(first, to: destination, keptIn: folder).close()
        let second = try Tracking.track(hub, to: destination, keptIn: folder)
        pay()
        second.close()
        let analytics = try Tracking.track(PrimerEventHub(diagnostics: { _ in }), to: destination, keptIn: folder)
        await Tracking.goToBackground(analytics)
        #expect(await destination.calls.map(\.name) == ["checkout started", "order completed"])
        try Tracking.withdrawConsent(from: analytics)
        #expect(await analytics.status().storage == DeliveryStatus.Storage.none)
        Tracking.giveConsent(to: analytics)
        #expect(await analytics.status().storage == .disk)
    }

    @Test func `a plan renames, leaves out and adds`() async {
        let destination = RememberingDestination()
        let analytics = Tracking.track(hub, to: destination)
        pay()
        hub.checkouts.first?.dispatchEvent(DialogOpen())
        await analytics.flush()
        let calls = await destination.calls
        #expect(calls.map(\.name) == ["checkout started", "Order Completed", "challenge shown"])
        #expect(calls.allSatisfy { $0.properties.map(\.words).contains("platform=ios") })
    }

    @Test func `a hub is recorded, written and read again`() throws {
        let recorder = Recorders.record(hub)
        pay()
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ndjson")
        defer { try? FileManager.default.removeItem(at: url) }
        try Recorders.write(recorder, to: url)
        let lines = SessionReader.read(try Data(contentsOf: url))
        #expect(try lines.map { try $0.get() } == recorder.lines)
        #expect(lines.count == 2)
    }

    @Test func `a listener of an app's own reads the steps of a checkout, each once`() {
        let checkout = hub.addCheckout()
        let list = StepList()
        list.read(checkout)
        let success = PaymentSuccess(
            payment: PaymentSummary(id: "pay_1"), timestamp: UnixSeconds(seconds: 1), status: .success)
        checkout.dispatchEvent(Ready())
        checkout.dispatchEvent(success)
        checkout.dispatchEvent(success)
        #expect(list.steps.map(\.kind) == [.ready, .created(.settled)])
    }

    @Test func `a timeline shows who listened`() {
        let recorder = Recorders.watch(hub)
        Logging.toLogger(hub, Logger())
        pay()
        #expect(Recorders.show(recorder).hasPrefix("sequenceDiagram\n"))
        #expect(recorder.timeline.text.contains("LoggingListener at document, bubble"))
    }
}

private actor RememberingDestination: AnalyticsDestination {
    private(set) var calls: [TrackCall] = []

    func deliver(_ batch: [TrackCall]) async throws -> DeliveryReceipt {
        calls += batch
        return .all
    }
}
