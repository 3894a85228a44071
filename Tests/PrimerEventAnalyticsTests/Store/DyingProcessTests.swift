import Testing

@testable import PrimerEventAnalytics

/// A process that dies at any moment, between two bytes of a write or between two calls to the system.
struct DyingProcessTests {
    /// What a store was asked to do, and what of it was done before its process died.
    private struct Story {
        struct Progress {
            var begun: Set<String> = []
            var done: Set<String> = []
        }

        var tracked = Progress()
        var acknowledged = Progress()
        var setAside = Progress()
        private let disk: SimulatedDisk

        /// Plays until the process is dead.
        init(_ disk: SimulatedDisk, life: Int) {
            self.disk = disk
            var store = Stores.open(
                disk, limits: DeliveryLimits(calls: 100, bytes: 4096, bytesPerCall: 2048), life: life)
            for round in 0..<3 {
                let calls = (1...2).map { Calls.call(round * 10 + $0) }
                perform(\.tracked, calls.map(\.id)) { store.append(calls) }
                perform(\.acknowledged, [calls[0].id]) { store.acknowledge([calls[0].id]) }
                if round == 1 { perform(\.setAside, [calls[1].id]) { store.setAside(calls[1].id, reason: .tooLarge) } }
                if round == 1 { rewrite(&store) }
                if round == 2 { try? store.writeAnew() }
            }
        }

        /// A smaller log, with a call that comes while it is written.
        private mutating func rewrite(_ store: inout CallStore) {
            store.disk?.compactsAt = 0
            guard let rewrite = store.beginRewrite() else { return }
            let file = rewrite.write()
            perform(\.tracked, ["c15"]) { store.append([Calls.call(15)]) }
            perform(\.acknowledged, ["c2"]) { store.acknowledge(["c2"]) }
            store.finishRewrite(file)
        }

        private mutating func perform(_ progress: WritableKeyPath<Self, Progress>, _ ids: [String], _ body: () -> Void)
        {
            guard isAlive else { return }
            self[keyPath: progress].begun.formUnion(ids)
            body()
            if isAlive { self[keyPath: progress].done.formUnion(ids) }
        }

        var isAlive: Bool { disk.isAlive }
    }

    @Test func `at every moment, what was confirmed is there after a restart, in order and once`() {
        var life = 0
        while true {
            let disk = SimulatedDisk()
            let story = Story(disk, life: life)
            if story.isAlive { break }
            let store = Stores.open(disk)
            let aside = Set(store.setAside.entries.map(\.call.id))
            let there = Set(store.waiting).union(aside)
            #expect(there.isSuperset(of: story.tracked.done.subtracting(story.acknowledged.begun)))
            #expect(there.isSubset(of: story.tracked.begun.subtracting(story.acknowledged.done)))
            #expect(aside.isSuperset(of: story.setAside.done) && aside.isSubset(of: story.setAside.begun))
            #expect(story.setAside.done.isDisjoint(with: store.waiting))
            let numbers = store.waiting.compactMap { Int($0.dropFirst()) }
            #expect(zip(numbers, numbers.dropFirst()).allSatisfy(<))
            #expect(store.problem == nil)
            life += 1
        }
        #expect(life > 1000)
    }
}
