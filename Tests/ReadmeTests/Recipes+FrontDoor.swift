import PrimerCheckoutStates
import PrimerEvents
import PrimerEventsTesting
import Testing

// The recipes at the top of the README. Its test of native states is one as it stands.

@MainActor
enum PaymentGate {
    static func put(before checkout: Checkout, asking server: some OrderServer) {
        checkout.answerDeadline = 60  // seconds, then the payment aborts; there is none unless you set it
        checkout.interceptPayments { [weak checkout] start in
            switch start.attempt.earlierPayment {
            case .none, .inFlight: return .continue()  // a start while a payment is in flight joins it, under its key
            case .succeeded, .mayExist, .pendingAfterCancel: break  // made, or perhaps: ask before anybody pays again
            }
            switch try await server.payment(ofOrder: "order-1001") {
            case .paid(let id):
                checkout?.resolve(.paid(paymentId: id))
                return .abort(message: "This order is paid")  // the SDK may show the message
            case .notPaid:
                checkout?.resolve(.notPaid)
                return .continue()  // under a new key
            case .unknown: return .abort()
            }
        }
    }
}

/// What the gate asks: the app's own server.
protocol OrderServer: Sendable {
    func payment(ofOrder order: String) async throws -> OrderPayment
}

/// What the server knows about the payment of an order.
enum OrderPayment: Sendable {
    case paid(id: String)
    case notPaid
    case unknown
}

@MainActor
@Suite
struct PaymentGateTests {
    @Test(
        arguments: [
            (.notPaid, .continue(), .inFlight), (.paid(id: "pay_1"), .abort(message: "This order is paid"), .succeeded),
            (.unknown, .abort(), .mayExist),
        ] as [(OrderPayment, PaymentDecision, EarlierPayment)])
    func `after a network failure the server is asked before anybody pays again`(
        _ known: OrderPayment, _ decision: PaymentDecision, _ earlier: EarlierPayment
    ) async throws {
        let retry = CheckoutScenario("retry", onceReady: [.payment(), .networkFailed, .payment()])
        let script = ScriptedCheckout(retry)
        PaymentGate.put(before: script.checkout, asking: KnowingServer(known: known))
        try await script.play()
        #expect(script.decisions == [.continue(), decision])
        #expect(script.checkout.earlierPayment == earlier)
    }
}

/// A server that knows how an order stands.
struct KnowingServer: OrderServer {
    let known: OrderPayment

    func payment(ofOrder order: String) -> OrderPayment { known }
}

@MainActor
final class CheckoutOutcomes {
    private let adapter = StateEventAdapter(integration: .managedView(errorScreen: .shown))

    init(on checkout: Checkout) throws(AdapterError) { try adapter.attach(to: checkout) }

    /// The view appears, once or again: `.onAppear { outcomes.appears() }`.
    func appears() { adapter.runBegan() }

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
