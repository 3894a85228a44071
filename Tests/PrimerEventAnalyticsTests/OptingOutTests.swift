import EventTree
import PrimerEventAnalytics
import PrimerEventsTesting
import Testing

/// Opting out.
@Suite(.timeLimit(.minutes(3)))
struct OptingOutTests {
    @Test func `opting out deletes the backlog and what was set aside, and calls after it are forgotten`() async throws
    {
        let destination = ScriptedDestination { _ in throw DeliveryRefusal.invalid(reason: "no") }
        let stage = try Stage(destination: destination)
        try await stage.track(1...1)
        _ = await stage.spool.flush()
        destination.answer { _ in throw Offline() }
        try await stage.track(2...3)
        try await stage.spool.optOut()
        #expect(stage.disk.bytes == 0)
        destination.answer { _ in .all }
        let before = destination.batches.count
        try await stage.track(4...5)
        #expect(await stage.spool.flush() == .finished)
        #expect(stage.disk.bytes == 0)
        #expect(destination.batches.count == before)
        let expected = SpoolStatus.Storage.none
        #expect(await stage.spool.status().storage == expected)
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
        try await stage.track(1...1)
        let flush = Task { [spool = stage.spool] in await spool.flush() }
        await begun.begun()
        try await stage.spool.optOut()
        #expect(isCancelled.withLock { $0 })
        #expect(await flush.value == .postponed)
        begun.release(.all)
        #expect(await stage.spool.status().waitingCount == 0)
    }

    @Test func `after opting in calls are kept and delivered again`() async throws {
        let stage = try Stage()
        try await stage.track(1...1)
        try await stage.spool.optOut()
        await stage.spool.optIn()
        try await stage.track(2...2)
        #expect(await stage.spool.status().storage == .disk)
        #expect(await stage.spool.flush() == .finished)
        #expect(stage.destination.batches == [["c2"]])
    }

    @Test func `a backlog that the disk does not give up is told, and never sent`() async throws {
        let stage = try Stage()
        try await stage.track(1...1)
        stage.disk.change { $0.failures = [.remove: 13, .shorten: 13] }
        await #expect(throws: SpoolError.backlogNotDeleted(.notPermitted)) { try await stage.spool.optOut() }
        #expect(await stage.spool.flush() == .finished)
        #expect(stage.destination.batches.isEmpty)
        stage.disk.change { $0.failures = [:] }
        try await stage.spool.optOut()
        #expect(stage.disk.bytes == 0)
    }
}
