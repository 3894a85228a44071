import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// States to events to states, through both adapters on one checkout.
@Suite("States to events to states")
struct RoundTripTests {
    let hub = PrimerEventHub(diagnostics: { _ in })
    /// A failure prints the seed; write it here to see the course again.
    let base = UInt64.random(in: 0...UInt64.max)

    @Test func `10,000 random legal courses come back but for the losses that are named`() async throws {
        for number in 0..<10_000 {
            let seed = base &+ UInt64(number)
            let script = NativeScript(seed: seed)
            let trip = try RoundTrip(.inlineSession, on: hub)
            await trip.run(script.steps)
            guard trip.came(back: script.expected, completions: script.completions, seed: seed) else { return }
        }
    }

    @Test(
        "so do 2,000 where only outcomes are seen",
        arguments: Integration.ErrorScreen.allCases.flatMap {
            [Integration.managedView(errorScreen: $0), .presenter(errorScreen: $0)]
        })
    func outcomes(integration: Integration) async throws {
        for number in 0..<500 {
            let seed = base &+ UInt64(number)
            let script = OutcomeScript(integration, seed: seed)
            let trip = try RoundTrip(integration, on: hub)
            await trip.run(script.steps)
            guard trip.came(back: script.expected, completions: script.completions, seed: seed) else { return }
        }
    }

    // MARK: The losses, one by one

    @Test func `lost: the token of a result, and nothing else of it`() throws {
        let result = PaymentResult(
            paymentId: "pay_1", status: .pending, token: "tok", amount: 4999, currencyCode: "EUR",
            paymentMethodType: "KLARNA")
        var back = result
        back.token = nil
        #expect(try RoundTrip().back([.success(result)]) == [.success(back)])
    }

    @Test(
        "a result comes back with its status, amount and currency, failed or not", arguments: PaymentStatus.allCases,
        [nil, 4999])
    func results(status: PaymentStatus, amount: Int?) throws {
        let result = PaymentResult(
            paymentId: "pay_1", status: status, amount: amount, currencyCode: amount.map { _ in "EUR" },
            paymentMethodType: "PAYPAL")
        #expect(try RoundTrip().back([.success(result)]) == [.success(result)])
    }

    @Test func `lost: additional info and outcome of the checkout data, and nothing else of it`() throws {
        let payment = PrimerCheckoutDataPayment(
            id: "pay_1", orderId: "order-1", paymentFailureReason: .failed, status: "FAILED")
        let error = PrimerError(errorId: "unknown-error", diagnosticsId: "d-1")
        let data = PrimerCheckoutData(
            payment: payment, additionalInfo: PrimerCheckoutAdditionalInfo(values: ["reference": "1"]),
            checkoutOutcome: .failure)
        #expect(
            try RoundTrip().back([Story.ready, .failure(error, checkoutData: data)]).last
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
            try RoundTrip().back([Story.ready, .failure(error, checkoutData: PrimerCheckoutData(payment: payment))])
                .last
                == .failure(error, checkoutData: PrimerCheckoutData(payment: back)))
    }

    @Test func `lost: the contents of the client session, beyond what the app supplies again`() throws {
        let session = PrimerClientSession(customerId: "customer-1", orderId: "order-9", totalAmount: 4999)
        #expect(try RoundTrip().back([.ready(clientSession: session)]) == [.ready(clientSession: WebStory.order)])
    }

    @Test func `lost: a second ready with an unchanged session`() throws {
        #expect(try RoundTrip().back([Story.ready, Story.ready]) == [.ready(clientSession: WebStory.order)])
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
        #expect(try RoundTrip().back([.initializing, failure]) == [.initializing, failure])
        #expect(try RoundTrip().back([Story.ready, .initializing, failure]).last == failure)
        #expect(try RoundTrip().back([Story.ready, failure]).last == failure)
    }
}
