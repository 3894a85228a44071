import DurableFiles
import Testing

@testable import PrimerEventAnalytics

/// What is in the log is what is in memory.
struct CallStoreTests {
    private let disk = SimulatedDisk()

    @Test func `calls, acknowledgements and drops are there after a restart`() {
        let limits = DeliveryLimits(calls: 5)
        var store = Stores.open(disk, limits: limits)
        store.append(Calls.some(1...7))
        store.acknowledge(["c4", "c6"])
        let again = Stores.open(disk, limits: limits)
        #expect(again.waiting == ["c3", "c5", "c7"])
        #expect(again.dropped == 2)
    }

    @Test func `a call that waits is not taken again, one that was acknowledged is`() {
        var store = Stores.open(disk)
        store.append(Calls.some([1, 2, 1]))
        store.append(Calls.some([2, 3]))
        #expect(store.waiting == Calls.ids(1...3))
        store.acknowledge(["c1"])
        store.append([Calls.call(1)])
        #expect(store.waiting == ["c2", "c3", "c1"])
        #expect(Stores.open(disk).waiting == ["c2", "c3", "c1"])
    }

    @Test func `smaller limits drop what is too much after a restart, and count it once`() {
        var store = Stores.open(disk)
        store.append((1...10).map { Calls.call($0, isOutcome: $0 == 1) })
        let limits = DeliveryLimits(calls: 4)
        for _ in 0..<2 {
            let smaller = Stores.open(disk, limits: limits)
            #expect(smaller.waiting == ["c1"] + Calls.ids(8...10))
            #expect(smaller.dropped == 6)
        }
    }

    @Test func `a call that is too large is dropped alone, counted and told`() {
        let limits = DeliveryLimits(bytesPerCall: 1000)
        var store = Stores.open(disk, limits: limits)
        store.append([Calls.call(1), Calls.large(2, bytes: 1000), Calls.call(3)])
        #expect(store.waiting == ["c1", "c3"])
        #expect(store.reports == [.tooLarge(calls: 1)])
        #expect(Stores.open(disk, limits: limits).dropped == 1)
    }

    @Test func `the largest call there can be is read again`() {
        let limits = DeliveryLimits(bytesPerCall: DeliveryLimits.largestCall)
        var store = Stores.open(disk, limits: limits)
        let around = Calls.large(1, bytes: 0).keptBytes?.count ?? 0
        store.append([Calls.large(1, bytes: DeliveryLimits.largestCall - around)])
        #expect(store.waiting == ["c1"])
        #expect(Stores.open(disk, limits: limits).waiting == ["c1"])
    }

    @Test func `a batch of many calls is written in pieces`() {
        var store = Stores.open(disk)
        store.append(Calls.some(1...2000))
        #expect(Stores.open(disk).waiting == Calls.ids(1...2000))
    }

    @Test func `what is gone leaves the log before it is more than what waits`() {
        let limits = DeliveryLimits(calls: 50, bytes: 16 << 10, bytesPerCall: 8 << 10)
        var store = Stores.open(disk, limits: limits)
        for number in 1...3000 {
            store.append([Calls.call(number)])
            if number % 3 == 0 { store.acknowledge(["c\(number)"]) }
            store.rewriteIfDue()
            #expect(disk.bytes <= 2 * limits.bytes + 64 << 10)
        }
        #expect(Stores.open(disk, limits: limits).waiting == store.waiting)
    }

    @Test func `drops are told at the first and whenever they have doubled`() {
        var store = Stores.open(disk, limits: DeliveryLimits(calls: 1))
        for number in 1...101 { store.append([Calls.call(number)]) }
        #expect(store.reports == [1, 2, 4, 8, 16, 32, 64].map { .dropped(total: $0) })
    }

