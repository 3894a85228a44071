@testable import PrimerEvents
import Testing

/// What happens to attempts after an outcome, and around it: page loads, repetitions, what the server knows.
struct AttemptHistoryTests {
    private let blik: PaymentMethodType = .adyenBlik

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
        var order = OrderStory.joined(key: .some(nil))
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
