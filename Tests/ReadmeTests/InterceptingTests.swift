import PrimerCheckoutStates
import PrimerEvents
import Testing

/// The recipes about payments do what the README says of them.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct InterceptingTests {
    private let checkout: Checkout
    private let hub: PrimerEventHub
    private let recorder = DiagnosticRecorder()

    init() {
        hub = PrimerEventHub(diagnostics: recorder.record)
        checkout = hub.addCheckout()
    }

    @Test(arguments: [true, false])
    func `the web idiom waits for the terms`(accepted: Bool) async {
        WebIdiom.add(to: checkout, terms: Terms(answer: accepted))
        #expect(await checkout.requestPaymentCreation(.paymentCard) == (accepted ? .continue() : .abort()))
    }

    @Test(arguments: [true, false])
    func `a gate in an actor may use what lives there`(accepted: Bool) async {
        let screen = PayScreen()
        screen.guardPayments(of: checkout, terms: Terms(answer: accepted))
        #expect(await checkout.requestPaymentCreation(.paymentCard) == (accepted ? .continue() : .abort()))
        #expect(!screen.isBusy)
    }

    @Test func `a gate in an actor uses what is not Sendable, and says why it aborts`() async {
        #expect(await PaymentDesk().decide(Terms(answer: true)) == .continue(idempotencyKey: "order-1"))
        #expect(await PaymentDesk().decide(Terms(answer: false)) == .abort(message: "Please accept the terms"))
    }

    @Test func `a gate asks nobody about a first payment, and an error of the server aborts`() async {
        PaymentGate.put(before: checkout, asking: UnreachableServer())
        #expect(checkout.answerDeadline == 60)
        #expect(await checkout.requestPaymentCreation(.paymentCard) == .continue())
        fail(.serverError, .network)
        #expect(await checkout.requestPaymentCreation(.paymentCard) == .abort())
    }

    @Test func `what the server knows is said to the checkout`() async throws {
        let host = AskingHost(of: checkout)
        await host.pay()
        fail(.serverError, .network)
        try await AskingServer.ask(KnowingServer(known: .notPaid), about: "order-7", for: checkout)
        #expect(checkout.earlierPayment == .none)
        try await AskingServer.ask(KnowingServer(known: .paid(id: "pay_1")), about: "order-7", for: checkout)
        #expect(checkout.earlierPayment == .succeeded)
    }

    @Test func `a key is sent again while a payment may exist, and a new one after a decline`() async {
        Keys.choose(for: "order-7", on: checkout)
        let host = AskingHost(of: checkout)
        await host.pay()
        fail(.serverError, .network)
        await host.pay()
        fail(.paymentFailed, .payment, payment: "pay_1", status: .failed)
        await host.pay()
        // No outcome at all: that payment may exist as well.
        await host.pay()
        #expect(
            host.requests == ["create order-7-1", "create order-7-1", "create order-7-3", "create order-7-3"])
    }

    @Test func `a host that asks leaves the payment where a gate aborts`() async {
        checkout.interceptPayments { _ in .abort(message: "Please accept the terms") }
        let host = AskingHost(of: checkout)
        await host.pay()
        #expect(host.requests == ["leave Please accept the terms"])
    }

    @Test(arguments: [true, false])
    func `the native callback is answered as the listeners decide`(accepted: Bool) async throws {
        WebIdiom.add(to: checkout, terms: Terms(answer: accepted))
        let session = NativeSession()
        let adapter = StateEventAdapter(integration: .inlineSession)
        try adapter.attach(to: checkout)
        NativeGate.connect(session, to: adapter)
        let data = PrimerCheckoutPaymentMethodData(type: PrimerCheckoutPaymentMethodType(type: "PAYMENT_CARD"))
        let answer = await withCheckedContinuation { answered in
            session.onBeforePaymentCreate?(data) { answered.resume(returning: "\($0)") }
        }
        let expected: PrimerPaymentCreationDecision =
            accepted ? .continuePaymentCreation() : .abortPaymentCreation()
        #expect(answer == "\(expected)")
    }

    private func fail(
        _ code: ErrorCode, _ origin: ErrorOrigin, payment: String? = nil, status: PaymentOutcomeStatus? = nil
    ) {
        checkout.dispatchEvent(
            PaymentFailure(
                error: PaymentFailureError(code: code, origin: origin),
                payment: payment.map { PaymentSummary(id: $0) }, timestamp: UnixSeconds(seconds: 1), status: status))
    }
}

private struct UnreachableServer: OrderServer {
    struct Unreachable: Error {}

    func payment(ofOrder order: String) throws -> OrderPayment { throw Unreachable() }
}
