import PrimerCheckoutStates
import PrimerEvents
import Testing

/// On the main actor, as in an app.
@MainActor
@Suite("The before-payment callback is answered exactly once", .timeLimit(.minutes(5)))
struct GateTests {
    let stage: Stage
    let payPal = PrimerCheckoutPaymentMethodData(type: .init(type: "PAYPAL"))

    init() throws {
        stage = try Stage()
        stage.becomeReady()
    }

    /// The SDK's session, as far as the callback goes.
    @MainActor final class SDKSession {
        typealias Handler = (PrimerCheckoutPaymentMethodData, @escaping (PrimerPaymentCreationDecision) -> Void) -> Void
        var onBeforePaymentCreate: Handler?
    }

    // MARK: Callback

    @Test func `with nobody holding, the callback is answered before it returns`() {
        let answers = Answers()
        stage.adapter.beforePayment(payPal) { answers.give($0) }
        #expect(answers.given == [.continuePaymentCreation()])
        #expect(stage.newlyHeard() == ["M payment-start{PAYPAL}", "C state-change{isProcessing}"])
    }

    @Test func `the callback fits the SDK's property in a main-actor app`() async {
        let session = SDKSession()
        let answers = Answers()
        let adapter = stage.adapter
        session.onBeforePaymentCreate = { data, decisionHandler in
            adapter.beforePayment(data, decisionHandler: decisionHandler)
        }
        session.onBeforePaymentCreate?(payPal) { answers.give($0) }
        #expect(answers.given == [.continuePaymentCreation()])
    }

    @Test func `a held payment is answered when the listener decides, with its key, on the main actor`() async {
        let answers = Answers()
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        stage.adapter.beforePayment(payPal) { answers.give($0) }
        #expect(answers.given == [])
        #expect(stage.newlyHeard() == ["M payment-start{PAYPAL}"])
        #expect(held?.continuePaymentCreation(idempotencyKey: "key-1") == true)
        #expect(await answers.first() == .continuePaymentCreation(withIdempotencyKey: "key-1"))
        #expect(stage.newlyHeard() == ["C state-change{isProcessing}"])
        #expect(held?.abortPaymentCreation() == false)
        await settle()
        #expect(answers.given.count == 1)
    }

