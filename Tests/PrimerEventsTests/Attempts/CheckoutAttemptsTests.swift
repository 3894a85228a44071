import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// What a checkout shows of its attempts, and what starts are told.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CheckoutAttemptsTests {
    let test = CheckoutStage.heard()

    private func onPage() -> Checkout {
        test.checkout.showsPage()
        return test.checkout
    }

    private var timedOut: PaymentFailure {
        PaymentFailure(
            error: PaymentFailureError(code: .requestTimeout, origin: .network), timestamp: UnixSeconds(seconds: 1))
    }

    @Test func `a checkout shows before any start what the start is told`() {
        let checkout = onPage()
        let holder = test.addHolder()
        let shown = checkout.nextAttempt
        #expect(shown.number == 1)
        #expect(shown.idempotencyKey != nil)
        #expect(shown.earlierPayment == .none)
        #expect(!shown.isJoined)
        _ = test.start()
        #expect(holder.detail?.attempt == shown)
        holder.detail?.continuePaymentCreation()
        #expect(checkout.nextAttempt.isJoined)
        #expect(checkout.earlierPayment == .inFlight)
        _ = test.start()
        #expect(
            holder.detail?.attempt
                == PaymentAttempt(
                    number: 1, idempotencyKey: shown.idempotencyKey, earlierPayment: .inFlight, isJoined: true))
    }

    @Test func `on the web an attempt always has a key, and an answer without one sends it`() {
        let checkout = onPage()
        let key = checkout.idempotencyKey
        #expect(key != nil)
        #expect(test.start().decision == .continue(idempotencyKey: key))
        let other = test.hub.addCheckout()
        other.showsPage()
        #expect(other.idempotencyKey != key)
    }

    @Test func `natively an attempt without an order has no key, but the one that a gate sent stays the same`() {
        var attempts: [PaymentAttempt] = []
        test.checkout.addEventListener(.paymentStart) { attempts.append($0.detail.attempt) }
        #expect(test.start().decision == .continue())
        #expect(test.checkout.idempotencyKey == nil)
        test.succeed()
        test.checkout.addEventListener(.paymentStart, .once) {
            $0.detail.continuePaymentCreation(idempotencyKey: "gate")
        }
        #expect(test.start().decision == .continue(idempotencyKey: "gate"))
        test.checkout.dispatchEvent(timedOut)
        #expect(test.start().decision == .continue(idempotencyKey: "gate"))
        #expect(attempts.map(\.idempotencyKey) == [nil, nil, "gate"])
        #expect(attempts.map(\.earlierPayment) == [.none, .succeeded, .succeeded])
    }

    @Test func `a gate that asked its server and resolves gets a new key, and a screen is told`() async {
        let checkout = onPage()
        let first = checkout.idempotencyKey
        _ = test.start()
        checkout.dispatchEvent(timedOut)
        #expect(checkout.idempotencyKey == first)
        checkout.interceptPayments(isolation: MainActor.shared) { start in
            guard start.attempt.earlierPayment == .mayExist else { return .continue() }
            checkout.resolve(.notPaid)
            return .continue(idempotencyKey: checkout.idempotencyKey)
        }
        let decision = await test.start().wait()
        guard case .continue(let key?) = decision else { return #expect(decision == .continue()) }
        #expect(key != first)
        #expect(checkout.earlierPayment == .inFlight)
    }

    @Test func `resolved as paid: nothing is left to pay, and a start is told so`() {
        _ = test.start()
        test.checkout.dispatchEvent(timedOut)
        test.checkout.resolve(.paid(paymentId: "pay-1"))
        #expect(test.checkout.earlierPayment == .succeeded)
        #expect(test.checkout.retryAdvice == nil)
        let holder = test.addHolder()
        _ = test.start()
        #expect(holder.detail?.attempt.earlierPayment == .succeeded)
    }

    @Test func `resolve does not touch an attempt in flight`() {
        _ = test.start()
        test.checkout.resolve(.notPaid)
        #expect(test.checkout.earlierPayment == .inFlight)
    }

    @Test func `a start that is dispatched without asking is an attempt, too`() {
        test.checkout.dispatchEvent(PaymentStart(paymentMethodType: .payPal, timestamp: UnixSeconds(seconds: 1)))
        #expect(test.checkout.attempts.attempts.map(\.method) == [.payPal])
        #expect(test.checkout.earlierPayment == .inFlight)
    }

    @Test func `backing out of a wallet created nothing, of another method perhaps`() {
        _ = test.start(.payPal)
        test.checkout.attemptEnded()
        #expect(test.checkout.earlierPayment == .none)
        _ = test.start(.adyenBlik)
        test.checkout.attemptEnded()
        #expect(test.checkout.earlierPayment == .pendingAfterCancel)
    }

    @Test func `an outcome for one of two starts leaves the question about the other open`() {
        _ = onPage()
        _ = test.start()
        let holder = test.addHolder()
        let second = test.start()
        test.checkout.dispatchEvent(timedOut)
        #expect(second.decision == nil)
        #expect(holder.detail?.continuePaymentCreation() == true)
    }

    @Test func `the end of an attempt aborts what is still undecided in it`() {
        _ = onPage()
        _ = test.start()
        _ = test.addHolder()
        let second = test.start()
        test.succeed()
        #expect(second.decision == .abort())
    }

    @Test func `printing shows an attempt's number and what was before, never its key`() {
        let attempt = PaymentAttempt(number: 2, idempotencyKey: "CANARY", earlierPayment: .mayExist, isJoined: true)
        #expect("\(attempt)" == "PaymentAttempt(number: 2, earlierPayment: mayExist, isJoined: true)")
        let checkout = onPage()
        let key = checkout.idempotencyKey ?? "none"
        _ = test.start()
        var dumped = "\(checkout.attempts)"
        dump(checkout.attempts, to: &dumped)
        #expect(!dumped.contains(key.prefix(8)))
    }
}
