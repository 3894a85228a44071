import EventTree
import ListenerSupport
import PrimerEventAnalytics
import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

/// What calls say.
struct TrackCallTests {
    @Test func `calls have ids, a sequence, and the time of the dispatch`() async {
        let tracking = Tracking()
        tracking.dispatch(StateChange(isLoading: true))
        tracking.stage.time.advance(milliseconds: 250)
        tracking.dispatch(Ready(), PaymentStart.with(.paymentCard), PaymentSuccess.of())
        let calls = await tracking.calls()
        #expect(
            calls.map(\.id) == [
                "session-1/checkout started", "session-1/1/payment method selected/1",
                "session-1/1/payment info entered", "session-1/1/payment attempted", "pay_1/order completed",
            ])
        #expect(calls.map(\.sequence) == [1, 2, 3, 4, 5])
        #expect(calls.map(\.isOutcome) == [false, false, false, false, true])
        #expect(calls.first?.time == "2025-11-30T02:40:00.252Z")
        #expect(calls.first?["timeToReady"] == .integer(251))
    }

    @Test func `an outcome says which payment, how it stands and how long it took`() async throws {
        let tracking = Tracking()
        tracking.dispatch(Ready(), PaymentStart.with(.paymentCard), StateChange(isProcessing: true))
        tracking.stage.time.advance(milliseconds: 400)
        tracking.dispatch(StateChange(isSuccessful: true))
        tracking.stage.time.advance(milliseconds: 1_000)
        tracking.dispatch(PaymentSuccess.of())
        let call = try #require(await tracking.calls().last)
        #expect(
            call.properties.map(\.words) == [
                "sessionId=session-1", "attempt=1", "attemptId=session-1-1", "paymentMethodType=PAYMENT_CARD",
                "paymentId=pay_1", "orderId=order-1", "status=success", "timeInProcessing=401",
            ])
    }

    @Test func `a failure says code, origin and advice`() async throws {
        let tracking = Tracking()
        tracking.dispatch(PaymentStart.with(.paymentCard), StateChange(isProcessing: true), PaymentFailure.by(.network))
        let call = try #require(await tracking.calls().last)
        #expect(call.name == "payment failed")
        #expect(
            call.properties.map(\.words) == [
                "sessionId=session-1", "attempt=1", "attemptId=session-1-1", "paymentMethodType=PAYMENT_CARD",
                "code=PAYMENT_FAILED", "origin=network", "retryAdvice=verifyOnServerFirst", "diagnosticsId=diag-1",
                "timeInProcessing=1",
            ])
    }

    @Test func `a policy adds what is to be had on request`() async throws {
        let tracking = Tracking(policy: .standard.including(["amount", "currencyCode"], of: .paymentSuccess))
        tracking.dispatch(PaymentSuccess.of())
        let call = try #require(await tracking.calls().last)
        #expect(call["amount"] == .integer(4_999))
        #expect(call["currencyCode"] == .string("EUR"))
    }

    @Test func `clocks that go back and hostile times give no duration`() async throws {
        let tracking = Tracking()
        for time in [1e300, -1e300, .infinity, .nan, 5] {
            for detail in [StateChange(isProcessing: true), StateChange()] {
                try tracking.stage.checkout.dispatchEvent(Event(detail, timeStamp: time))
            }
            try tracking.stage.checkout.dispatchEvent(Event(PaymentFailure.by(.payment), timeStamp: -time))
        }
        let failures = await tracking.calls().filter { $0.name == "payment failed" }
        #expect(failures.count == 5)
        #expect(failures.allSatisfy { ($0["timeInProcessing"] ?? .integer(0)) == .integer(0) })
    }

    @Test func `a plan names, leaves out and adds`() async {
        let plan = TrackPlan.standard.naming(.orderCompleted, "Order Completed")
            .omitting(.checkoutStarted, .paymentMethodSelected).tracking(.dialogOpen, as: "challenge shown")
            .tracking(.basketChanged, as: "basket changed")
        let tracking = Tracking(plan: plan)
        tracking.dispatch(Ready(), DialogOpen(), PaymentSuccess.of(), DialogOpen())
        tracking.stage.hub.dispatchEvent(BasketChanged(items: 3, note: "secret"))
        let calls = await tracking.calls()
        #expect(calls.map(\.name) == ["challenge shown", "Order Completed", "challenge shown", "basket changed"])
        #expect(Set(calls.map(\.id)).count == 4)
        #expect(calls.last?["items"] == .integer(3))
    }

    @Test func `a plan makes properties of what passed`() async throws {
        let plan = TrackPlan.standard.properties { moment in
            guard moment.step == .orderCompleted else { return [] }
            return moment.properties.filter { $0.name == "paymentId" }.map { $0.renamed(to: "payment_id") }
                + [.constant("platform", "ios")]
        }
        let tracking = Tracking(plan: plan)
        tracking.dispatch(Ready(), PaymentSuccess.of())
        let calls = await tracking.calls()
        #expect(calls.map { $0.properties.map(\.words) } == [[], ["payment_id=pay_1", "platform=ios"]])
    }

    @Test func `the ids of checkouts and saved methods are in no call`() async {
        let tracking = Tracking()
        tracking.dispatch(
            Ready(), VaultSelectionChange(paymentMethodId: "private-vault-id", timestamp: second),
            PaymentStart.with(.paymentCard), PaymentApprovalRequired(paymentAttemptId: "private-attempt-id"))
        let text = await tracking.calls().map(\.json.text).joined()
        #expect(text.contains("payment method selected"))
        #expect(!text.contains("private"))
    }
}
