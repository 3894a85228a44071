#if os(Linux) || os(macOS)
    import Dispatch
    import Foundation
    import PrimerEventAnalytics
    import PrimerEventsTesting
    import Testing

    /// A process whose events a listener tracks, and which is killed with SIGKILL again and again.
    @Suite(.serialized, .timeLimit(.minutes(5)))
    struct CrashTests {
        private let temporary: TemporaryFolder

        init() throws { temporary = try TemporaryFolder() }

        @Test func `after 200 kills every event whose dispatch returned arrives, in order, under an id of its own`()
            async throws
        {
            let seed = UInt64.random(in: 0...UInt64.max)
            let confirmed = try await Self.onThread { try Self.killAgainAndAgain(temporary.url, seed: seed) }
            #expect(confirmed.count > 1000)

            let destination = ScriptedDestination()
            let listener = try AnalyticsListener(
                to: destination, keptIn: Self.folder(in: temporary), onReport: { _ in })
            #expect(await listener.flush() == .finished)
            let delivered = try temporary.text(of: "delivered").split(separator: "\n").compactMap { Int($0) }
            let drained = destination.calls.map(Self.number)

            // The service forgets what it had before: each call counts where it came first.
            var seen: Set<Int> = []
            let arrived = (delivered + drained).filter { seen.insert($0).inserted }
            #expect(Set(confirmed).subtracting(arrived) == [], "seed \(seed)")
            #expect(arrived == arrived.sorted(), "seed \(seed)")
            #expect(Set(drained).count == drained.count)
            #expect(Set(destination.calls.map(\.id)).count == drained.count)
        }

        @Test func `a folder of another process is refused, and free when that is killed`() async throws {
            try await Self.onThread {
                let other = try AnalyticsCrasher(folder: temporary.url, first: 1, isOnline: false)
                other.wait(for: 1)
                #expect(throws: AnalyticsError.folderInUse) { try Self.listener(in: temporary) }
                other.kill(after: 1)
            }
            #expect(await (try Self.listener(in: temporary)).status().waitingCount >= 1)
        }

        private static func folder(in temporary: TemporaryFolder) -> URL {
            temporary.url.appendingPathComponent("analytics")
        }

        private static func listener(in temporary: TemporaryFolder) throws -> AnalyticsListener {
            try AnalyticsListener(to: ScriptedDestination(), keptIn: folder(in: temporary), timer: ManualTime().timer)
        }

        /// The session of a process is the number of its first event.
        private static func number(of call: TrackCall) -> Int {
            (Int(call.id.prefix { $0 != "/" }) ?? 0) + Int(call.sequence) - 1
        }

        /// The confirmed numbers of 200 processes that were killed.
        private static func killAgainAndAgain(_ folder: URL, seed: UInt64) throws -> [Int] {
            var random = SplitMix(seed: seed)
            var confirmed: [Int] = []
            for round in 0..<200 {
                // Now and then the destination is there, so that it dies in the middle of an acknowledgement, too.
                let crasher = try AnalyticsCrasher(
                    folder: folder, first: (round + 1) * 10_000, isOnline: round % 3 == 0)
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
