import PrimerEventAnalytics
import PrimerEventsTesting
import Testing

/// Many tasks and one spool.
@Suite(.timeLimit(.minutes(3)))
struct SpoolRaceTests {
    @Test func `flushes of 64 tasks send each call once`() async throws {
        let stage = try Stage(pace: DeliveryPace(batchCalls: 7))
        try await stage.track(1...5)
        let results = await withTaskGroup(of: FlushResult.self) { [spool = stage.spool] group in
            for number in 6..<70 {
                group.addTask {
                    _ = try? await spool.deliver([Calls.call(number)])
                    return await spool.flush()
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results == Array(repeating: .finished, count: 64))
        let ids = stage.destination.batches.flatMap(\.self)
        #expect(ids.count == 69)
        #expect(Set(ids) == Set(Calls.ids(1..<70)))
    }

    @Test func `whatever is asked of it at the same time, nothing is left after opting out`() async throws {
        let stage = try Stage(pace: DeliveryPace(batchCalls: 3))
        await withTaskGroup(of: Void.self) { [spool = stage.spool, time = stage.time] group in
            for number in 1...64 {
                group.addTask { _ = try? await spool.deliver([Calls.call(number)]) }
                group.addTask { _ = await spool.flush() }
                group.addTask { _ = await spool.status() }
                group.addTask { await spool.returnSetAsideCalls() }
                group.addTask { time.advance(by: 1) }
                if number == 32 { group.addTask { try? await spool.optOut() } }
            }
        }
        try await stage.spool.optOut()
        #expect(await stage.spool.status().waitingCount == 0)
        #expect(stage.disk.bytes == 0)
        let ids = stage.destination.batches.flatMap(\.self)
        #expect(Set(ids).count == ids.count)
    }
}
