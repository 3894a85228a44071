import EventTree
import PrimerEventAnalytics
import Testing

/// Destinations that refuse, fail or hang.
@Suite(.timeLimit(.minutes(3)))
struct RefusalTests {
    @Test func `a call that is never acceptable is found and set aside, and the others arrive once, in order`()
        async throws
    {
        let destination = ScriptedDestination { batch in
            if batch.contains(where: { $0.id == "c37" }) { throw DeliveryRefusal.invalid(reason: "no such property") }
            return .all
        }
        let stage = try Stage(destination: destination)
        stage.delivery.track(Calls.some(1...100))
        #expect(await stage.delivery.flush() == .finished)
        let arrived = destination.batches.filter { !$0.contains("c37") }.flatMap(\.self)
        #expect(arrived == Calls.ids(1...100).filter { $0 != "c37" })
        #expect(destination.batches.count < 24)
        let aside = await stage.delivery.setAsideCalls()
        #expect(aside == [SetAsideCall(call: Calls.call(37), reason: .invalid("no such property"))])
        #expect(stage.reports.all == [.setAside(kept: 1)])
    }

    @Test func `what was set aside is discarded by its ids, or all of it`() async throws {
        let destination = ScriptedDestination { batch in
            if batch.contains(where: { ["c2", "c5"].contains($0.id) }) { throw DeliveryRefusal.invalid(reason: "key") }
            return .all
        }
        let stage = try Stage(destination: destination)
        stage.delivery.track(Calls.some(1...6))
        #expect(await stage.delivery.flush() == .finished)
        #expect(await stage.delivery.setAsideCalls().map(\.id) == ["c2", "c5"])
        await stage.delivery.discardSetAsideCalls(["c2", "c9"])
        #expect(await stage.delivery.setAsideCalls().map(\.id) == ["c5"])
        await stage.delivery.discardSetAsideCalls()
        #expect(await stage.delivery.setAsideCalls() == [])
    }

    @Test func `a batch too large is halved, and what is too large alone set aside`() async throws {
        let destination = ScriptedDestination { batch in
            if batch.reduce(0, { $0 + ($1.keptBytes?.count ?? 0) }) > 2000 { throw DeliveryRefusal.tooLarge }
            return .all
        }
        let stage = try Stage(destination: destination)
        stage.delivery.track(
            Calls.some(1...20) + [Calls.large(21, bytes: 3000)] + Calls.some(22...60))
        #expect(await stage.delivery.flush() == .finished)
        #expect(await stage.delivery.setAsideCalls().map(\.id) == ["c21"])
        #expect(await stage.delivery.setAsideCalls().map(\.reason) == [.tooLarge])
        let ids = Set(destination.batches.flatMap(\.self))
        #expect(ids == Set(Calls.ids(1...60)))
        // It learnt what goes: the last batches were not refused again.
        #expect(destination.batches.suffix(3).allSatisfy { $0.count > 1 })
    }

    @Test func `after a failure it pauses, longer each time, and then delivers`() async throws {
        let destination = ScriptedDestination { _ in throw Offline() }
        let stage = try Stage(destination: destination)
        stage.track(1...2)
        var count = 0
        for pause in [5.0, 1, 2, 4, 8] {
            count += 1
            await stage.pass(pause)
            await stage.reports.wait(for: count)
        }
        #expect(
            stage.reports.all
                == [1.0, 2, 4, 8, 16].map { .notDelivered(.failed(errorType: "Offline"), retryAfter: $0) })
        destination.answer { _ in .all }
        await stage.pass(16)
        await destination.wait(for: 6)
        #expect(await stage.delivery.flush() == .finished)
        #expect(destination.batches == Array(repeating: Calls.ids(1...2), count: 6))
    }

    @Test(arguments: [(60.0, 60.0), (1e9, 3600), (.infinity, 3600), (0.1, 1), (0, 1), (-5, 1), (.nan, 1)])
    func `a destination says when to come back, within limits`(retryAfter: Double, pause: Double) async throws {
        let destination = ScriptedDestination { _ in throw DeliveryRefusal.unavailable(retryAfter: retryAfter) }
        let stage = try Stage(destination: destination)
        stage.track(1...1)
        #expect(await stage.delivery.flush() == .postponed)
        #expect(stage.reports.all == [.notDelivered(.unavailable, retryAfter: pause)])
    }

    @Test func `a flush does not hurry a destination that asked for time, but any other`() async throws {
        let destination = ScriptedDestination { _ in throw DeliveryRefusal.unavailable(retryAfter: nil) }
        let stage = try Stage(destination: destination)
        stage.track(1...1)
        #expect(await stage.delivery.flush() == .postponed)
        #expect(await stage.delivery.flush() == .postponed)
        #expect(destination.batches.count == 2)
        destination.answer { _ in throw DeliveryRefusal.unavailable(retryAfter: 60) }
        #expect(await stage.delivery.flush() == .postponed)
        #expect(await stage.delivery.flush() == .postponed)
        #expect(destination.batches.count == 3)
        destination.answer { _ in .all }
        await stage.pass(60)
        await destination.wait(for: 4)
        #expect(await stage.delivery.flush() == .finished)
    }

    @Test func `a destination that takes nothing is asked again after a pause`() async throws {
        let stage = try Stage(destination: ScriptedDestination { _ in .only([]) })
        stage.track(1...1)
        #expect(await stage.delivery.flush() == .postponed)
        #expect(stage.reports.all == [.notDelivered(.nothingTaken, retryAfter: 1)])
    }

    @Test func `a destination that refuses everything is asked less and less, and little is set aside`() async throws {
        let stage = try Stage(destination: ScriptedDestination { _ in throw DeliveryRefusal.invalid(reason: "key") })
        stage.delivery.track(Calls.some(1...100))
        #expect(await stage.delivery.flush() == .postponed)
        #expect(await stage.delivery.status().setAsideCount == 3)
        #expect(stage.reports.all.last == .notDelivered(.refusesAll, retryAfter: 1))
        await stage.pass(1)
        await stage.reports.wait(for: 6)
        #expect(await stage.delivery.status().setAsideCount == 4)
        #expect(stage.reports.all.last == .notDelivered(.refusesAll, retryAfter: 2))
        stage.destination.answer { _ in .all }
        await stage.delivery.returnSetAsideCalls()
        #expect(await stage.delivery.flush() == .finished)
        #expect(stage.destination.batches.suffix(1).flatMap(\.self).suffix(4) == ["c1", "c2", "c3", "c4"])
    }

    @Test func `a destination that hangs is cancelled and asked again`() async throws {
        let hold = Hold()
        let stage = try Stage(destination: ScriptedDestination { _ in await hold.wait() })
        stage.track(1...2)
        async let flush = stage.delivery.flush()
        await hold.begun()
        await stage.pass(30)
        #expect(await flush == .postponed)
        #expect(stage.reports.all == [.notDelivered(.timeout, retryAfter: 1)])
        stage.destination.answer { _ in .all }
        await stage.pass(1)
        await stage.destination.wait(for: 2)
        #expect(await stage.delivery.flush() == .finished)
        hold.release(.all)
    }
}
