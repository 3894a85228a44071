import PrimerEventAnalytics
import PrimerEvents
import Testing

/// A listener whose process dies between any two calls to the system, or between two bytes of a write.
@Suite(.timeLimit(.minutes(3)))
struct DyingListenerTests {
    @Test(arguments: [false, true])
    func `at every moment, each event whose dispatch returned is delivered by this process or the next`(
        isOnline: Bool
    ) async throws {
        var life = 0
        while true {
            let disk = SimulatedDisk()
            let destination = ScriptedDestination { _ in
                if isOnline { return .all }
                throw Offline()
            }
            // A process that dies while the folder is being taken has no listener, and nothing was tracked.
            let tracking = try? FolderTracking(
                disk, life: life, destination: destination, pace: DeliveryPace(batchCalls: 3))
            var confirmed: [Int64] = []
            for sequence in 1...8 {
                guard let tracking else { break }
                tracking.track()
                if disk.isAlive { confirmed.append(Int64(sequence)) }
                if sequence == 5 { await tracking.listener.flush() }
            }
            _ = await tracking?.listener.status()
            let isOver = disk.isAlive

            let next = ScriptedDestination()
            let later = try FolderTracking(disk, destination: next, pace: .default)
            #expect(await later.listener.flush() == .finished)
            let arrived = isOnline ? destination.sequences + next.sequences : next.sequences
            #expect(Set(confirmed).subtracting(arrived) == [], "life \(life)")
            #expect(next.sequences == next.sequences.sorted(), "life \(life)")
            if isOver { break }
            life += 7
        }
        #expect(life > 200)
    }

    @Test func `at every moment, what was tracked before opting out is not delivered by the next process`()
        async throws
    {
        var life = 0
        while true {
            let disk = SimulatedDisk()
            let tracking = try? FolderTracking(
                disk, life: life, destination: ScriptedDestination { _ in throw Offline() },
                pace: DeliveryPace(batchCalls: 3))
            tracking?.track(4)
            try? tracking?.listener.optOut()
            let isOptedOut = disk.isAlive
            tracking?.track(4)
            tracking?.listener.optIn()
            tracking?.track()
            let isOver = disk.isAlive

            let next = ScriptedDestination()
            let later = try FolderTracking(disk, destination: next, pace: .default)
            #expect(await later.listener.flush() == .finished)
            if isOptedOut { #expect(Set(next.sequences).isSubset(of: [5]), "life \(life)") }
            if isOver {
                #expect(next.sequences == [5])
                break
            }
            life += 1
        }
        #expect(life > 200)
    }
}
