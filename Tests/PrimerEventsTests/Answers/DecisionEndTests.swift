import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// The ways in which a held event is decided without an answer.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DecisionEndTests {
    let test = CheckoutStage.heard()

    @Test func `a holder that lets go aborts without a message`() {
        let holder = test.addHolder()
        let request = test.start()
        holder.detail = nil
        #expect(request.decision == .abort())
        #expect(test.diagnostics == [.answerForgotten(event: "primer:payment-start").of(checkout: 1)])
    }

    @Test(arguments: [AnswerPolicy.allAgree, .firstAnswer])
    func `a holder that lets go during the dispatch aborts, and a diagnostic says so`(policy: AnswerPolicy) {
        test.checkout.answerPolicy = policy
        test.checkout.addEventListener(.paymentStart) { $0.preventDefault() }
        #expect(test.start().decision == .abort())
        #expect(test.diagnostics == [.answerForgotten(event: "primer:payment-start").of(checkout: 1)])
    }

    @Test func `cancelling the host's task aborts and returns at once`() async {
        let holder = test.addHolder()
        var host: Task<PaymentDecision, Never>?
        test.checkout.addEventListener(.paymentStart) { _ in
            Task { host?.cancel() }
        }
        host = Task { await test.checkout.requestPaymentCreation(.paymentCard) }
        #expect(await host?.value == .abort())
        #expect(holder.detail?.continuePaymentCreation() == false)
        #expect(
            test.diagnostics == [.answerIgnored(event: "primer:payment-start", reason: .alreadyDecided).of(checkout: 1)]
        )
    }

    @Test func `a host that was cancelled before it asked is told the same`() async {
        let holder = test.addHolder()
        let host = Task { await test.checkout.requestPaymentCreation(.paymentCard) }
        host.cancel()
        #expect(await host.value == .abort())
        #expect(holder.detail != nil)
    }

    @Test func `a removed checkout aborts, and asks no more`() async {
        let holder = test.addHolder()
        let request = test.start()
        test.checkout.remove()
        #expect(request.decision == .abort())
        #expect(holder.detail?.continuePaymentCreation() == false)
        holder.detail = nil
        #expect(await test.checkout.requestPaymentCreation(.paymentCard) == .abort())
        #expect(holder.detail == nil)
    }

    @Test func `removing the checkout from inside a listener aborts`() {
        test.checkout.addEventListener(.paymentStart) { [checkout = test.checkout] _ in checkout.remove() }
        #expect(test.start().decision == .abort())
    }

    @Test func `undecided for 5 seconds is said once, with how many hold, and is no time-out`() {
        let (first, second) = (test.addHolder(), test.addHolder())
        let request = test.start()
        first.detail?.continuePaymentCreation()
        test.time.advance(by: 5)
        #expect(test.diagnostics == [.undecided(event: "primer:payment-start", holders: 1, seconds: 5).of(checkout: 1)])
        test.time.advance(by: 100_000)
        #expect(test.diagnostics.count == 1)
        #expect(request.decision == nil)
        second.detail?.continuePaymentCreation()
        #expect(request.decision == .continue())
    }

    @Test func `a deadline aborts, with a diagnostic`() {
        test.checkout.answerDeadline = 3
        let holder = test.addHolder()
        let request = test.start()
        test.time.advance(by: 2.9)
        #expect(request.decision == nil)
        test.time.advance(by: 0.1)
        #expect(request.decision == .abort())
        #expect(test.diagnostics == [.deadlinePassed(event: "primer:payment-start", seconds: 3).of(checkout: 1)])
        #expect(test.time.waitingCount == 0)
        #expect(holder.detail != nil)
    }

    @Test(arguments: [0, -1, Double.nan, -Double.infinity, -Double.greatestFiniteMagnitude])
    func `a deadline that is none passes in real time without a trap`(seconds: Double) async {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let checkout = hub.addCheckout()
        checkout.answerDeadline = seconds
        let holder = Holder()
        checkout.addEventListener(.paymentStart) { holder.detail = $0.hold() }
        #expect(await checkout.requestPaymentCreation(.paymentCard) == .abort())
    }

    @Test(arguments: [Double.infinity, .greatestFiniteMagnitude])
    func `an endless deadline is called off by an answer`(seconds: Double) async {
        let hub = PrimerEventHub(diagnostics: { _ in })
        let checkout = hub.addCheckout()
        checkout.answerDeadline = seconds
        checkout.addEventListener(.paymentStart) { event in
            let payment = event.hold()
            Task { payment.continuePaymentCreation() }
        }
        #expect(await checkout.requestPaymentCreation(.paymentCard) == .continue())
    }
}