    @Test func `an aborted payment gives nothing more; the native failure then says that nothing was created`() async {
        let answers = Answers()
        stage.checkout.addEventListener(.paymentStart) { $0.hold().abortPaymentCreation(message: "No.") }
        stage.adapter.beforePayment(payPal) { answers.give($0) }
        #expect(await answers.first() == .abortPaymentCreation(withErrorMessage: "No."))
        #expect(stage.newlyHeard() == ["M payment-start{PAYPAL}"])
        stage.adapter.receive(.failure(PrimerError(errorId: "merchant-error", diagnosticsId: "d")))
        #expect(
            stage.newlyHeard() == [
                "C state-change{paymentFailure PAYMENT_CREATION_ABORTED}",
                "C payment-failure{PAYMENT_CREATION_ABORTED, integration}",
            ])
        #expect(stage.last(PaymentFailure.self)?.retryAdvice == .nothingWasCreated)
    }

    @Test func `a merchant error that is not ours stays one`() async {
        _ = await stage.adapter.beforePayment(.payPal)
        _ = stage.newlyHeard()
        stage.adapter.receive(.failure(PrimerError(errorId: "merchant-error", diagnosticsId: "d")))
        #expect(stage.newlyHeard().last == "C payment-failure{MERCHANT_ERROR, integration}")
    }

    @Test func `a listener that holds and forgets aborts`() async {
        let answers = Answers()
        stage.checkout.addEventListener(.paymentStart) { $0.preventDefault() }
        stage.adapter.beforePayment(payPal) { answers.give($0) }
        #expect(await answers.first() == .abortPaymentCreation())
    }

    @Test func `removing the checkout aborts`() async {
        let answers = Answers()
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        stage.adapter.beforePayment(payPal) { answers.give($0) }
        stage.checkout.remove()
        #expect(await answers.first() == .abortPaymentCreation())
        #expect(held?.continuePaymentCreation() == false)
    }

    @Test func `on a removed checkout the callback is aborted at once`() {
        let answers = Answers()
        stage.checkout.remove()
        stage.adapter.beforePayment(payPal) { answers.give($0) }
        #expect(answers.given == [.abortPaymentCreation()])
    }

    /// How an attempt can end while the listeners are still deciding.
    enum End: CaseIterable {
        case cancelled, dismissed, failed, paid, ended, restarted
    }

    @Test("an attempt that ends undecided aborts at once, and a later continue does not count", arguments: End.allCases)
    func endsUndecided(_ end: End) async {
        let answers = Answers()
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        stage.adapter.beforePayment(payPal) { answers.give($0) }
        _ = stage.newlyHeard()
        switch end {
        case .cancelled: stage.adapter.sessionCancelled()
        case .dismissed: stage.adapter.receive(.dismissed)
        case .failed: stage.adapter.receive(Story.declined)
        case .paid: stage.adapter.receive(Story.paid)
        case .ended: stage.adapter.attemptEnded()
        case .restarted:
            stage.adapter.sessionCancelled()
            stage.adapter.receive(.initializing)
        }
        #expect(answers.given == [.abortPaymentCreation()])
        #expect(held?.continuePaymentCreation() == false)
        await settle()
        #expect(answers.given == [.abortPaymentCreation()])
        #expect(!stage.newlyHeard().contains("C state-change{isProcessing}"))
    }

    @Test func `dismissed while undecided: the attempt is cancelled, then the checkout dismissed`() {
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        stage.adapter.beforePayment(payPal) { _ in }
        _ = stage.newlyHeard()
        stage.adapter.receive(.dismissed)
        #expect(stage.newlyHeard() == ["C payment-cancel{PAYPAL}", "C checkout-dismissed"])
        #expect(held != nil)
    }

    @Test func `a callback that comes while an event is being delivered waits for its turn`() {
        let answers = Answers()
        stage.checkout.addEventListener(.paymentFailure) { [stage, payPal] _ in
            stage.adapter.beforePayment(payPal) { answers.give($0) }
            stage.note("listener returned")
        }
        stage.adapter.receive(Story.declined)
        #expect(answers.given == [.continuePaymentCreation()])
        #expect(
            stage.newlyHeard() == [
                "C state-change{paymentFailure PAYMENT_FAILED}", "listener returned",
                "C payment-failure{PAYMENT_FAILED, payment, pay_1}", "M payment-start{PAYPAL}",
                "C state-change{isProcessing}",
            ])
    }

    // MARK: Other actors

    /// An app whose tree lives in an actor of its own.
    actor Shop {
        private let stage: Stage

        init() throws { stage = try Stage() }

        func pay() async -> PrimerPaymentCreationDecision {
            stage.adapter.receive(Story.ready)
            stage.checkout.addEventListener(.paymentStart) { event in
                let payment = event.hold()
                Task { payment.continuePaymentCreation(idempotencyKey: "key") }
            }
            return await withCheckedContinuation { answer in
                stage.adapter.beforePayment(.init(type: .init(type: "PAYPAL"))) { [self] decision in
                    self.assertIsolated()
                    answer.resume(returning: decision)
                }
            }
        }
    }

    @Test func `the callback works on any actor`() async throws {
        #expect(await (try Shop()).pay() == .continuePaymentCreation(withIdempotencyKey: "key"))
    }

    // MARK: Async

    @Test func `the async form waits for the listener`() async {
        stage.checkout.addEventListener(.paymentStart) { event in
            let payment = event.hold()
            Task { payment.abortPaymentCreation() }
        }
        #expect(await stage.adapter.beforePayment(.payPal) == .abortPaymentCreation())
        #expect(stage.newlyHeard() == ["M payment-start{PAYPAL}"])
    }

    @Test func `cancelling the task that waits aborts`() async {
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        let adapter = stage.adapter
        let task = Task { await adapter.beforePayment(.payPal) }
        while held == nil { await Task.yield() }
        task.cancel()
        #expect(await task.value == .abortPaymentCreation())
        #expect(held?.continuePaymentCreation() == false)
    }

    @Test func `an attempt that ends undecided wakes the async form`() async {
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        let adapter = stage.adapter
        let task = Task { await adapter.beforePayment(.payPal) }
        while held == nil { await Task.yield() }
        adapter.receive(.dismissed)
        #expect(await task.value == .abortPaymentCreation())
        #expect(stage.newlyHeard() == ["M payment-start{PAYPAL}", "C payment-cancel{PAYPAL}", "C checkout-dismissed"])
    }
}