    @Test func `a call that was dropped under way and arrived is not counted as dropped`() {
        let limits = DeliveryLimits(calls: 2)
        var store = Stores.open(disk, limits: limits)
        store.append(Calls.some(1...2))
        store.underWay = ["c1", "c2"]
        store.append(Calls.some(3...4))
        #expect(store.dropped == 2)
        store.acknowledge(["c1", "c2"])
        #expect(store.dropped == 0)
        let again = Stores.open(disk, limits: limits)
        #expect(again.dropped == 0)
        #expect(again.waiting == ["c3", "c4"])
    }

    @Test func `calls set aside are bounded, kept and can wait again`() {
        let limits = DeliveryLimits(setAsideCalls: 2)
        var store = Stores.open(disk, limits: limits)
        store.append(Calls.some(1...4))
        for id in Calls.ids(1...3) { store.setAside(id, reason: .invalid("no")) }
        var again = Stores.open(disk, limits: limits)
        #expect(
            again.setAside.entries.map(\.call)
                == [2, 3].map {
                    SetAsideCall(call: Calls.call($0), reason: .invalid("no"))
                })
        #expect(again.waiting == ["c4"])
        again.discardSetAside(["c2"])
        again.returnSetAside()
        let last = Stores.open(disk, limits: limits)
        #expect(last.setAside.entries.isEmpty)
        #expect(last.waiting == ["c4", "c3"])
    }

    @Test func `forgetting leaves no byte of a call on the disk`() throws {
        var store = Stores.open(disk)
        store.append(Calls.some(1...4))
        store.setAside("c1", reason: .tooLarge)
        disk[Stores.logPath + ".new"] = [1]
        try store.forget()
        #expect(disk.bytes == 0)
        #expect(store.waiting.isEmpty)
        let again = Stores.open(disk)
        #expect(again.waiting.isEmpty && again.setAside.entries.isEmpty)
    }

    @Test func `a log that was being made smaller leaves no byte on the disk, whenever it is forgotten`() throws {
        for forgetsFirst in [true, false] {
            var store = Stores.open(disk)
            store.append(Calls.some(1...4))
            store.disk?.compactsAt = 0
            let begun = store.beginRewrite()
            let rewrite = try #require(begun)
            if forgetsFirst { try store.forget() }
            let file = rewrite.write()
            if !forgetsFirst { try store.forget() }
            store.finishRewrite(file)
            #expect(disk.bytes == 0)
            #expect(store.problem == nil)
        }
    }

    @Test func `a folder is given back when a log that is being made smaller is done with`() throws {
        var store = Stores.open(disk)
        store.append(Calls.some(1...4))
        store.disk?.compactsAt = 0
        let begun = store.beginRewrite()
        let rewrite = try #require(begun)
        store.close()
        var other = OwnedFolder(path: Stage.folder, files: disk.sameProcess)
        guard case .refused = try other.claim() else {
            Issue.record("two owners write to it")
            return
        }
        store.finishRewrite(rewrite.write())
        guard case .taken = try other.claim() else {
            Issue.record("not given back")
            return
        }
        #expect(Stores.open(disk).waiting == Calls.ids(1...4))
    }

    @Test func `what a killed process left of a smaller log is removed`() {
        let calls = Stores.open(disk).disk
        disk[Stage.folder + "/calls.log.rewritten"] = [1, 2, 3]
        _ = Stores.open(disk)
        #expect(disk[calls?.rewrittenPath ?? ""] == nil)
    }

    @Test func `where files may not be removed, forgetting empties them`() throws {
        var store = Stores.open(disk)
        store.append(Calls.some(1...4))
        disk.change { $0.failures[.remove] = 13 }
        try store.forget()
        #expect(disk.bytes == 0)
    }

    @Test func `where they may not be emptied either, forgetting says so`() {
        var store = Stores.open(disk)
        store.append(Calls.some(1...4))
        disk.change {
            $0.failures[.remove] = 13
            $0.failures[.shorten] = 13
        }
        #expect(throws: DiskProblem.notPermitted) { try store.forget() }
        #expect(store.waiting.isEmpty)
    }
}
