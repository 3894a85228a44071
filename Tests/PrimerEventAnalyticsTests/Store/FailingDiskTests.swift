import DurableFiles
import Foundation
import Testing

@testable import PrimerEventAnalytics

/// A disk that is full, refuses or loses its files.
struct FailingDiskTests {
    private let disk = SimulatedDisk()

    @Test func `calls go on in memory while the disk is full, and to the disk when it is not`() {
        var store = Stores.open(disk)
        store.append([Calls.call(1)])
        disk.change { $0.space = 0 }
        store.append([Calls.call(2)])
        store.append([Calls.call(3)])
        #expect(store.waiting == Calls.ids(1...3))
        #expect(store.reports == [.inMemory(.full)])
        store.restore()
        #expect(store.problem == .full)
        disk.change { $0.space = nil }
        store.restore()
        #expect(store.reports == [.inMemory(.full), .onDisk])
        #expect(Stores.open(disk).waiting == Calls.ids(1...3))
    }

    @Test func `a batch that the disk takes in part is taken back from it`() {
        var store = Stores.open(disk)
        store.append([Calls.call(1)])
        let before = disk[Stores.logPath]
        disk.change { $0.space = 30 }
        store.append(Calls.some(2...4))
        #expect(disk[Stores.logPath] == before)
        #expect(Stores.open(disk).waiting == Calls.ids(1...1))
    }

    @Test func `what the disk takes in small pieces is written all the same`() {
        disk.change { $0.mostPerWrite = 7 }
        var store = Stores.open(disk)
        store.append(Calls.some(1...20))
        store.acknowledge(Calls.ids(1...5))
        #expect(store.problem == nil)
        #expect(Stores.open(disk).waiting == Calls.ids(6...20))
    }

    @Test(arguments: [
        (SimulatedDisk.Operation.makeFolder, EACCES, DiskProblem.notPermitted), (.makeFolder, ENOTDIR, .missing),
        (.open, EACCES, .notPermitted), (.open, EMFILE, .other(code: EMFILE)), (.lock, EIO, .other(code: EIO)),
        (.read, EIO, .other(code: EIO)), (.write, EIO, .other(code: EIO)), (.write, EROFS, .notPermitted),
        (.write, EDQUOT, .full), (.flush, EIO, .other(code: EIO)), (.move, EPERM, .notPermitted),
    ])
    func `whatever fails first, calls are kept in memory and come to the disk later`(
        operation: SimulatedDisk.Operation, code: Int32, problem: DiskProblem
    ) {
        disk.change { $0.failures[operation] = code }
        // Only such a store flushes a log that has nothing in it.
        var store = Stores.open(disk, durability: .lossOfPower)
        store.append(Calls.some(1...3))
        #expect(store.problem == problem)
        #expect(store.waiting == Calls.ids(1...3))
        disk.change { $0.failures = [:] }
        store.restore()
        #expect(store.problem == nil)
        #expect(Stores.open(disk).waiting == Calls.ids(1...3))
    }

    @Test func `files of before that cannot be read yet are not written over`() {
        var first = Stores.open(disk)
        first.append(Calls.some(1...3))
        first.setAside("c1", reason: .tooLarge)
        disk.change { $0.failures[.read] = EACCES }
        var store = Stores.open(disk)
        store.append(Calls.some(3...5))
        #expect(store.waiting == Calls.ids(3...5))
        disk.change { $0.failures = [:] }
        store.restore()
        #expect(store.waiting == Calls.ids(2...5))
        #expect(store.setAside.entries.map(\.call.id) == ["c1"])
        #expect(Stores.open(disk).waiting == Calls.ids(2...5))
    }

    @Test func `a folder that someone removed is made again, with what waits in it`() throws {
        var store = Stores.open(disk)
        store.append([Calls.call(1)])
        disk.removeEverything()
        store.append([Calls.call(2)])
        #expect(store.problem == .missing)
        store.restore()
        #expect(Stores.open(disk).waiting == Calls.ids(1...2))
    }

    @Test func `a folder that was removed and is another's now stays the other's`() {
        var store = Stores.open(disk)
        disk.removeEverything()
        let other = disk.sameProcess
        _ = try? other.makeFolder(Stage.folder)
        let lock = try? other.openFile(Stores.lockPath, for: .locking)
        #expect(lock.map { (try? other.tryLock($0)) == true } == true)
        store.append([Calls.call(1)])
        store.restore()
        #expect(store.problem == .folderInUse)
        #expect(store.waiting == Calls.ids(1...1))
        #expect(disk[Stores.logPath] == nil)
    }

    @Test func `limits hold in memory, too, and drops are counted on`() {
        let limits = DeliveryLimits(calls: 5)
        var store = Stores.open(disk, limits: limits)
        disk.change { $0.space = 0 }
        store.append((1...20).map { Calls.call($0, isOutcome: $0 == 2) })
        #expect(store.waiting == ["c2"] + Calls.ids(17...20))
        disk.change { $0.space = nil }
        store.restore()
        #expect(Stores.open(disk, limits: limits).dropped == 15)
    }

    @Test func `a log that cannot be made smaller is appended to, up to a bound`() {
        let limits = DeliveryLimits(calls: 100, bytes: 16 << 10, bytesPerCall: 8 << 10)
        var store = Stores.open(disk, limits: limits)
        disk.change { $0.failures[.move] = ENOSPC }
        var number = 0
        while store.problem == nil, number < 50_000 {
            number += 1
            store.append([Calls.call(number)])
            store.acknowledge(["c\(number)"])
            store.rewriteIfDue()
        }
        #expect(disk.bytes <= 4 * limits.bytes + 1 << 20 + 1000)
        #expect(number > 1000)
        #expect(store.problem == .full)
        #expect(store.reports == [.notCompacted(.full), .inMemory(.full)])
    }

    @Test func `calls are flushed to the drive where they have to survive a loss of power`() async throws {
        for (durability, flushes) in [(DeliveryDurability.endOfProcess, 0), (.lossOfPower, 2)] {
            let stage = try Stage(durability: durability)
            _ = await stage.delivery.status()
            let before = stage.disk.flushes
            for numbers in [1...3, 4...6] {
                stage.delivery.track(Calls.some(numbers))
                _ = await stage.delivery.status()
            }
            #expect(stage.disk.flushes - before == flushes)
        }
    }

    @Test func `a drive that cannot be flushed is a problem of the disk`() async throws {
        let stage = try Stage(durability: .lossOfPower)
        _ = await stage.delivery.status()
        stage.disk.change { $0.failures[.flush] = EIO }
        stage.track(1...1)
        _ = await stage.delivery.status()
        #expect(await stage.delivery.status().storage == .memory(.other(code: EIO)))
    }
}
