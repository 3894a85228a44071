import EventTree
import Foundation
import PrimerEventListeners
import PrimerEventAnalytics
import Testing

/// The recipe for the spool does what the README says of it.
@Suite(.timeLimit(.minutes(5)))
struct SpoolTests {
    private final class Service: AnalyticsDestination {
        private let state = Locked<[String]>([])
        var ids: [String] { state.withLock { $0 } }

        func deliver(_ batch: [TrackCall]) async throws -> DeliveryReceipt {
            state.withLock { $0 += batch.map(\.id) }
            return .all
        }
    }

    private static func call(_ id: String) -> TrackCall {
        TrackCall(
            id: id, name: "order completed", sequence: 1, time: "2026-07-30T10:00:00.000Z", isOutcome: true,
            properties: [])
    }

    @Test func `what is tracked reaches the service, also after a restart, but not after consent is withdrawn`()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("readme-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let service = Service()
        let first = try Spooling.open(in: folder, before: service)
        _ = try await first.deliver([Self.call("1")])
        await first.close()
        let second = try Spooling.open(in: folder, before: service)
        await Spooling.leave(second)
        #expect(service.ids == ["1"])
        try await Spooling.withdrawConsent(from: second)
        _ = try await second.deliver([Self.call("2")])
        await Spooling.leave(second)
        #expect(service.ids == ["1"])
    }
}
