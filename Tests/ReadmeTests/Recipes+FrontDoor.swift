import PrimerCheckoutStates
import PrimerEvents
import PrimerEventsTesting
import Testing

// The recipes at the top of the README. Its test of native states is one as it stands.

@MainActor
enum PaymentGate {
    static func put(before checkout: Checkout, asking server: some KeyServer) {
        checkout.answerDeadline = 60  // seconds, then the payment aborts
        checkout.interceptPayments { start in
            // The same key again while an earlier payment may exist, else a new one.
            let key = try await server.idempotencyKey(sameAsBefore: start.attempt.earlierPaymentMayExist)
            return .continue(idempotencyKey: key)
        }
    }
}

/// What the gate asks: the app's own server.
protocol KeyServer: Sendable {
    func idempotencyKey(sameAsBefore: Bool) async throws -> String
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
