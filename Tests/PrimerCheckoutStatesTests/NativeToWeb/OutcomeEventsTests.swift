import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// The catalogue's table 5.1 where only outcomes are seen.
@Suite("What the managed view and the presenter report becomes events")
struct OutcomeEventsTests {
    static let integrations = OutcomeTransitionTests.all

    private static func failure(_ id: String, _ checkoutData: PrimerCheckoutData? = nil) -> PrimerCheckoutState {
        .failure(PrimerError(errorId: id, diagnosticsId: "d"), checkoutData: checkoutData)
    }

    /// The ids that say by themselves that a checkout could not start.
    static let couldNotStart = [
        "invalid-client-token", "uninitialized-sdk-session", "missing-configuration", "misconfigured-payment-methods",
        "failed-to-create-session", "invalid-architecture", "missing-sdk-dependency",
    ]

    // MARK: Managed view

    @Test func `Managed view: decline, retry, success give payment-failure, payment-success, and nothing invented`()
        throws
    {
        let stage = try Stage(.managedView(errorScreen: .shown))
        stage.adapter.receive(Story.declined)
        stage.adapter.receive(
            .success(PaymentResult(paymentId: "pay_2", status: .success, paymentMethodType: "PAYMENT_CARD")))
        // Each outcome with the state that it is: no ready, no payment-start, no card-success of a card that may be saved.
        #expect(
            stage.newlyHeard() == [
                "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, payment, pay_1}",
                "C state-change{isSuccessful}", "C payment-success{pay_2, success, PAYMENT_CARD}",
            ])
        let failure = try #require(stage.last(PaymentFailure.self))
        #expect(failure.paymentMethodType == nil)
        #expect(failure.retryAdvice == .offerRetry)
    }

    @Test func `a pending payment is told as pending, with amount and currency`() throws {
        let stage = try Stage(.managedView(errorScreen: .hidden))
        stage.adapter.receive(
            .success(
                PaymentResult(
                    paymentId: "pay_1", status: .pending, amount: 1000, currencyCode: "EUR",
                    paymentMethodType: "KLARNA")))
        let success = try #require(stage.last(PaymentSuccess.self))
        #expect(success.status == .pending)
        #expect(success.amount == MinorUnits(1000))
        #expect(success.currencyCode == "EUR")
        #expect(success.payment.orderId == nil)
    }

    @Test("a success whose status is failed is a failure, and ends the checkout", arguments: integrations)
    func failedSuccess(integration: Integration) throws {
        let stage = try Stage(integration)
        stage.adapter.receive(.success(PaymentResult(paymentId: "pay_1", status: .failed)))
        stage.adapter.receive(Story.declined)
        #expect(
            stage.newlyHeard() == [
                "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, primer, pay_1}",
                "diagnostic dropped failure",
            ])
    }

    // MARK: A failure whose place is not seen

    @Test(
        "an initialization id as the first report of a run that was said to begin is a failed start",
        arguments: integrations)
    func initialization(integration: Integration) throws {
        for id in Self.couldNotStart {
            let stage = try Stage(integration)
            stage.adapter.runBegan()
            stage.adapter.receive(Self.failure(id))
            let code = id == "invalid-client-token" ? "INVALID_CLIENT_TOKEN" : "INITIALIZATION_ERROR"
            #expect(stage.newlyHeard() == ["C state-change{primerJsError \(code)}"], "\(id)")
        }
    }

    @Test("an initialization id is a failed payment where no run was said to begin", arguments: integrations)
    func initializationUnannounced(integration: Integration) throws {
        for id in Self.couldNotStart {
            let stage = try Stage(integration)
            stage.adapter.receive(Self.failure(id))
            #expect(stage.details.count { $0 is PaymentFailure } == 1, "\(id)")
            #expect(stage.last(PaymentFailure.self)?.retryAdvice != .nothingWasCreated, "\(id)")
        }
    }

    @Test("a second initialization id of one run is a failed payment", arguments: couldNotStart)
    func initializationTwice(id: String) throws {
        let stage = try Stage(.managedView(errorScreen: .shown))
        stage.adapter.runBegan()
        stage.adapter.receive(Self.failure(id))
        stage.adapter.receive(Self.failure(id))
        #expect(stage.details.count { $0 is PaymentFailure } == 1)
    }

    @Test("an initialization id after a session that was cancelled is a failed payment", arguments: couldNotStart)
    func initializationAfterCancel(id: String) throws {
        let stage = try Stage(.managedView(errorScreen: .shown))
        stage.adapter.runBegan()
        stage.adapter.sessionCancelled()
        stage.adapter.receive(Self.failure(id))
        #expect(stage.details.count { $0 is PaymentFailure } == 1)
    }

    @Test("with a payment, an id of initialisation is a failed payment", arguments: couldNotStart)
    func initializationWithPayment(id: String) throws {
        let stage = try Stage(.managedView(errorScreen: .shown))
        stage.adapter.runBegan()
        let data = PrimerCheckoutData(payment: PrimerCheckoutDataPayment(id: "pay_1", orderId: nil, status: "PENDING"))
        stage.adapter.receive(Self.failure(id, data))
        #expect(stage.details.map { type(of: $0).eventType } == ["primer:state-change", "primer:payment-failure"])
        #expect(stage.last(PaymentFailure.self)?.payment?.id == "pay_1")
    }

    @Test("once an attempt was seen, an id of initialisation is a failed payment", arguments: couldNotStart)
    func initializationAfterAttempt(id: String) async throws {
        let stage = try Stage(.managedView(errorScreen: .shown))
        stage.adapter.runBegan()
        stage.adapter.receive(Story.declined)
        stage.adapter.receive(Self.failure(id))
        #expect(stage.details.count { $0 is PaymentFailure } == 2)
        let other = try Stage(.presenter(errorScreen: .shown))
        other.adapter.runBegan()
        _ = await other.adapter.beforePayment(.payPal)
        other.adapter.receive(Self.failure(id))
        #expect(other.details.count { $0 is PaymentFailure } == 1)
    }

    @Test("with no payment and no attempt, any other id is a failed payment", arguments: integrations)
    func otherFailure(integration: Integration) throws {
        for id in ["payment-failed", "payment-cancelled", "invalid-value", "some-new-id"] {
            let stage = try Stage(integration)
            stage.adapter.receive(Self.failure(id))
            #expect(
                stage.details.map { type(of: $0).eventType } == ["primer:state-change", "primer:payment-failure"],
                "\(id)")
        }
    }

    @Test func `a managed view that is shown again after a failed start can fail again, then pay`() throws {
        let stage = try Stage(.managedView(errorScreen: .shown))
        stage.adapter.runBegan()
        stage.adapter.receive(Self.failure("missing-configuration"))
        stage.adapter.runBegan()
        stage.adapter.receive(Self.failure("missing-configuration"))
        stage.adapter.receive(Story.paid)
        #expect(
            stage.newlyHeard() == [
                "C state-change{primerJsError INITIALIZATION_ERROR}",
                "C state-change{primerJsError INITIALIZATION_ERROR}",
                "C state-change{isSuccessful}", "C payment-success{pay_1, success, PAYPAL}",
            ])
    }

    // MARK: Presenter

    @Test func `the presenter's callbacks are its three outcomes`() throws {
        let stage = try Stage(.presenter(errorScreen: .shown))
        stage.adapter.primerCheckoutPresenterDidFailWithError(
            PrimerError(errorId: "payment-failed", diagnosticsId: "d"), checkoutData: nil)
        stage.adapter.primerCheckoutPresenterDidCompleteWithSuccess(
            PaymentResult(paymentId: "pay_1", status: .success, paymentMethodType: "PAYPAL"))
        #expect(
            stage.newlyHeard() == [
                "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, primer}",
                "C state-change{isSuccessful}", "C payment-success{pay_1, success, PAYPAL}",
            ])
        let closed = try Stage(.presenter(errorScreen: .shown))
        closed.adapter.primerCheckoutPresenterDidDismiss()
        #expect(closed.newlyHeard() == ["C checkout-dismissed"])
    }

    @Test func `Presenter with the error screen off ends after a failure`() throws {
        let stage = try Stage(.presenter(errorScreen: .hidden))
        stage.adapter.receive(Story.declined)
        _ = stage.newlyHeard()
        stage.adapter.receive(Story.declined)
        stage.adapter.receive(.dismissed)
        stage.adapter.processingBegan()
        #expect(stage.newlyHeard() == ["diagnostic dropped failure", "diagnostic dropped dismissed"])
    }

    @Test func `a sheet that is presented again is a new checkout`() throws {
        let stage = try Stage(.presenter(errorScreen: .hidden))
        stage.adapter.receive(Story.declined)
        stage.adapter.sessionCancelled()
        _ = stage.newlyHeard()
        stage.adapter.receive(Story.paid)
        #expect(stage.newlyHeard() == OutcomeTransitionTests.success)
    }

    @Test(
        "a run that is said to begin after a success has its own outcomes, a dismissal among them",
        arguments: integrations)
    func runBegan(integration: Integration) throws {
        let stage = try Stage(integration)
        stage.adapter.runBegan()
        stage.adapter.receive(Story.paid)
        stage.adapter.runBegan()
        stage.adapter.receive(.dismissed)
        stage.adapter.runBegan()
        stage.adapter.receive(.success(PaymentResult(paymentId: "pay_2", status: .success)))
        #expect(
            stage.newlyHeard() == OutcomeTransitionTests.success + [
                "C checkout-dismissed", "C state-change{isSuccessful}", "C payment-success{pay_2, success}",
            ])
    }

    // MARK: Reports

    @Test("a list that the host knows is told at once: there is no ready to wait for", arguments: integrations)
    func lists(integration: Integration) throws {
        let stage = try Stage(integration)
        stage.adapter.paymentMethodsChanged(to: [.payPal])
        stage.adapter.vaultMethodsChanged(to: [])
        #expect(stage.newlyHeard() == ["M methods-update{PAYPAL}", "V vault-methods-update"])
    }
}
