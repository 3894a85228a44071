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
        let tracking = Tracking(rules: DeliveryRules(batchCalls: 2))
        tracking.dispatch(Ready(), PaymentStart.with(.paymentCard), PaymentSuccess.of())
        let calls = await tracking.calls()
        #expect(calls.map(\.sequence) == [1, 2, 3, 4, 5])
        #expect(tracking.service.batches.allSatisfy { $0.count <= 2 })
    }

    @Test func `an unfilled batch is delivered after a pause`() async {
        let tracking = Tracking()
        tracking.dispatch(Ready())
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
        #expect(await listener.flush() == 0)
        #expect(onMain.values == [false])
    }

    @Test func `what the destination does not take is told, kept and delivered again, with the same ids`() async {
        let tracking = Tracking(service: Service(answering: [{ _ in throw Service.Unreachable() }]))
        tracking.dispatch(Ready(), PaymentSuccess.of())
        #expect(await tracking.listener.flush() == 2)
        #expect(tracking.failures.values == [.postponed(calls: 2, errorType: "Unreachable", retryAfter: 1)])
        #expect(await tracking.listener.flush() == 0)
        #expect(
            tracking.service.batches.map { $0.map(\.id) }
                == Array(
                    repeating: ["session-1/checkout started", "pay_1/order completed"], count: 2))
    }

    @Test func `a call that is refused for good is told and given up`() async {
        let refuse: Service.Answer = { _ in throw DeliveryRefusal.invalid(reason: "a\nb") }
        let tracking = Tracking(rules: DeliveryRules(batchCalls: 1), service: Service(answering: [refuse]))
        tracking.dispatch(Ready())
        #expect(await tracking.listener.flush() == 0)
        #expect(
            tracking.failures.values.map(\.description)
                == ["The track call checkout started (session-1/checkout started) was refused and is given up: a\\nb"])
    }

    @Test func `what was tracked is delivered although listener and hub are gone`() async {
        let (delivered, told) = AsyncStream.makeStream(of: [String].self)
        let timer = ManualTime()
        do {
            let hub = PrimerEventHub(diagnostics: { _ in })
            hub.addEventListener(AnalyticsListener(timer: timer.timer) { told.yield($0.map(\.name)) })
            hub.addCheckout().dispatchEvent(Ready())
        }
        timer.advanceToNext()
        for await names in delivered {
            #expect(names == ["checkout started"])
            break
        }
    }

    @Test func `a flush whose task is cancelled returns, although the destination hangs`() async {
        let hangs = AsyncStream<Void> { _ in }
        let listener = AnalyticsListener(rules: DeliveryRules(batchCalls: 1)) { _ in for await _ in hangs {} }
        let stage = CheckoutStage.withPrivateId()
        stage.hub.addEventListener(listener)
        stage.checkout.dispatchEvent(Ready())
        let flush = Task { await listener.flush() }
        flush.cancel()
        #expect(await flush.value == 1)
    }
}

/// `Thread.isMainThread` is not to be asked in an async context.
private func isOnMainThread() -> Bool { Thread.isMainThread }
