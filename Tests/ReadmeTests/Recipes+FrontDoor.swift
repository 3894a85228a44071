import PrimerCheckoutStates
import PrimerEvents
import PrimerEventsTesting
import Testing

// The recipes at the top of the README. Its test of native states is one as it stands.

@MainActor
enum PaymentGate {
    static func put(before checkout: Checkout, asking server: some KeyServer) {
        checkout.answerDeadline = 60  // seconds, then the payment aborts; there is none unless you set it
        checkout.interceptPayments { start in
            // The same key again while an earlier payment may exist, else a new one.
            let key = try await server.idempotencyKey(sameAsBefore: start.attempt.earlierPaymentMayExist)
            return .continue(idempotencyKey: key)  // or .abort(message: "Sold out"), which the SDK may show
        }
    }
}

/// What the gate asks: the app's own server.
protocol KeyServer: Sendable {
    func idempotencyKey(sameAsBefore: Bool) async throws -> String
}

@MainActor
@Suite
struct PaymentGateTests {
    @Test func `the key stays the same after a network failure`() async throws {
        let server = CountingServer()
        let retry = CheckoutScenario("retry", onceReady: [.payment(), .networkFailed, .payment(), .succeeded()])
        let script = ScriptedCheckout(retry)
        PaymentGate.put(before: script.checkout, asking: server)
        try await script.play()
        #expect(script.decisions == [.continue(idempotencyKey: "key-1"), .continue(idempotencyKey: "key-1")])
    }
}

/// A server that counts the keys that it makes.
private actor CountingServer: KeyServer {
    private var count = 0

    func idempotencyKey(sameAsBefore: Bool) -> String {
        if !sameAsBefore { count += 1 }
        return "key-\(count)"
    }
}

@MainActor
final class CheckoutOutcomes {
    private let adapter = StateEventAdapter(integration: .managedView(errorScreen: .shown))

    init(on checkout: Checkout) throws(AdapterError) { try adapter.attach(to: checkout) }

    /// What the SDK's `onCompletion` gets.
    func onCompletion(_ state: PrimerCheckoutState) { adapter.receive(state) }
}

@MainActor @Test func aCompletionBecomesAnEvent() throws {
    let stage = CheckoutStage()
    let probe = EventProbe(on: stage.hub)
    let outcomes = try CheckoutOutcomes(on: stage.checkout)
    outcomes.onCompletion(.success(PaymentResult(paymentId: "pay_1", status: .success)))
    #expect(probe.details(of: .paymentSuccess).map(\.payment.id) == ["pay_1"])
    try probe.expect(never: .paymentFailure)
}

@MainActor @Test func onlyADeclineOffersARetry() throws {
    let stage = CheckoutStage()
    let probe = EventProbe(on: stage.hub)
    let outcomes = try CheckoutOutcomes(on: stage.checkout)
    let error = PrimerError(errorId: "payment-failed", diagnosticsId: "d-1")
    outcomes.onCompletion(.failure(error))
    let declined = PrimerCheckoutDataPayment(id: "pay_2", status: "FAILED")
    outcomes.onCompletion(.failure(error, checkoutData: PrimerCheckoutData(payment: declined)))
    #expect(probe.details(of: .paymentFailure).map(\.retryAdvice) == [.verifyOnServerFirst, .offerRetry])
}
