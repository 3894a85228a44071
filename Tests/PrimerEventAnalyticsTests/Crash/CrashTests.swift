#if os(Linux) || os(macOS)
    import Dispatch
    import Foundation
    import PrimerEventAnalytics
    import PrimerEventsTesting
    import Testing

    /// A process that tracks, and is killed with SIGKILL again and again.
    @Suite(.serialized, .timeLimit(.minutes(5)))
    struct CrashTests {
        private let temporary: TemporaryFolder

        init() throws { temporary = try TemporaryFolder() }

        @Test func `after 200 kills every confirmed call arrives, in order, under an id of its own`() async throws {
            let seed = UInt64.random(in: 0...UInt64.max)
            let confirmed = try await Self.onThread { try Self.killAgainAndAgain(temporary.url, seed: seed) }
            #expect(confirmed.count > 1000)

            let destination = ScriptedDestination()
            let spool = try EventSpool(
                folder: temporary.url.appendingPathComponent("spool"), destination: destination, onReport: { _ in })
            #expect(await spool.flush() == .finished)
            let file = try? String(contentsOf: temporary.url.appendingPathComponent("delivered"), encoding: .utf8)
            let delivered = (file ?? "").split(separator: "\n").compactMap { Int($0) }
            let drained = destination.batches.flatMap(\.self).compactMap { Int($0) }

            // The service forgets what it had before: each call counts where it came first.
            var seen: Set<Int> = []
            let arrived = (delivered + drained).filter { seen.insert($0).inserted }
            #expect(Set(confirmed).subtracting(arrived) == [], "seed \(seed)")
            #expect(arrived == arrived.sorted(), "seed \(seed)")
            #expect(Set(drained).count == drained.count)
        }

        @Test func `a folder of another process is refused, and free when that is killed`() async throws {
            let folder = temporary.url.appendingPathComponent("spool")
            let open: @Sendable () throws -> EventSpool = {
                try EventSpool(folder: folder, destination: ScriptedDestination(), onReport: { _ in })
            }
            try await Self.onThread {
                let other = try SpoolCrasher(folder: temporary.url, first: 1, isOnline: false)
                other.wait(for: 1)
                #expect(throws: SpoolError.folderInUse) { try open() }
                other.kill(after: 1)
            }
            #expect(await (try open()).status().waitingCount >= 1)
        }

        /// The confirmed numbers of 200 processes that were killed.
        private static func killAgainAndAgain(_ folder: URL, seed: UInt64) throws -> [Int] {
            var random = SplitMix(seed: seed)
            var confirmed: [Int] = []
            for round in 0..<200 {
                // Now and then the destination is there, so that it dies in the middle of an acknowledgement, too.
                let crasher = try SpoolCrasher(folder: folder, first: (round + 1) * 10_000, isOnline: round % 3 == 0)
                crasher.kill(after: Int.random(in: 0...40, using: &random))
                confirmed += crasher.confirmed
            }
            return confirmed
        }

        /// Waiting for a process is nothing for Swift's pool of threads.
        private static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws
            -> Value
        {
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue(label: "crash tests").async { continuation.resume(with: Result { try body() }) }
            }
        }
    }
#endif
