import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Waiting for one event, with a deadline.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct NextTests {
    private let test = CheckoutStage.heard()

    @Test func `an event that comes in time is returned, and the timer called off`() async {
        Task { test.succeed() }
        let success = await test.checkout.next(.paymentSuccess, deadline: 10)
        #expect(success?.detail.payment.id == "pay")
        #expect(test.time.waitingCount == 0)
    }

    @Test func `at the deadline there is no event`() async {
        let start = test.hub.eventTarget.listenerCount
        Task {
            test.time.advance(by: 9)
            #expect(test.time.waitingCount == 1)
            test.time.advance(by: 1)
        }
        let success = await test.hub.next(.paymentSuccess, deadline: 10)
        #expect(success == nil)
        #expect(test.time.waitingCount == 0)
        #expect(test.hub.eventTarget.listenerCount == start)
    }

    @Test func `a cancelled task waits no longer`() async {
        let waiting = Task { await test.checkout.next(.paymentSuccess, deadline: 10) }
        while test.time.waitingCount == 0 { await Task.yield() }
        waiting.cancel()
        #expect(await waiting.value == nil)
        #expect(test.time.waitingCount == 0)
    }

    @Test func `a checkout that is removed keeps nobody waiting`() async {
        Task { test.checkout.remove() }
        #expect(await test.checkout.next(.paymentSuccess) == nil)
        #expect(await test.checkout.next(.paymentSuccess, deadline: 10) == nil)
    }
}
