import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// States to events to states, through both adapters on one checkout.
@Suite("States to events to states")
struct RoundTripTests {
    /// Both adapters on one checkout.
    struct Loop {
        let stage = WebStage()
        let native: StateEventAdapter
        let states: Box<[PrimerCheckoutState]>
        let completions: Box<[PrimerCheckoutState]>

        init() throws {
            native = try stage.attachNative()
            let states = Box<[PrimerCheckoutState]>([])
            let completions = Box<[PrimerCheckoutState]>([])
            stage.adapter.onStateChange = { states.value.append($0) }
            stage.adapter.onCompletion = { completions.value.append($0) }
            self.states = states
            self.completions = completions
            try stage.attach()
        }

        func run(_ steps: [NativeScript.Step]) async {
            for step in steps {
                switch step {
                case .state(let state): native.receive(state)
                case .attempt(let method, let source): _ = await native.beforePayment(method, source: source)
                case .attemptEnded: native.attemptEnded()
                case .cancel:
                    native.sessionCancelled()
                    stage.adapter.sessionCancelled()
                }
            }
        }

        func back(_ states: [PrimerCheckoutState]) -> [PrimerCheckoutState] {
            for state in states { native.receive(state) }
            return self.states.value
        }
    }

    final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    @Test func `10,000 random legal courses come back but for the losses that are named`() async throws {
        let base = UInt64.random(in: 0...UInt64.max)
        for number in 0..<10_000 {
            let seed = base &+ UInt64(number)
            let script = NativeScript(seed: seed)
            let loop = try Loop()
            await loop.run(script.steps)
            guard loop.states.value == script.expected, loop.completions.value == script.completions else {
                Issue.record(
                    """
                    seed \(seed)
                    steps       \(script.steps)
                    expected    \(script.expected)
                    states      \(loop.states.value)
                    expected    \(script.completions)
                    completions \(loop.completions.value)
                    """)
                return
            }
        }
    }

    // MARK: The losses, one by one

    @Test func `lost: the token of a result, and nothing else of it`() throws {
        let result = PaymentResult(
            paymentId: "pay_1", status: .pending, token: "tok", amount: 4999, currencyCode: "EUR",
            paymentMethodType: "KLARNA")
        var back = result
        back.token = nil
        #expect(try Loop().back([.success(result)]) == [.success(back)])
    }

    @Test(
        "a result comes back with its status, amount and currency, failed or not", arguments: PaymentStatus.allCases,
        [nil, 4999])
    func results(status: PaymentStatus, amount: Int?) throws {
        let result = PaymentResult(
            paymentId: "pay_1", status: status, amount: amount, currencyCode: amount.map { _ in "EUR" },
            paymentMethodType: "PAYPAL")
        #expect(try Loop().back([.success(result)]) == [.success(result)])
    }

    @Test func `lost: additional info and outcome of the checkout data, and nothing else of it`() throws {
        let payment = PrimerCheckoutDataPayment(
            id: "pay_1", orderId: "order-1", paymentFailureReason: .failed, status: "FAILED")
        let error = PrimerError(errorId: "unknown-error", diagnosticsId: "d-1")
        let data = PrimerCheckoutData(
            payment: payment, additionalInfo: PrimerCheckoutAdditionalInfo(values: ["reference": "1"]),
            checkoutOutcome: .failure)
        #expect(
            try Loop().back([Story.ready, .failure(error, checkoutData: data)]).last
                == .failure(error, checkoutData: PrimerCheckoutData(payment: payment)))
    }

    @Test(
        "lost: the failure reason where the id says it, and only there",
        arguments: ["payment-failed", "payment-cancelled", "unknown-error"], PrimerPaymentErrorCode.allCases)
    func reasons(errorId: String, reason: PrimerPaymentErrorCode) throws {
        let error = PrimerError(errorId: errorId, diagnosticsId: "d-1")
        let payment = PrimerCheckoutDataPayment(
            id: "pay_1", orderId: nil, paymentFailureReason: reason, status: "FAILED")
        var back = payment
        let isSaid =
            (errorId, reason) == ("payment-failed", .failed)
            || (errorId, reason) == ("payment-cancelled", .cancelledByCustomer)
        if isSaid { back.paymentFailureReason = nil }
        #expect(
            try Loop().back([Story.ready, .failure(error, checkoutData: PrimerCheckoutData(payment: payment))]).last
                == .failure(error, checkoutData: PrimerCheckoutData(payment: back)))
    }

    @Test func `lost: the contents of the client session, beyond what the app supplies again`() throws {
        let session = PrimerClientSession(customerId: "customer-1", orderId: "order-9", totalAmount: 4999)
        #expect(try Loop().back([.ready(clientSession: session)]) == [.ready(clientSession: WebStory.order)])
    }

    @Test func `lost: a second ready with an unchanged session`() throws {
        #expect(try Loop().back([Story.ready, Story.ready]) == [.ready(clientSession: WebStory.order)])
    }

    @Test(
        "every word of an error comes back, before ready, in a refresh and in an attempt",
        arguments: PrimerError.TransportCause.allCases,
        ["unknown-error", "apple-pay-timed-out", "invalid-client-token"])
    func errors(cause: PrimerError.TransportCause, errorId: String) throws {
        let error = PrimerError(
            errorId: errorId, diagnosticsId: "d-1", recoverySuggestion: "Try", errorDescription: "[id] Words",
            plainDescription: "Words", transportCause: cause)
        let failure = PrimerCheckoutState.failure(error)
        #expect(try Loop().back([.initializing, failure]) == [.initializing, failure])
        #expect(try Loop().back([Story.ready, .initializing, failure]).last == failure)
        #expect(try Loop().back([Story.ready, failure]).last == failure)
    }
}
