import EventTree
import ListenerSupport
import PrimerEventAnalytics
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

/// When an order is completed: once, and never without proof.
struct OutcomeTrackingTests {
    private let tracking = Tracking()

    private func completions() async -> [TrackCall] { await tracking.calls().filter { $0.name == "order completed" } }

    @Test(arguments: [PaymentOutcomeStatus.pending, "authorized"])
    func `a payment that is pending, or whose status nobody knows, completes no order`(
        _ status: PaymentOutcomeStatus
    ) async {
        tracking.dispatch(Ready(), PaymentStart.with(.paymentCard), PaymentSuccess.of("pay_1", status))
        #expect(await tracking.names().last == "payment pending")
        #expect(await completions() == [])
    }

    @Test func `a late success completes the order once, however often it is told`() async {
        tracking.dispatch(Ready(), PaymentStart.with(.payPal), PaymentSuccess.of("pay_1", .pending, .payPal))
        tracking.dispatch(CheckoutDismissed(attempt: .outcomeUnknown))
        tracking.dispatch(PaymentSuccess.of(), PaymentSuccess.of())
        #expect(await completions().map(\.id) == ["pay_1/order completed"])
        #expect(
            await tracking.names() == [
                "checkout started", "payment method selected", "payment attempted", "payment pending",
                "checkout dismissed", "order completed",
            ])
    }

    @Test func `a repetition is not tracked after the outcome was delivered`() async {
        tracking.dispatch(
            Ready(), PaymentStart.with(.payPal), PaymentCancel(paymentMethodType: .payPal, timestamp: second))
        let delivered = await tracking.calls()
        tracking.dispatch(PaymentCancel(paymentMethodType: .payPal, timestamp: second), PaymentFailure.by(.user))
        tracking.dispatch(Ready())
        #expect(await tracking.calls().dropFirst(delivered.count).map(\.name) == ["checkout started"])
    }

    @Test func `a payment that a gate aborts is not cancelled by the shopper`() async {
        tracking.dispatch(Ready())
        tracking.stage.checkout.interceptPayments { _ in .abort() }
        _ = await tracking.stage.checkout.requestPaymentCreation(.paymentCard)
        tracking.dispatch(PaymentCancel(paymentMethodType: .paymentCard, timestamp: second))
        #expect(await tracking.names().last == "payment failed")
        #expect(await tracking.calls().last?["retryAdvice"] == .string("nothingWasCreated"))
    }

    @Test func `a pending that comes after the success is told no more`() async {
        tracking.dispatch(Ready(), PaymentSuccess.of(), PaymentSuccess.of("pay_1", .pending))
        #expect(await tracking.names() == ["checkout started", "order completed"])
    }

    @Test func `a success whose status is not stated completes no order`() async {
        tracking.dispatch(Ready(), PaymentStart.with(.paymentCard), PaymentSuccess.of("pay_1", nil, .paymentCard))
        #expect(await tracking.names().last == "payment pending")
        #expect(await completions() == [])
    }

    @Test func `a plan can count a success without a status as the native SDK reports it`() async {
        let tracking = Tracking(plan: .standard.unstatedStatus(.byMethod))
        tracking.dispatch(PaymentStart.with(.payPal), PaymentSuccess.of("pay_1", nil, .payPal))
        tracking.dispatch(PaymentStart.with(.paymentCard), PaymentSuccess.of("pay_2", nil, .paymentCard))
        tracking.dispatch(PaymentStart.with(.stripeACH), PaymentSuccess.of("pay_3", nil, .stripeACH))
        tracking.dispatch(PaymentStart.with(.payPal), from: .vaultManager)
        tracking.dispatch(PaymentSuccess.of("pay_4", nil, .payPal))
        let completions = await tracking.calls().filter { $0.name == "order completed" }
        #expect(completions.map { $0["paymentId"] } == ["pay_2", "pay_3", "pay_4"].map(ExportedValue.string))
    }

    @Test func `a plan says which methods count as settled`() async {
        let tracking = Tracking(plan: .standard.unstatedStatus(.settled(with: [.payPal])))
        tracking.dispatch(PaymentSuccess.of("pay_1", nil, .payPal), PaymentSuccess.of("pay_2", nil, .paymentCard))
        #expect(await tracking.names() == ["checkout started", "order completed", "payment pending"])
    }

    @Test func `an outcome before ready, as after a redirect, is in the session of that ready`() async throws {
        tracking.dispatch(Ready(), PaymentStart.with("ADYEN_IDEAL"), StateChange(isProcessing: true))
        // Another page, whose clock begins anew.
        for detail in [PaymentSuccess.of("pay_1", .success, "ADYEN_IDEAL")] {
            try tracking.stage.checkout.dispatchEvent(Event(detail, timeStamp: 0.5))
        }
        try tracking.stage.checkout.dispatchEvent(Event(Ready(), timeStamp: 0.6))
        #expect(
            await tracking.names() == [
                "checkout started", "payment method selected", "payment attempted", "order completed",
            ])
    }

    @Test func `a success whose status is failed is a failure`() async {
        tracking.dispatch(PaymentSuccess.of("pay_1", .failed))
        #expect(await tracking.names() == ["checkout started", "payment failed"])
    }

    @Test func `a session that is replayed is not tracked`() async throws {
        try tracking.replay("card-success", provenance: .replay)
        #expect(await tracking.calls() == [])
    }

    @Test func `a kept event that is delivered once more is not tracked`() async {
        tracking.dispatch(StateChange(isLoading: true), Ready())
        let before = await tracking.calls().count
        tracking.stage.hub.addEventListener(.ready, replaying: .latest) { [listener = tracking.listener] event in
            listener.handleEvent(AnyEvent(event))
        }
        #expect(await tracking.calls().count == before)
    }

    @Test func `a checkout that is attached again completes no order again`() async {
        tracking.dispatch(Ready(), PaymentStart.with(.paymentCard), PaymentSuccess.of())
        let again = tracking.stage.hub.addCheckout(id: tracking.stage.checkout.id)
        again.dispatchEvent(StateChange(isSuccessful: true))
        again.dispatchEvent(PaymentSuccess.of())
        #expect(await completions().count == 1)
    }

    @Test func `an event that is heard in two places is tracked once`() async {
        tracking.stage.checkout.addEventListener(tracking.listener)
        tracking.dispatch(Ready(), PaymentFailure.by(.payment))
        #expect(await tracking.names() == ["checkout started", "payment failed"])
    }

    @Test func `payments of two checkouts are told apart`() async {
        let other = tracking.stage.hub.addCheckout()
        tracking.dispatch(Ready(), PaymentStart.with(.paymentCard))
        other.dispatchEvent(Ready())
        other.dispatchEvent(PaymentStart.with(.paymentCard))
        let calls = await tracking.calls().filter { $0.name == "payment attempted" }
        #expect(calls.map { $0["sessionId"] } == ["session-1", "session-2"].map(ExportedValue.string))
        #expect(Set(calls.map(\.id)).count == 2)
    }
}
