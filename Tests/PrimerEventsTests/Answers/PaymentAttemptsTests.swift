import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Attempts to pay: their number, the failure before, joining, replacing, superseding.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PaymentAttemptsTests {
    let test = CheckoutStage.heard()

    private final class Gate {
        var starts: [PaymentStart] = []
    }

    /// A gate that holds every start and answers when it is told to.
    private func addGate() -> Gate {
        let gate = Gate()
        test.checkout.addEventListener(.paymentStart) { gate.starts.append($0.hold()) }
        return gate
    }

    @Test func `attempts are numbered from 1 in each checkout`() {
        let gate = addGate()
        for number in 1...3 {
            _ = test.start()
            gate.starts.last?.continuePaymentCreation()
            test.succeed("pay-\(number)")
        }
        #expect(gate.starts.map(\.attempt.number) == [1, 2, 3])
        var other: [Int] = []
        let second = test.hub.addCheckout()
        second.addEventListener(.paymentStart) { other.append($0.detail.attempt.number) }
        _ = second.openPaymentRequest(.paymentCard, from: .cardForm)
        #expect(other == [1])
    }

    @Test func `an attempt of another checkout is not the one before`() {
        let gate = addGate()
        let other = test.hub.addCheckout()
        other.dispatchEvent(PaymentFailure.test)
        _ = test.start()
        #expect(gate.starts.last?.attempt.earlierPayment == EarlierPayment.none)
    }

    @Test func `one double tap is one event, one payment and one key`() async {
        var heard = 0
        var second: Task<PaymentDecision, Never>?
        test.checkout.addEventListener(.paymentStart) { [checkout = test.checkout] event in
            heard += 1
            let payment = event.hold()
            second = Task {
                // The second tap comes while the first is undecided, and the answer after both.
                let tap = checkout.openPaymentRequest(.payPal, from: .paymentMethodContainer)
                payment.continuePaymentCreation(idempotencyKey: "k\(heard)")
                return await tap.wait()
            }
        }
        let first = await test.checkout.requestPaymentCreation(.payPal)
        #expect(first == .continue(idempotencyKey: "k1"))
        #expect(await second?.value == first)
        #expect(heard == 1)
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `who joins and is cancelled leaves the other waiting`() async {
        let gate = addGate()
        let (first, second) = (test.start(), test.start())
        let leaving = Task { await second.wait() }
        // It runs when the first waits: until then this function is on the actor.
        let rest = Task {
            leaving.cancel()
            let told = await leaving.value
            gate.starts.last?.continuePaymentCreation()
            return told
        }
        #expect(await first.wait() == .continue())
        #expect(await rest.value == .abort())
        #expect(gate.starts.count == 1)
    }

    @Test func `another method aborts the undecided one, whose answers are inert`() {
        let gate = addGate()
        let (first, second) = (test.start(.payPal), test.start(.paymentCard))
        #expect(first.decision == .abort())
        #expect(second.decision == nil)
        #expect(gate.starts.map(\.paymentMethodType) == [.payPal, .paymentCard])
        #expect(gate.starts.first?.continuePaymentCreation() == false)
        #expect(second.decision == nil)
        #expect(gate.starts.last?.continuePaymentCreation() == true)
        #expect(second.decision == .continue())
        #expect(
            test.diagnostics == [
                .attemptReplaced(attempt: 1).of(checkout: 1),
                .answerIgnored(event: "primer:payment-start", reason: .formerAttempt).of(checkout: 1),
            ])
    }

    @Test func `a start of another method after one that continued without outcome supersedes it`() {
        let gate = addGate()
        _ = test.start()
        gate.starts.last?.continuePaymentCreation()
        let second = test.start(.payPal)
        #expect(second.decision == nil)
        #expect(gate.starts.map(\.attempt.number) == [1, 2])
        #expect(test.diagnostics == [.attemptSuperseded(attempt: 1).of(checkout: 1)])
    }

    @Test func `a start of the same method after one that continued without outcome joins it, and is asked`() {
        let gate = addGate()
        _ = test.start()
        gate.starts.last?.continuePaymentCreation()
        let second = test.start()
        #expect(second.decision == nil)
        #expect(gate.starts.map(\.attempt.number) == [1, 1])
        #expect(gate.starts.map(\.attempt.isJoined) == [false, true])
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a start after one that was aborted supersedes nothing`() {
        let gate = addGate()
        _ = test.start()
        gate.starts.last?.abortPaymentCreation()
        _ = test.start(.payPal)
        #expect(gate.starts.count == 2)
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a late answer to an earlier start does not answer the open one`() {
        test.checkout.answerPolicy = .firstAnswer
        let (first, second) = (addGate(), addGate())
        _ = test.start()
        first.starts.last?.continuePaymentCreation()
        let open = test.start()
        #expect(second.starts.first?.continuePaymentCreation() == false)
        #expect(open.decision == nil)
        #expect(
            test.diagnostics == [
                .answerIgnored(event: "primer:payment-start", reason: .formerAttempt).of(checkout: 1)
            ])
    }

    @Test func `tap, back out silently, tap again: the second attempt reaches the gate`() {
        let gate = addGate()
        let first = test.start()
        test.checkout.attemptEnded()
        #expect(first.decision == .abort())
        let second = test.start()
        #expect(gate.starts.map(\.attempt.number) == [1, 2])
        #expect(gate.starts.first?.continuePaymentCreation() == false)
        #expect(second.decision == nil)
        gate.starts.last?.continuePaymentCreation()
        #expect(second.decision == .continue())
        #expect(
            test.diagnostics == [.answerIgnored(event: "primer:payment-start", reason: .formerAttempt).of(checkout: 1)])
    }

    @Test func `tap, back out silently, tap another method: nothing was replaced`() {
        let gate = addGate()
        _ = test.start()
        test.checkout.attemptEnded()
        _ = test.start(.payPal)
        #expect(gate.starts.count == 2)
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `the end of an attempt that continued keeps what was decided`() {
        let gate = addGate()
        let first = test.start()
        gate.starts.last?.continuePaymentCreation()
        test.checkout.attemptEnded()
        #expect(first.decision == .continue())
        _ = test.start()
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a start from inside a listener of the start joins, and another method replaces`() {
        var inner: PaymentRequest?
        var held: [PaymentStart] = []
        test.checkout.addEventListener(.paymentStart) { [checkout = test.checkout] event in
            held.append(event.hold())
            if inner == nil { inner = checkout.openPaymentRequest(.payPal, from: .cardForm) }
        }
        let outer = test.start()
        #expect(outer.decision == .abort())
        #expect(inner?.decision == nil)
        #expect(held.map(\.attempt.number) == [1, 2])
        held.last?.continuePaymentCreation()
        #expect(inner?.decision == .continue())
    }

    @Test func `a sink that starts a payment when one is replaced charges nobody twice`() async {
        // While the replacement is reported the first one is decided already: a yes changes nothing.
        let late = Locked<(payment: PaymentStart?, counted: [Bool])>((nil, []))
        let hub = PrimerEventHub(diagnostics: { diagnostic in
            guard diagnostic == .attemptReplaced(attempt: 1).of(checkout: 1),
                let payment = late.withLock({ $0.payment })
            else {
                return
            }
            let counted = payment.continuePaymentCreation()
            late.withLock { $0.counted.append(counted) }
        })
        let checkout = hub.addCheckout()
        checkout.addEventListener(.paymentStart) { event in
            let payment = event.hold()
            late.withLock { $0.payment = payment }
        }
        let first = checkout.openPaymentRequest(.payPal, from: .cardForm)
        _ = checkout.openPaymentRequest(.paymentCard, from: .cardForm)
        #expect(late.withLock { $0.counted } == [false])
        #expect(first.decision == .abort())
    }

    @Test func `the start comes from the card form for a card and from the list for the rest`() async {
        var origins: [String?] = []
        test.hub.addEventListener(.paymentStart) { origins.append($0.originName) }
        _ = await test.checkout.requestPaymentCreation(.paymentCard)
        test.succeed()
        _ = await test.checkout.requestPaymentCreation(.payPal)
        test.succeed()
        _ = await test.checkout.requestPaymentCreation(.paymentCard, from: .vaultManager)
        #expect(origins == ["primer-card-form", "primer-payment-method-container", "primer-vault-manager"])
    }
}
