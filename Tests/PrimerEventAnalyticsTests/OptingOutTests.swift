import Dispatch
import EventTree
import ListenerSupport
import PrimerEventAnalytics
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Opting out.
@Suite(.timeLimit(.minutes(3)))
struct OptingOutTests {
    @Test func `opting out deletes the backlog and what was set aside, and calls after it are forgotten`() async throws
    {
        let destination = ScriptedDestination { _ in throw DeliveryRefusal.invalid(reason: "no") }
        let stage = try Stage(destination: destination)
        stage.track(1...1)
        _ = await stage.delivery.flush()
        destination.answer { _ in throw Offline() }
        stage.track(2...3)
        try stage.delivery.optOut()
        #expect(stage.disk.bytes == 0)
        destination.answer { _ in .all }
        let before = destination.batches.count
        stage.track(4...5)
        #expect(await stage.delivery.flush() == .finished)
        #expect(stage.disk.bytes == 0)
        #expect(destination.batches.count == before)
        let expected = DeliveryStatus.Storage.none
        #expect(await stage.delivery.status().storage == expected)
        #expect(stage.time.waitingCount == 0)
    }

    @Test func `a delivery under way is cancelled at once`() async throws {
        let begun = Hold()
        let isCancelled = Locked(false)
        let stage = try Stage(
            destination: ScriptedDestination { _ in
                await withTaskCancellationHandler {
                    await begun.wait()
                } onCancel: {
                    isCancelled.withLock { $0 = true }
                }
            })
        stage.track(1...1)
        let flush = Task { [delivery = stage.delivery] in await delivery.flush() }
        await begun.begun()
        try stage.delivery.optOut()
        #expect(isCancelled.withLock { $0 })
        #expect(await flush.value == .postponed)
        begun.release(.all)
        #expect(await stage.delivery.status().waitingCount == 0)
    }

    @Test func `after opting in calls are kept and delivered again`() async throws {
        let stage = try Stage()
        stage.track(1...1)
        try stage.delivery.optOut()
        stage.delivery.optIn()
        stage.track(2...2)
        #expect(await stage.delivery.status().storage == .disk)
        #expect(await stage.delivery.flush() == .finished)
        #expect(stage.destination.batches == [["c2"]])
    }

    @Test func `in memory, too, neither what was tracked before nor while opted out is sent`() async throws {
        let stage = Stage(inMemoryWith: ScriptedDestination { _ in throw Offline() })
        stage.track(1...2)
        #expect(await stage.delivery.flush() == .postponed)
        try stage.delivery.optOut()
        stage.track(3...4)
        #expect(await stage.delivery.status().waitingCount == 0)
        stage.delivery.optIn()
        stage.destination.answer { _ in .all }
        stage.track(5...5)
        #expect(await stage.delivery.flush() == .finished)
        #expect(stage.destination.batches == [["c1", "c2"], ["c5"]])
    }

    @Test func `a batch that is about to be sent is not`() async throws {
        let stage = try Stage(pace: DeliveryPace(batchCalls: 2))
        // The queue is busy with a report while a batch fills and is opted out of.
        let busy = DispatchSemaphore(value: 0)
        let engine = DeliveryEngine(
            to: stage.destination,
            DeliveryEngine.Settings(
                pace: DeliveryPace(batchCalls: 2), limits: DeliveryLimits(bytesPerCall: 500), timer: stage.time.timer,
                onReport: { _ in busy.wait() }))
        engine.track([Calls.large(1, bytes: 1000)])
        engine.track(Calls.some(2...3))
        try engine.optOut()
        engine.optIn()
        engine.track(Calls.some(4...4))
        busy.signal()
        #expect(await engine.flush() == .finished)
        #expect(stage.destination.batches == [["c4"]])
    }

    @Test func `a backlog that could not be read yet does not come back after opting in`() async throws {
        let disk = SimulatedDisk()
        let first = try Stage(disk: disk)
        first.track(1...3)
        disk.change { $0.failures[.read] = 13 }
        let stage = try Stage(disk: disk)
        #expect(await stage.delivery.status().storage == .memory(.notPermitted))
        disk.change { $0.failures = [.remove: 13, .shorten: 13] }
        #expect(throws: AnalyticsError.backlogNotDeleted(.notPermitted)) { try stage.delivery.optOut() }
        disk.change { $0.failures = [:] }
        stage.delivery.optIn()
        stage.track(4...4)
        #expect(await stage.delivery.flush() == .finished)
        #expect(stage.destination.batches == [["c4"]])
    }

    @Test func `a listener follows what happens while opted out, and tracks none of it later`() async throws {
        let tracking = Tracking()
        tracking.dispatch(Ready(), PaymentStart.with(.paymentCard))
        try tracking.listener.optOut()
        tracking.dispatch(PaymentSuccess.of())
        tracking.listener.optIn()
        // The same payment, reported again.
        tracking.dispatch(PaymentSuccess.of())
        tracking.dispatch(CheckoutDismissed(attempt: .outcomeUnknown))
        #expect(await tracking.names() == ["checkout dismissed"])
        #expect(await tracking.calls().map(\.sequence).count == 1)
    }

    @Test func `a backlog that the disk does not give up is told, and never sent`() async throws {
        let stage = try Stage()
        stage.track(1...1)
        stage.disk.change { $0.failures = [.remove: 13, .shorten: 13] }
        #expect(throws: AnalyticsError.backlogNotDeleted(.notPermitted)) { try stage.delivery.optOut() }
        #expect(await stage.delivery.flush() == .finished)
        #expect(stage.destination.batches.isEmpty)
        stage.disk.change { $0.failures = [:] }
        try stage.delivery.optOut()
        #expect(stage.disk.bytes == 0)
    }
}
