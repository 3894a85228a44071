import EventTree
import Foundation
import ListenerSupport
import PrimerEventAnalytics
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Delivery, off the actor of the tree.
@Suite(.timeLimit(.minutes(5)))
@MainActor
struct ListenerDeliveryTests {
    @Test func `calls are delivered in order, in batches`() async {
        let tracking = Tracking(pace: DeliveryPace(batchCalls: 2))
        tracking.dispatch(Ready(), PaymentStart.with(.paymentCard), PaymentSuccess.of())
        let calls = await tracking.calls()
        #expect(calls.map(\.sequence) == [1, 2, 3, 4, 5])
        #expect(tracking.service.batches.allSatisfy { $0.count <= 2 })
    }

    @Test func `an unfilled batch is delivered after a time`() async {
        let tracking = Tracking()
        tracking.dispatch(Ready())
        #expect(await tracking.listener.status().waitingCount == 1)
        #expect(tracking.service.calls == [])
        #expect(tracking.stage.time.secondsToNext == 5)
        tracking.stage.time.advanceToNext()
        #expect(await tracking.names() == ["checkout started"])
    }

    @Test func `nothing runs on the main actor while a batch is delivered`() async {
        let onMain = Heard<Bool>()
        let listener = AnalyticsListener { _ in onMain.hear(isOnMainThread()) }
        let stage = CheckoutStage.withPrivateId()
        stage.hub.addEventListener(listener)
        stage.checkout.dispatchEvent(Ready())
        #expect(await listener.flush() == .finished)
        #expect(onMain.values == [false])
    }

    @Test func `what the destination does not take is reported, kept and delivered again, with the same ids`() async {
        let tracking = Tracking(service: Service(answering: [{ _ in throw Service.Unreachable() }]))
        tracking.dispatch(Ready(), PaymentSuccess.of())
        #expect(await tracking.listener.flush() == .postponed)
        #expect(await tracking.listener.status().waitingCount == 2)
        #expect(tracking.reports.values == [.notDelivered(.failed(errorType: "Unreachable"), retryAfter: 1)])
        #expect(await tracking.listener.flush() == .finished)
        #expect(
            tracking.service.batches.map { $0.map(\.id) }
                == Array(
                    repeating: ["session-1/checkout started", "pay_1/order completed"], count: 2))
    }

    @Test func `a call that is refused for good is reported and set aside, with one line of the reason`() async throws {
        let refuse: Service.Answer = { _ in throw DeliveryRefusal.invalid(reason: "no such property") }
        let tracking = Tracking(pace: DeliveryPace(batchCalls: 1), service: Service(answering: [refuse]))
        tracking.dispatch(Ready())
        #expect(await tracking.listener.flush() == .finished)
        #expect(tracking.reports.values == [.setAside(kept: 1)])
        let call = try #require(await tracking.listener.setAsideCalls().first)
        #expect(call.id == "session-1/checkout started")
        #expect(call.reason == .invalid("no such property"))
        await tracking.listener.returnSetAsideCalls()
        #expect(await tracking.names() == ["checkout started", "checkout started"])
        await tracking.listener.discardSetAsideCalls()
        #expect(await tracking.listener.status().setAsideCount == 0)
    }

    @Test func `what was tracked is delivered although listener and hub are gone`() async {
        let (delivered, told) = AsyncStream.makeStream(of: [String].self)
        let timer = ManualTime()
        do {
            let hub = PrimerEventHub(diagnostics: { _ in })
            hub.addEventListener(AnalyticsListener(timer: timer.timer) { told.yield($0.map(\.name)) })
            hub.addCheckout().dispatchEvent(Ready())
        }
        // The timer is started on a queue.
        while timer.waitingCount == 0 { await Task.yield() }
        timer.advanceToNext()
        for await names in delivered {
            #expect(names == ["checkout started"])
            break
        }
    }

    @Test func `a flush whose task is cancelled returns, although the destination hangs`() async {
        let hangs = AsyncStream<Void> { _ in }
        let listener = AnalyticsListener(pace: DeliveryPace(batchCalls: 1)) { _ in for await _ in hangs {} }
        let stage = CheckoutStage.withPrivateId()
        stage.hub.addEventListener(listener)
        stage.checkout.dispatchEvent(Ready())
        let flush = Task { await listener.flush() }
        flush.cancel()
        #expect(await flush.value == .cancelled)
    }

    @Test func `without a folder, too, a destination that never returns is timed out, and what waits behind it sent`()
        async
    {
        let hold = Hold()
        let stage = Stage(inMemoryWith: ScriptedDestination { _ in await hold.wait() })
        stage.track(1...2)
        let flush = Task { [delivery = stage.delivery] in await delivery.flush() }
        await hold.begun()
        stage.track(3...3)
        await stage.pass(30)
        #expect(await flush.value == .postponed)
        #expect(stage.reports.all == [.notDelivered(.timeout, retryAfter: 1)])
        stage.destination.answer { _ in .all }
        #expect(await stage.delivery.flush() == .finished)
        #expect(stage.destination.batches == [Calls.ids(1...2), Calls.ids(1...3)])
        hold.release(.all)
    }

    @Test func `memory is bounded as a folder is`() async {
        let tracking = AnalyticsListener(
            to: ScriptedDestination { _ in throw Offline() }, plan: FolderTracking.plan,
            limits: DeliveryLimits(calls: 10), timer: ManualTime().timer, onReport: { _ in })
        FolderTracking(tracking).track(100)
        let status = await tracking.status()
        #expect(status.waitingCount == 10 && status.droppedCount == 90)
        #expect(status.storage == .memory(nil))
    }
}

/// `Thread.isMainThread` is not to be asked in an async context.
private func isOnMainThread() -> Bool { Thread.isMainThread }
