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

    // MARK: Two starts at once

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

    /// Two starts of one method, both allowed under one key.
    private func joined(_ method: PaymentMethodType = .paymentCard, key: String?? = .none) -> OrderStory {
        var order = OrderStory()
        order.pay(method, key: key)
        order.pay(method, key: key)
        return order
    }

    @Test func `a joined attempt ends with a success`() {
        var order = joined()
        order.succeed()
        #expect(order.standings == [.paid])
    }

    @Test func `a joined attempt ends with a wallet's payment-cancel`() {
        var order = joined(.payPal)
        order.cancel(.payPal)
        #expect(order.standings == [.nothingCreated])
        // The failures that say it again change nothing.
        #expect(order.fail(.shopperCancelled).reading == .repetition)
        #expect(order.fail(.shopperCancelled).reading == .repetition)
        #expect(order.attempts.attempts.count == 1)
    }

    @Test func `a joined attempt does not end with another method's cancellation`() {
        var order = joined(blik)
        order.cancel(blik)
        #expect(order.standings == [.inFlight])
        order.cancel(blik)
        #expect(order.standings == [.pendingAfterCancel])
    }

    @Test func `a joined attempt ends with a decline that names a payment where all its starts sent its key`() {
        var order = joined()
        order.decline()
        #expect(order.standings == [.declined])
        var other = OrderStory()
        other.pay()
        other.pay(key: "gate")
        other.decline()
        #expect(other.standings == [.inFlight])
        var keyless = joined(key: .some(nil))
        keyless.decline()
        #expect(keyless.standings == [.inFlight])
    }

    @Test func `a joined attempt ends when each start has reported`() {
        var order = joined(key: .some(nil))
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
            var order = joined(key: .some(nil))
            order.fail(pair.0)
            order.fail(pair.1)
            #expect(order.standings == [standing])
        }
    }

    @Test func `a refused key is kept back while a sibling has no outcome, and is no news after its success`() {
        var order = joined()
        #expect(order.refuse().reading == .keptBack)
        #expect(order.standings == [.inFlight])
        #expect(order.attempts.retryAdvice == nil)
        order.succeed()
        #expect(order.standings == [.paid])
        var late = joined()
        late.succeed()
        #expect(late.refuse().reading == .refusedDuplicate)
        #expect(late.standings == [.paid])
        #expect(late.attempts.retryAdvice == nil)
    }

    @Test func `a refused key counts when the last start has ended without a success`() {
        var order = joined(key: .some(nil))
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

    // MARK: Page loads

    @Test func `attempts stay open across page loads, and an outcome comes before the next page's ready`() {
        var order = OrderStory()
        order.attempts.receive(.ready(checkout: 1, page: 1))
        order.pay("ADYEN_IDEAL")
        order.page = 2
        #expect(order.succeed().attempt?.number == 1)
        #expect(order.standings == [.paid])
        #expect(order.attempts.receive(.ready(checkout: 1, page: 2)) == .superseded([]))
    }

    @Test func `a next page's ready closes nothing`() {
        var order = OrderStory()
        order.attempts.receive(.ready(checkout: 1, page: 1))
        order.pay()
        #expect(order.attempts.receive(.ready(checkout: 1, page: 2)) == .superseded([]))
        #expect(order.standings == [.inFlight])
    }

    @Test func `a second ready on the same page makes the outcome unknown, and a late one still settles it`() {
        var order = OrderStory()
        order.attempts.receive(.ready(checkout: 1, page: 1))
        order.pay()
        #expect(order.attempts.receive(.ready(checkout: 1, page: 1)) == .superseded([1]))
        #expect(order.standings == [.mayExist])
        order.decline()
        #expect(order.standings == [.declined])
    }

    @Test func `the late outcome of an attempt that another method superseded still settles it`() {
        var order = OrderStory()
        order.pay(blik)
        order.pay()
        #expect(order.succeed("pay-1", method: blik).attempt?.number == 1)
        #expect(order.standings == [.paid, .nothingCreated])
    }

    @Test func `a payment-cancel after a success changes nothing`() {
        var order = OrderStory()
        order.pay("ADYEN_BANCONTACT_QR")
        order.succeed()
        #expect(order.cancel("ADYEN_BANCONTACT_QR").reading == .repetition)
        #expect(order.cancel("ADYEN_BANCONTACT_QR", payment: "pay-1").reading == .repetition)
        #expect(order.standings == [.paid])
        #expect(order.attempts.retryAdvice == nil)
    }

    // MARK: News and repetitions

    @Test func `the same payment with a new status is news, with the same status a repetition`() {
        var order = OrderStory()
        order.pay()
        #expect(order.succeed("pay-1", .pending).reading == .news)
        #expect(order.succeed("pay-1", .pending).reading == .repetition)
        #expect(order.succeed("pay-1", nil).reading == .repetition)
        #expect(order.succeed("pay-1", .success).reading == .news)
        #expect(order.succeed("pay-1", .success).reading == .repetition)
        #expect(order.succeed("pay-1", .pending).reading == .repetition)
        #expect(order.attempts.attempts.count == 1)
    }

    @Test func `another payment is news, also in an attempt that was paid`() {
        var order = joined(key: .some(nil))
        #expect(order.succeed("pay-1").reading == .news)
        #expect(order.succeed("pay-2").reading == .news)
        #expect(order.attempts.attempts[0].payments.map(\.id) == ["pay-1", "pay-2"])
    }

    @Test func `a decline after a pending payment is news, the same decline again a repetition`() {
        var order = OrderStory()
        order.pay()
        order.succeed("pay-1", .pending)
        #expect(order.decline("pay-1").reading == .news)
        #expect(order.standings == [.declined])
        #expect(order.decline("pay-1").reading == .repetition)
    }

    @Test func `two declines are two, also without a start or a payment between them`() {
        var order = OrderStory()
        #expect(order.decline(nil).reading == .news)
        #expect(order.decline(nil).reading == .news)
        #expect(order.standings == [.declined, .declined])
    }

    @Test func `a decline that nobody saw start does not clear the doubt about an attempt`() {
        var order = OrderStory()
        order.pay()
        order.fail(.verifyOnServerFirst)
        order.decline("pay-2")
        #expect(order.standings == [.mayExist, .declined])
        #expect(order.attempts.earlierPayment == .mayExist)
    }

    // MARK: What the server knows

    @Test func `resolved as not paid settles all but an attempt in flight, with a new key`() {
        var order = OrderStory()
        order.pay()
        order.fail(.verifyOnServerFirst)
        order.attempts.receive(.resolved(.notPaid))
        #expect(order.standings == [.notPaid])
        #expect(order.nextKey == "order-2")
        #expect(order.attempts.earlierPayment == .none)
        order.pay()
        order.attempts.receive(.resolved(.notPaid))
        #expect(order.standings == [.notPaid, .inFlight])
        #expect(order.nextKey == "order-2")
    }

    @Test func `resolved as not paid within a gate renews the key that the start was offered`() {
        var order = OrderStory()
        order.pay()
        order.fail(.verifyOnServerFirst)
        let second = order.start()
        #expect(second.attempt.idempotencyKey == "order-1")
        order.attempts.receive(.resolved(.notPaid))
        #expect(order.nextKey == "order-2")
        let decided = order.attempts.answer(to: second.start, gate: .allowed(key: nil), page: nil, provider: nil)
        #expect(decided.answer == .allowed(key: "order-2"))
    }

    @Test func `resolved as paid: the order is paid, and a success that is reported later is still news`() {
        var order = OrderStory()
        order.pay()
        order.fail(.verifyOnServerFirst)
        order.attempts.receive(.resolved(.paid(paymentId: "pay-1")))
        #expect(order.standings == [.paid])
        #expect(order.attempts.earlierPayment == .succeeded)
        #expect(order.nextKey == "order-1")
        #expect(order.succeed("pay-1").reading == .news)
        var unseen = OrderStory()
        unseen.attempts.receive(.resolved(.paid(paymentId: "pay-1")))
        #expect(unseen.attempts.earlierPayment == .succeeded)
    }

    // MARK: As values

    @Test func `the same inputs lead to the same state`() {
        let inputs: [PaymentAttempts.Input] = [
            .opened, .started(.init(checkout: 1, method: .payPal, hasOwnKey: true)),
            .answered(start: 1, .allowed(key: "order-1")), .ready(checkout: 1, page: 2), .left(checkout: 1), .restarted,
            .reported(
                .init(checkout: 2, side: .web, .succeeded(status: .pending), method: .payPal, paymentId: "pay-1")),
            .resolved(.notPaid),
        ]
        var (one, other) = (
            PaymentAttempts(keyPrefix: "order", isOrder: true), PaymentAttempts(keyPrefix: "order", isOrder: true)
        )
        for input in inputs { #expect(one.receive(input) == other.receive(input)) }
        #expect(one == other)
        #expect(one.attempts.map(\.standing) == [.notPaid])
    }

    @Test func `settled attempts are forgotten beyond a limit, and their keys stay closed`() {
        var order = OrderStory()
        for number in 1...200 {
            order.pay()
            order.decline("pay-\(number)")
        }
        #expect(order.attempts.attempts.count <= PaymentAttempts.rememberedAttempts)
        #expect(order.nextKey == "order-201")
        #expect(order.start().attempt.number == 201)
    }

    @Test func `starts are forgotten beyond a limit, and the doubt about them stays`() {
        var order = OrderStory()
        for _ in 1...40 { order.pay(key: .some(nil)) }
        #expect(order.attempts.attempts[0].starts.count <= PaymentAttempts.rememberedStarts)
        for _ in 1...40 { order.fail(.nothingWasCreated) }
        #expect(order.standings[0] == .mayExist)
    }
}
