import PrimerEventsTesting
import Shop
import Testing

@MainActor
struct CheckoutScreenTests {
    @Test func theScreenFollowsADeclineAndTheRetry() async throws {
        let script = ScriptedCheckout(.declineThenRetry)
        let screen = CheckoutScreen(script.checkout)
        let probe = EventProbe(on: script.hub, showing: .decision) { $0.type.hasPrefix("primer:payment") }
        try await script.play()
        #expect(screen.lines == ["offerRetry", "paid pay_2"])
        #expect(script.decisions == [.continue(idempotencyKey: "order-1"), .continue(idempotencyKey: "order-2")])
        #expect(
            probe.trace == """
                primer:payment-start [held, continue]
                primer:payment-failure
                primer:payment-start [held, continue]
                primer:payment-success
                """)
    }

    @Test(arguments: CheckoutScenario.all) func nothingLeaks(_ scenario: CheckoutScenario) async throws {
        try await expectNoLeaks(playing: scenario, from: .webEvents) { script in CheckoutScreen(script.checkout) }
    }

    @Test func twoDeclinesAreTwoLines() async throws {
        let twoDeclines = CheckoutScenario(
            "two declines", onceReady: [.payment(), .declined(), .payment(.payPal), .declined(paymentId: "pay_2")])
        let script = ScriptedCheckout(twoDeclines)
        let screen = CheckoutScreen(script.checkout)
        try await script.play()
        #expect(screen.lines == ["offerRetry", "offerRetry"])
        #expect(script.diagnostics.map(\.code) == [.readyUnheard])
    }

    @Test func aFailedExpectationSaysWhatDiffers() async throws {
        let script = ScriptedCheckout(.heldAndAborted)
        let probe = EventProbe(on: script.checkout, showing: [])
        try await script.play()
        let mismatch = #expect(throws: EventMismatch.self) { try probe.expect(never: .paymentFailure) }
        #expect(mismatch?.text == "Heard, and never expected:\n  primer:payment-failure")
    }

    @Test func aDeadlinePassesInManualTime() async throws {
        let stage = CheckoutStage()
        Task {
            while stage.time.waitingCount == 0 { await Task.yield() }
            stage.time.advance(by: 60)
        }
        #expect(await stage.checkout.next(.paymentSuccess, deadline: 60) == nil)
    }
}
