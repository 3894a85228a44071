import EventTree
import ListenerSupport
import PrimerEventAnalytics
import PrimerEventListeners
import PrimerEvents
import Testing

/// Which steps events are.
struct CheckoutStepTests {
    /// What each recorded session is, by the meaning of its events alone.
    static let sessions: [(name: String, steps: [CheckoutStep])] = [
        (
            "apple-pay-shipping",
            [.checkoutStarted, .paymentMethodSelected, .paymentAttempted, .paymentPending]
        ),
        (
            "card-success",
            [.checkoutStarted, .paymentMethodSelected, .paymentInfoEntered, .paymentAttempted, .paymentPending]
        ),
        (
            "decline-then-retry",
            [
                .checkoutStarted, .paymentMethodSelected, .paymentInfoEntered, .paymentAttempted, .paymentFailed,
                .paymentInfoEntered, .paymentAttempted, .paymentPending,
            ]
        ),
        (
            "held-then-aborted",
            [
                .checkoutStarted, .paymentMethodSelected, .paymentInfoEntered, .paymentAttempted, .paymentCancelled,
            ]
        ),
        (
            "held-then-continued",
            [.checkoutStarted, .paymentMethodSelected, .paymentInfoEntered, .paymentAttempted, .paymentPending]
        ),
        ("invalid-client-token", [.checkoutFailed]),
        (
            "manual-approval",
            [.checkoutStarted, .paymentMethodSelected, .paymentInfoEntered, .paymentAttempted, .paymentPending]
        ),
        (
            "network-failure",
            [.checkoutStarted, .paymentMethodSelected, .paymentInfoEntered, .paymentAttempted, .paymentFailed]
        ),
        (
            "three-ds-and-refresh",
            [.checkoutStarted, .paymentMethodSelected, .paymentInfoEntered, .paymentAttempted, .paymentPending]
        ),
        (
            "vault-with-cvv",
            [
                .checkoutStarted, .paymentMethodSelected, .paymentMethodSelected, .paymentAttempted, .paymentPending,
            ]
        ),
    ]

    @Test(arguments: sessions)
    func `a recorded session is told step by step`(_ session: String, _ steps: [CheckoutStep]) async throws {
        let tracking = Tracking()
        try tracking.replay(session)
        #expect(await tracking.names() == steps.map(\.rawValue))
    }

    @Test func `every step has a test of a session, but what the web never reports`() {
        #expect(
            Set(Self.sessions.flatMap(\.steps))
                == Set(CheckoutStep.allCases).subtracting([.checkoutDismissed, .orderCompleted]))
    }

    @Test func `one PayPal tap that starts twice is one attempt`() async {
        let tracking = Tracking()
        tracking.dispatch(
            Ready(), PaymentStart.with(.payPal), PaymentStart.with(.payPal), StateChange(isProcessing: true))
        #expect(await tracking.names() == ["checkout started", "payment method selected", "payment attempted"])
    }

    @Test func `a start while one is in flight joins it, and one by a host that counts it is another attempt`() async {
        let tracking = Tracking()
        tracking.dispatch(
            Ready(), PaymentStart.with(.payPal), StateChange(isProcessing: true), PaymentStart.with(.payPal))
        tracking.dispatch(PaymentStart.with(.payPal, attempt: 5))
        let attempts = await tracking.calls().filter { $0.name == "payment attempted" }
        #expect(attempts.map { $0["attempt"] } == [1, 5].map(ExportedValue.integer))
        #expect(Set(attempts.map(\.id)).count == 2)
    }

    @Test func `one closed pop-up that is told three times is one cancellation`() async {
        let tracking = Tracking()
        tracking.dispatch(
            Ready(), PaymentStart.with(.payPal), PaymentCancel(paymentMethodType: .payPal, timestamp: second),
            PaymentFailure.by(.user, code: .paymentCancelled), PaymentFailure.by(.user, code: .paymentCancelled))
        #expect(await tracking.names().filter { $0.hasPrefix("payment c") } == ["payment cancelled"])
    }

    @Test func `a failure by the shopper is a cancellation, with the advice`() async throws {
        let tracking = Tracking()
        tracking.dispatch(Ready(), PaymentStart.with(.paymentCard), PaymentFailure.by(.user, code: .paymentCancelled))
        let call = try #require(await tracking.calls().last)
        #expect(call.name == "payment cancelled")
        #expect(call["code"] == .string("PAYMENT_CANCELLED"))
        #expect(call["retryAdvice"] == .string("shopperCancelled"))
    }

    @Test func `two declines are two, also without a start or a payment between them`() async {
        let tracking = Tracking()
        tracking.dispatch(PaymentFailure.by(.payment), PaymentFailure.by(.payment))
        let calls = await tracking.calls()
        #expect(calls.map(\.name) == ["checkout started", "payment failed", "payment failed"])
        #expect(Set(calls.map(\.id)).count == 3)
    }

    @Test func `a checkout that never tells it is ready is started by what it tells first`() async {
        let tracking = Tracking()
        tracking.dispatch(PaymentSuccess.of())
        #expect(await tracking.names() == ["checkout started", "order completed"])
    }

    @Test func `a checkout that is dismissed and starts anew is another session`() async {
        let tracking = Tracking()
        tracking.dispatch(Ready(), CheckoutDismissed(), StateChange(isLoading: true), Ready(), CheckoutDismissed())
        let calls = await tracking.calls()
        #expect(
            calls.map(\.name) == ["checkout started", "checkout dismissed", "checkout started", "checkout dismissed"])
        #expect(
            calls.map { $0["sessionId"] }
                == ["session-1", "session-1", "session-2", "session-2"].map(ExportedValue.string))
    }

    @Test func `a refresh, and an error that stays, are not told again`() async {
        let tracking = Tracking()
        let error = PrimerJSError(code: .initializationError, message: "")
        tracking.dispatch(
            StateChange(isLoading: true), StateChange(primerJsError: error), StateChange(primerJsError: error), Ready(),
            StateChange(isLoading: true), StateChange(), Ready())
        #expect(await tracking.names() == ["checkout failed", "checkout started", "checkout started"])
    }
}
