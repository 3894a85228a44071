@testable import PrimerEvents
import Testing

/// Two starts at once: which one joins, and when their attempt ends.
struct JoinedStartsTests {
    private let blik: PaymentMethodType = .adyenBlik

    @Test func `a start of the same method while one is in flight joins it and has its key`() {
        var order = OrderStory()
        let first = order.pay(key: "gate")
        let second = order.start()
        #expect(!first.attempt.isJoined)
        #expect(
            second.attempt
                == PaymentAttempt(number: 1, idempotencyKey: "gate", earlierPayment: .inFlight, isJoined: true))
        #expect(second.question == nil)
        #expect(order.standings == [.inFlight])
    }

    @Test func `a start of the same method while one is undecided is the same tap again`() {
        var order = OrderStory()
        let first = order.start(.payPal)
        let second = order.start(.payPal)
        #expect(second.question == first.start)
        #expect(second.attempt.isJoined)
        order.attempts.receive(.answered(start: first.start, .allowed(key: "order-1")))
        #expect(order.attempts.attempts[0].starts.map(\.sentKey) == ["order-1", "order-1"])
    }

    @Test func `a start of another method is a new attempt with the same key, and the outcome of the older is unknown`()
    {
        var order = OrderStory()
        order.pay()
        let second = order.start(.payPal)
        #expect(second.attempt == PaymentAttempt(number: 2, idempotencyKey: "order-1", earlierPayment: .mayExist))
        #expect(second.superseded == [1])
        #expect(order.standings == [.mayExist, .undecided])
    }

    @Test func `a start of another method aborts one that is undecided`() {
        var order = OrderStory()
        _ = order.start(.payPal)
        let second = order.start()
        #expect(second.replaced == [1])
        #expect(order.standings == [.nothingCreated, .undecided])
        #expect(second.attempt.earlierPayment == .none)
    }

    @Test func `a start of another checkout of the order joins, too`() {
        var order = OrderStory()
        order.pay()
        order.checkout = 2
        #expect(order.start().attempt.isJoined)
    }

    @Test func `a joined attempt ends with a success`() {
        var order = OrderStory.joined()
        order.succeed()
        #expect(order.standings == [.paid])
    }

    @Test func `a joined attempt ends with a wallet's payment-cancel`() {
        var order = OrderStory.joined(.payPal)
        order.cancel(.payPal)
        #expect(order.standings == [.nothingCreated])
        // The failures that say it again change nothing.
        #expect(order.fail(.shopperCancelled).reading == .repetition)
        #expect(order.fail(.shopperCancelled).reading == .repetition)
        #expect(order.attempts.attempts.count == 1)
    }

    @Test func `a joined attempt does not end with another method's cancellation`() {
        var order = OrderStory.joined(blik)
        order.cancel(blik)
        #expect(order.standings == [.inFlight])
        order.cancel(blik)
        #expect(order.standings == [.pendingAfterCancel])
    }

    @Test func `a joined attempt ends with a decline that names a payment where all its starts sent its key`() {
        var order = OrderStory.joined()
        order.decline()
        #expect(order.standings == [.declined])
        var other = OrderStory()
        other.pay()
        other.pay(key: "gate")
        other.decline()
        #expect(other.standings == [.inFlight])
        var keyless = OrderStory.joined(key: .some(nil))
        keyless.decline()
        #expect(keyless.standings == [.inFlight])
    }

    @Test func `a joined attempt ends when each start has reported`() {
        var order = OrderStory.joined(key: .some(nil))
        order.decline("pay-1")
        order.decline("pay-2")
        #expect(order.standings == [.declined])
    }

    @Test func `a start whose page is gone counts as reported when a later one reports`() {
        var order = OrderStory()
        order.pay()
        order.page = 2
        order.attempts.receive(.ready(checkout: 1, page: 2))
        order.pay()
        #expect(order.attempts.attempts.count == 1)
        order.fail(.verifyOnServerFirst)
        #expect(order.standings == [.mayExist])
    }

    @Test func `what a gone start allowed is not forgotten when a gate aborts the later one`() {
        var order = OrderStory()
        order.pay()
        order.attempts.receive(.left(checkout: 1))
        order.checkout = 2
        order.abort()
        #expect(order.standings == [.inFlight])
        order.fail(.nothingWasCreated, .aborted)
        #expect(order.standings == [.mayExist])
        #expect(order.nextKey == "order-1")
    }

    private static let gravity: [(RetryAdvice, RetryAdvice, PaymentAttempts.Standing)] = [
        (.verifyOnServerFirst, .offerRetry, .mayExist), (.offerRetry, .shopperCancelled, .declined),
        (.shopperCancelled, .nothingWasCreated, .pendingAfterCancel),
        (.nothingWasCreated, .verifyOnServerFirst, .mayExist),
    ]

    @Test(arguments: gravity)
    func `of several reports the gravest counts`(
        _ first: RetryAdvice, _ second: RetryAdvice, _ standing: PaymentAttempts.Standing
    ) {
        for pair in [(first, second), (second, first)] {
            var order = OrderStory.joined(key: .some(nil))
            order.fail(pair.0)
            order.fail(pair.1)
            #expect(order.standings == [standing])
        }
    }

    @Test func `a refused key is kept back while a sibling has no outcome, and is no news after its success`() {
        var order = OrderStory.joined()
        #expect(order.refuse().reading == .keptBack)
        #expect(order.standings == [.inFlight])
        #expect(order.attempts.retryAdvice == nil)
        order.succeed()
        #expect(order.standings == [.paid])
        var late = OrderStory.joined()
        late.succeed()
        #expect(late.refuse().reading == .refusedDuplicate)
        #expect(late.standings == [.paid])
        #expect(late.attempts.retryAdvice == nil)
    }

    @Test func `a refused key counts when the last start has ended without a success`() {
        var order = OrderStory.joined(key: .some(nil))
        order.refuse()
        let last = order.fail(.nothingWasCreated)
        #expect(last.releasesRefusal)
        #expect(order.standings == [.mayExist])
        #expect(order.attempts.retryAdvice == .verifyOnServerFirst)
    }

    @Test func `a refused key of a single start counts at once`() {
        var order = OrderStory()
        order.pay()
        #expect(order.refuse().reading == .news)
        #expect(order.standings == [.mayExist])
    }
}
