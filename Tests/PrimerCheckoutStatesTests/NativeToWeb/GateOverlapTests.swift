import PrimerCheckoutStates
import PrimerEvents
import Testing

/// On the main actor, as in an app.
@MainActor
@Suite("Payments that start before another is over", .timeLimit(.minutes(5)))
struct GateOverlapTests {
    let stage: Stage
    let payPal = PrimerCheckoutPaymentMethodData(type: .init(type: "PAYPAL"))

    init() throws {
        stage = try Stage()
        stage.becomeReady()
    }

    @Test func `one tap that starts the same payment twice gets one decision for both`() async {
        let first = Answers()
        let second = Answers()
        var held: [PaymentStart] = []
        stage.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        stage.adapter.beforePayment(payPal) { first.give($0) }
        stage.adapter.beforePayment(payPal) { second.give($0) }
        #expect(held.last?.continuePaymentCreation(idempotencyKey: "k") == true)
        #expect(await first.first() == .continuePaymentCreation(withIdempotencyKey: "k"))
        #expect(await second.first() == .continuePaymentCreation(withIdempotencyKey: "k"))
        await settle()
        #expect(first.given.count + second.given.count == 2)
        #expect(held.count == 1)
        #expect(stage.newlyHeard() == ["M payment-start{PAYPAL}", "C state-change{isProcessing}"])
    }

    @Test func `a payment with another method aborts the one that is undecided`() async {
        let first = Answers()
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { event in
            if event.detail.paymentMethodType == .payPal { held = event.hold() }
        }
        stage.adapter.beforePayment(payPal) { first.give($0) }
        #expect(await stage.adapter.beforePayment(.paymentCard) == .continuePaymentCreation())
        #expect(first.given == [.abortPaymentCreation()])
        #expect(held?.continuePaymentCreation() == false)
        #expect(stage.newlyHeard().contains("diagnostic attemptReplaced 1"))
    }

    @Test func `a payment with the same method after one that was continued and got no outcome joins it`() async {
        _ = await stage.adapter.beforePayment(.payPal)
        _ = stage.newlyHeard()
        #expect(await stage.adapter.beforePayment(.payPal) == .continuePaymentCreation())
        #expect(stage.newlyHeard() == ["M payment-start{PAYPAL}"])
        #expect(stage.last(PaymentStart.self)?.attempt.isJoined == true)
    }

    @Test func `a payment with another method after one that was continued and got no outcome starts afresh`() async {
        _ = await stage.adapter.beforePayment(.payPal)
        _ = stage.newlyHeard()
        #expect(await stage.adapter.beforePayment(.klarna) == .continuePaymentCreation())
        #expect(stage.newlyHeard() == ["diagnostic attemptSuperseded 1", "M payment-start{KLARNA}"])
    }

    /// The first payment is held and decided, and the second starts before the decision has come to the SDK.
    private func secondStart(after decide: (PaymentStart) -> Void) async -> (Answers, Answers) {
        let first = Answers()
        let second = Answers()
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart, .once) { held = $0.hold() }
        stage.adapter.beforePayment(payPal) { first.give($0) }
        if let held { decide(held) }
        stage.adapter.beforePayment(payPal) { second.give($0) }
        await settle()
        return (first, second)
    }

    @Test func `a payment that was refused stays refused when the next one starts at once and may go on`() async {
        let (first, second) = await secondStart { $0.abortPaymentCreation(message: "No.") }
        #expect(first.given == [.abortPaymentCreation(withErrorMessage: "No.")])
        #expect(second.given == [.continuePaymentCreation()])
    }

    @Test func `a payment that joins another has its key when it starts at once`() async {
        let (first, second) = await secondStart { $0.continuePaymentCreation(idempotencyKey: "key-1") }
        #expect(first.given == [.continuePaymentCreation(withIdempotencyKey: "key-1")])
        #expect(second.given == [.continuePaymentCreation(withIdempotencyKey: "key-1")])
        #expect(!stage.newlyHeard().contains("diagnostic attemptSuperseded 1"))
    }

    @Test func `a refused payment stays refused when the next one starts at once in the async form`() async {
        let first = Answers()
        let second = Answers()
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart, .once) { held = $0.hold() }
        stage.adapter.beforePayment(payPal) { first.give($0) }
        held?.abortPaymentCreation()
        #expect(await stage.adapter.beforePayment(.payPal) == .continuePaymentCreation())
        stage.adapter.beforePayment(payPal) { second.give($0) }
        await settle()
        #expect(first.given == [.abortPaymentCreation()])
        #expect(second.given == [.continuePaymentCreation()])
    }
}
