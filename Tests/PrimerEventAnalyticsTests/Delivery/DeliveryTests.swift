import PrimerEventListeners
import PrimerEventAnalytics
import Testing

/// Batches, and what becomes of them when all goes well.
@Suite(.timeLimit(.minutes(3)))
struct DeliveryTests {
    @Test func `calls are collected, and delivered together in order`() async throws {
        let stage = try Stage(pace: DeliveryPace(collecting: 5))
        stage.track(1...3)
        await stage.pass(4.9)
        #expect(await stage.delivery.status().waitingCount == 3)
        await stage.pass(0.1)
        await stage.destination.wait(for: 1)
        #expect(await stage.delivery.flush() == .finished)
        #expect(stage.destination.batches == [Calls.ids(1...3)])
    }

    @Test func `a full batch does not wait`() async throws {
        let stage = try Stage(pace: DeliveryPace(batchCalls: 3))
        stage.track(1...3)
        await stage.destination.wait(for: 1)
        #expect(stage.destination.batches == [Calls.ids(1...3)])
    }

    @Test func `batches are bounded by calls and by bytes`() async throws {
        let stage = try Stage(pace: DeliveryPace(batchCalls: 4, batchBytes: 5000))
        var calls = Calls.some(1...5)
        calls.append(Calls.large(6, bytes: 4000))
        calls.append(Calls.large(7, bytes: 9000))
        calls.append(Calls.call(8))
        stage.delivery.track(calls)
        #expect(await stage.delivery.flush() == .finished)
        #expect(stage.destination.batches == [Calls.ids(1...4), Calls.ids(5...6), Calls.ids(7...7), Calls.ids(8...8)])
    }

    @Test func `a call arrives with all that it had`() async throws {
        let stage = try Stage()
        let properties: [ExportedField] = [
            ExportedField("order id", .string("o\n1")), ExportedField("list", .list([.integer(-1), .bool(true)])),
        ]
        let call = Calls.call(1, isOutcome: true, properties: properties)
        stage.delivery.track([call])
        _ = await stage.delivery.flush()
        #expect(stage.destination.calls == [call])
    }

    @Test func `a backlog is delivered by the next process, without being asked`() async throws {
        let disk = SimulatedDisk()
        let first = try Stage(disk: disk)
        first.track(1...3)
        first.delivery.close()
        let second = try Stage(disk: disk)
        await second.pass(5)
        await second.destination.wait(for: 1)
        #expect(second.destination.batches == [Calls.ids(1...3)])
    }

    @Test func `calls that the destination names are gone, the others are sent again`() async throws {
        let destination = ScriptedDestination { batch in .only([batch[0].id, "unknown"]) }
        let stage = try Stage(destination: destination)
        stage.track(1...3)
        #expect(await stage.delivery.flush() == .finished)
        #expect(destination.batches == [Calls.ids(1...3), Calls.ids(2...3), Calls.ids(3...3)])
    }

    @Test func `a flush waits for what is under way, and one with nothing to send is finished`() async throws {
        let stage = try Stage()
        #expect(await stage.delivery.flush() == .finished)
        stage.track(1...1)
        async let first = stage.delivery.flush()
        async let second = stage.delivery.flush()
        #expect(await [first, second] == [.finished, .finished])
        #expect(stage.destination.batches == [Calls.ids(1...1)])
    }

    @Test func `a flush ends with its task, and the delivery goes on`() async throws {
        let hold = Hold()
        let stage = try Stage(destination: ScriptedDestination { _ in await hold.wait() })
        stage.track(1...1)
        let flush = Task { [delivery = stage.delivery] in await delivery.flush() }
        await hold.begun()
        flush.cancel()
        #expect(await flush.value == .cancelled)
        hold.release(.all)
        #expect(await stage.delivery.flush() == .finished)
        #expect(stage.destination.batches.count == 1)
    }
}
