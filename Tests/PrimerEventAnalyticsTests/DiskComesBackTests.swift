import DurableFiles
import PrimerEventAnalytics
import Testing

/// Calls come back to the disk by themselves.
@Suite(.timeLimit(.minutes(3)))
struct DiskComesBackTests {
    @Test func `the disk is tried again after a pause`() async throws {
        let stage = try Stage(destination: ScriptedDestination { _ in throw Offline() })
        stage.disk.change { $0.space = 0 }
        stage.track(1...1)
        #expect(await stage.delivery.status().storage == .memory(.full))
        stage.disk.change { $0.space = nil }
        await stage.pass(2)
        #expect(await stage.delivery.status().storage == .disk)
        #expect(stage.reports.all.contains(.onDisk))
        stage.delivery.close()
        let next = try Stage(disk: stage.disk)
        #expect(await next.delivery.status().waitingCount == 1)
    }

    @Test func `the disk is tried again less and less often`() async throws {
        let disk = SimulatedDisk()
        disk.change { $0.failures[.makeFolder] = 13 }
        let stage = try Stage(disk: disk)
        for pause in [2.0, 4, 8] {
            await stage.pass(pause)
            #expect(await stage.delivery.status().storage == .memory(.notPermitted))
        }
        #expect(stage.reports.all == [.inMemory(.notPermitted)])
        disk.change { $0.failures = [:] }
        await stage.pass(15)
        #expect(await stage.delivery.status().storage == .memory(.notPermitted))
        await stage.pass(1)
        #expect(await stage.delivery.status().storage == .disk)
    }

    @Test func `a flush tries the disk, too`() async throws {
        let stage = try Stage(destination: ScriptedDestination { _ in throw Offline() })
        stage.disk.change { $0.space = 0 }
        stage.track(1...1)
        stage.disk.change { $0.space = nil }
        _ = await stage.delivery.flush()
        #expect(await stage.delivery.status().storage == .disk)
    }

    @Test func `a delivery whose folder could not be had delivers from memory, and never takes what is another's`()
        async throws
    {
        let disk = SimulatedDisk()
        disk.change { $0.failures[.makeFolder] = 13 }
        let stage = try Stage(disk: disk)
        stage.track(1...1)
        disk.change { $0.failures = [:] }
        let other = disk.sameProcess
        try other.makeFolder(Stage.folder)
        #expect(try other.tryLock(try other.openFile(Stage.folder + "/lock", for: .locking)))
        #expect(await stage.delivery.flush() == .finished)
        #expect(await stage.delivery.status().storage == .memory(.folderInUse))
        try stage.delivery.optOut()
        #expect(stage.destination.batches == [["c1"]])
    }
}
