@testable import PrimerEvents
import Testing

/// What becomes of an attempt, and which key the next one has: every row of the table, in an order.
struct SettlementTests {
    private var order = OrderStory()

    private func expect(
        _ standing: PaymentAttempts.Standing, isNewKey: Bool, _ earlier: EarlierPayment, _ order: OrderStory,
        _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(order.standings == [standing], sourceLocation: location)
        #expect(order.nextKey == (isNewKey ? "order-2" : "order-1"), sourceLocation: location)
        #expect(order.attempts.earlierPayment == earlier, sourceLocation: location)
    }

    @Test func `aborted by us: settled, nothing created, a new key`() {
        var order = order
        order.abort()
        expect(.nothingCreated, isNewKey: true, .none, order)
        order.fail(.nothingWasCreated, .aborted)
        expect(.nothingCreated, isNewKey: true, .none, order)
    }

    @Test func `a failure after which nothing was created: settled, a new key`() {
        var order = order
        order.pay()
        order.fail(.nothingWasCreated)
        expect(.nothingCreated, isNewKey: true, .none, order)
    }

    @Test func `declined: settled, a new key`() {
        var order = order
        order.pay()
        order.decline()
        expect(.declined, isNewKey: true, .none, order)
    }

    @Test func `success: paid with its status, and in an order the same key, otherwise a new one`() {
        var order = order
        order.pay()
        order.succeed("pay-1", .pending)
        expect(.paid, isNewKey: false, .succeeded, order)
        #expect(order.attempts.attempts[0].payments.map(\.status) == [.pending])
        var alone = OrderStory(isOrder: false)
        alone.pay()
        alone.succeed()
        expect(.paid, isNewKey: true, .succeeded, alone)
    }

    @Test(arguments: [PaymentMethodType.applePay, .googlePay, .payPal, .klarna])
    func `a wallet that is cancelled without a payment: settled, nothing created, a new key`(
        _ wallet: PaymentMethodType
    ) {
        var cancelled = order
        cancelled.pay(wallet)
        cancelled.cancel(wallet)
        expect(.nothingCreated, isNewKey: true, .none, cancelled)
        var failed = order
        failed.pay(wallet)
        failed.fail(.shopperCancelled)
        expect(.nothingCreated, isNewKey: true, .none, failed)
    }

    @Test(arguments: ["ADYEN_IDEAL", "ADYEN_BLIK", "PAYMENT_CARD", "ADYEN_KLARNA"] as [PaymentMethodType])
    func `another method that is cancelled: closed for the screen, a payment may be pending, a new key`(
        _ method: PaymentMethodType
    ) {
        var cancelled = order
        cancelled.pay(method)
        cancelled.cancel(method)
        expect(.pendingAfterCancel, isNewKey: true, .pendingAfterCancel, cancelled)
        var failed = order
        failed.pay(method)
        failed.fail(.shopperCancelled)
        expect(.pendingAfterCancel, isNewKey: true, .pendingAfterCancel, failed)
        // A later outcome still belongs to it.
        #expect(failed.succeed("pay-9", method: method).attempt?.number == 1)
        #expect(failed.attempts.earlierPayment == .succeeded)
    }

    @Test func `a wallet that is cancelled with a payment may have one pending, with its id`() {
        var order = order
        order.pay(.payPal)
        order.cancel(.payPal, payment: "pay-1")
        expect(.pendingAfterCancel, isNewKey: true, .pendingAfterCancel, order)
        #expect(order.attempts.attempts[0].payments.map(\.id) == ["pay-1"])
    }

    @Test func `a fault of the integration on the web, or natively before a continue: settled, a new key`() {
        var web = order
        web.pay()
        web.fail(.fixIntegration)
        expect(.nothingCreated, isNewKey: true, .none, web)
        var native = order
        native.side = .native
        _ = native.start()
        native.fail(.fixIntegration)
        expect(.nothingCreated, isNewKey: true, .none, native)
    }

    @Test func `a fault of the integration natively after a continue: may exist, the same key`() {
        var order = order
        order.side = .native
        order.pay()
        order.fail(.fixIntegration)
        expect(.mayExist, isNewKey: false, .mayExist, order)
    }

    @Test func `a failure that proves nothing: may exist, the same key`() {
        var order = order
        order.pay()
        order.fail(.verifyOnServerFirst)
        expect(.mayExist, isNewKey: false, .mayExist, order)
    }

    @Test func `none yet: in flight, or may exist after a restart, the same key`() {
        var order = order
        order.pay()
        expect(.inFlight, isNewKey: false, .inFlight, order)
        order.attempts.receive(.left(checkout: 1))
        expect(.inFlight, isNewKey: false, .inFlight, order)
        order.attempts.receive(.restarted)
        expect(.mayExist, isNewKey: false, .mayExist, order)
    }

    @Test func `after a restart an attempt that was undecided created nothing`() {
        var order = order
        _ = order.start()
        order.attempts.receive(.restarted)
        expect(.nothingCreated, isNewKey: true, .none, order)
    }

    @Test func `every ending has one row`() {
        #expect(Settlement.table.map(\.ending) == Settlement.Ending.allCases)
        for row in Settlement.table {
            let closes = row.standing.closesKey(inOrder: true)
            #expect(closes == (row.nextKey == .new))
            #expect(row.standing.closesKey(inOrder: false) == (row.nextKey != .same))
        }
    }
}
