@testable import PrimerEvents
import Testing

/// The sentences about attempts, one test each.
struct AttemptSentencesTests {
    private let blik: PaymentMethodType = .adyenBlik

    // MARK: An outcome settles its own attempt

    @Test func `an outcome settles its own attempt, and no other with another key`() {
        var order = OrderStory()
        order.pay(blik)
        order.cancel(blik)
        order.pay()
        order.decline()
        #expect(order.standings == [.pendingAfterCancel, .declined])
    }

    /// A card that timed out under a key, and another method that came under the same one.
    private func twoMethods() -> OrderStory {
        var order = OrderStory()
        order.pay()
        order.fail(.verifyOnServerFirst)
        order.pay(.payPal)
        return order
    }

    @Test func `a success that names a payment settles every attempt with the same key`() {
        var order = twoMethods()
        order.succeed()
        #expect(order.standings == [.nothingCreated, .paid])
    }

    @Test func `a decline that names a payment settles every attempt with the same key`() {
        var order = twoMethods()
        order.decline()
        #expect(order.standings == [.nothingCreated, .declined])
        #expect(order.nextKey == "order-2")
    }

    @Test func `a cancellation that names a payment settles every attempt with the same key`() {
        var order = twoMethods()
        order.cancel(.payPal, payment: "pay-2")
        #expect(order.standings == [.nothingCreated, .pendingAfterCancel])
        #expect(order.nextKey == "order-2")
    }

    @Test func `an abort settles no other attempt`() {
        var order = OrderStory()
        order.pay()
        order.fail(.verifyOnServerFirst)
        order.abort(.payPal)
        order.fail(.nothingWasCreated, .aborted)
        #expect(order.standings == [.mayExist, .nothingCreated])
        #expect(order.nextKey == "order-1")
    }

    @Test func `a failure after which nothing was created settles no other attempt`() {
        var order = twoMethods()
        order.fail(.nothingWasCreated)
        #expect(order.standings == [.mayExist, .nothingCreated])
        #expect(order.nextKey == "order-1")
    }

    @Test func `a cancellation without a payment settles no other attempt`() {
        var order = twoMethods()
        order.cancel(.payPal)
        #expect(order.standings == [.mayExist, .nothingCreated])
        #expect(order.nextKey == "order-1")
    }

    @Test func `a decline under another key settles no other attempt`() {
        var order = OrderStory()
        order.pay()
        order.fail(.verifyOnServerFirst)
        order.pay(.payPal, key: "gate")
        order.decline("pay-2")
        #expect(order.standings == [.mayExist, .declined])
    }

    @Test func `while any attempt may exist the next key is the same, and a screen shows to verify`() {
        var order = OrderStory()
        order.pay()
        order.fail(.verifyOnServerFirst)
        order.pay(.payPal, key: "gate")
        #expect(order.decline("pay-2").reading == .news)
        #expect(order.nextKey == "order-1")
        #expect(order.attempts.retryAdvice == .verifyOnServerFirst)
        #expect(order.attempts.earlierPayment == .mayExist)
    }

    @Test func `a screen shows the advice of the last failure, until another payment starts`() {
        var order = OrderStory()
        #expect(order.attempts.retryAdvice == nil)
        order.pay()
        order.decline()
        #expect(order.attempts.retryAdvice == .offerRetry)
        _ = order.start()
        #expect(order.attempts.retryAdvice == nil)
        order.cancel(.paymentCard)
        #expect(order.attempts.retryAdvice == .shopperCancelled)
    }

    @Test func `a native failure after our abort is ours only where nothing else can have failed`() {
        func run(_ order: OrderStory) -> PaymentAttempts.Run { .init(order.attempts, checkout: 1, page: 1) }
        var order = OrderStory(isOrder: false)
        #expect(run(order).abort(hasPayment: false, hasTransportCause: false) == .none)
        order.abort()
        #expect(run(order).abort(hasPayment: false, hasTransportCause: false) == .ours)
        #expect(run(order).abort(hasPayment: true, hasTransportCause: false) == .unclear)
        #expect(run(order).abort(hasPayment: false, hasTransportCause: true) == .unclear)
        order.pay(.payPal)
        #expect(run(order).abort(hasPayment: false, hasTransportCause: false) == .unclear)
        // A start of another run is none of this one.
        order.page = 2
        #expect(
            PaymentAttempts.Run(order.attempts, checkout: 1, page: 2).abort(hasPayment: false, hasTransportCause: false)
                == .none)
    }

    @Test func `a checkout without an order has keys of its own on the web, and none natively`() {
        var web = OrderStory(isOrder: false)
        #expect(web.start().attempt.idempotencyKey == "order-1")
        var native = OrderStory(isOrder: false)
        native.hasOwnKey = false
        #expect(native.start().attempt.idempotencyKey == nil)
        var inOrder = OrderStory()
        inOrder.hasOwnKey = false
        #expect(inOrder.start().attempt.idempotencyKey == "order-1")
    }

    // MARK: One key a payment

    @Test(
        arguments: [
            (IdempotencyKeyChoice(gate: "g", provider: "v", attempt: "a"), .key("g")),
            (IdempotencyKeyChoice(page: "p", provider: "v", attempt: "a"), .key("p")),
            (IdempotencyKeyChoice(provider: "v", attempt: "a"), .key("v")),
            (IdempotencyKeyChoice(attempt: "a"), .key("a")),
            (IdempotencyKeyChoice(), .key(nil)),
        ] as [(IdempotencyKeyChoice, IdempotencyKeyChoice.Choice)])
    func `the key is the gate's, the page's, the provider's, the attempt's, in this order`(
        _ keys: IdempotencyKeyChoice, _ choice: IdempotencyKeyChoice.Choice
    ) {
        #expect(keys.choice == choice)
    }

    @Test func `two different keys of gate and page are a no, and the attempt's own never conflicts`() {
        #expect(IdempotencyKeyChoice(gate: "g", page: "p", attempt: "a").choice == .conflict)
        #expect(IdempotencyKeyChoice(gate: "g", page: "g", attempt: "a").choice == .key("g"))
    }

    @Test func `while an earlier payment may exist its key replaces that of the page and the provider`() {
        #expect(IdempotencyKeyChoice(page: "p", provider: "v", attempt: "a", repeatsAttempt: true).choice == .key("a"))
        #expect(IdempotencyKeyChoice(page: "p", provider: "v", repeatsAttempt: true).choice == .key("p"))
    }

    @Test func `while an earlier payment may exist another key of a gate is sent, with a diagnostic`() {
        #expect(IdempotencyKeyChoice(gate: "g", attempt: "a", repeatsAttempt: true).choice == .otherKey("g"))
        #expect(IdempotencyKeyChoice(gate: "a", attempt: "a", repeatsAttempt: true).choice == .key("a"))
    }

    @Test func `the same key is the one that was really sent, whoever named it`() {
        var order = OrderStory()
        order.pay(key: "gate")
        order.fail(.verifyOnServerFirst)
        #expect(order.nextKey == "gate")
        #expect(order.start().attempt.idempotencyKey == "gate")
    }

    @Test func `a new key is one more than the number of closed keys`() {
        var order = OrderStory()
        order.pay(key: "gate")
        order.decline()
        #expect(order.nextKey == "order-2")
        order.pay()
        order.decline("pay-2")
        #expect(order.nextKey == "order-3")
    }
}
