import DurableFiles
import Foundation
import PrimerEventAnalytics
import PrimerEventsTesting
import Testing

/// A long time offline.
@Suite(.timeLimit(.minutes(5)))
struct OfflineTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    @Test func `of 100,000 calls offline the limits keep the outcomes and the last, and they arrive in order`()
        async throws
    {
        let limits = DeliveryLimits(calls: 1000, bytes: 1 << 20)
        let destination = ScriptedDestination { _ in throw DeliveryRefusal.unavailable(retryAfter: nil) }
        let delivery = try DeliveryEngine(
            to: destination, path: temporary.url.path, files: PosixFileSystem(),
            DeliveryEngine.Settings(limits: limits, timer: ManualTime().timer, onReport: { _ in }))
        delivery.start()
        for start in stride(from: 1, through: 100_000, by: 100) {
            delivery.track((start..<start + 100).map { Calls.call($0, isOutcome: $0 % 1000 == 7) })
            // The log is made smaller on a queue.
            _ = await delivery.status()
            #expect(try temporary.length(of: "calls.log") <= 2 * limits.bytes + 64 << 10)
        }
        let status = await delivery.status()
        #expect(status.waitingCount == 1000 && status.waitingBytes <= limits.bytes)
        #expect(status.droppedCount == 99_000)

        destination.answer { _ in .all }
        let before = destination.batches.count
        #expect(await delivery.flush() == .finished)
        let outcomes = (0..<99).map { $0 * 1000 + 7 }
        let expected = outcomes + [99_007] + (99_101...100_000).filter { $0 != 99_007 }
        #expect(destination.batches.dropFirst(before).flatMap(\.self) == Calls.ids(expected))
        #expect(await delivery.status().droppedCount == 99_000)
    }
}
