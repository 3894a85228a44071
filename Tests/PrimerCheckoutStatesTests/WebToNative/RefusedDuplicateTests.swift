import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

@Suite("A second start that the backend refuses, as states see it")
struct RefusedDuplicateTests {
    private let stage = WebStage()
    private var failures: Int { stage.states.count { $0.hasPrefix("failure") } }

    private func startTwice() throws {
        try stage.attach()
        stage.checkout.showsPage()
        stage.becomeReady()
        for _ in 1...2 {
            stage.dispatch(PaymentStart(paymentMethodType: .paymentCard, timestamp: Story.now), from: .cardForm)
        }
        stage.forget()
    }

    private func fail(_ code: ErrorCode, _ origin: ErrorOrigin) {
        stage.dispatch(
            PaymentFailure(error: PaymentFailureError(code: code, message: "", origin: origin), timestamp: Story.now))
    }

    @Test func `a refusal whose sibling has no outcome reaches listeners, and gives no state`() throws {
        try startTwice()
        fail(.idempotencyKeyAlreadyExists, .network)
        #expect(stage.events.last == "primer:payment-failure")
        #expect(stage.states.isEmpty)
        #expect(stage.checkout.earlierPayment == .inFlight)
        stage.dispatch(WebStory.success("pay_1", .paymentCard))
        #expect(stage.states == ["success{pay_1, pending}"])
    }

    @Test func `a refusal counts as a state when the last start has ended without a success`() throws {
        try startTwice()
        fail(.idempotencyKeyAlreadyExists, .network)
        stage.dispatch(PaymentCancel(paymentMethodType: .paymentCard, timestamp: Story.now))
        #expect(failures == 1)
        #expect(stage.checkout.retryAdvice == .verifyOnServerFirst)
    }

    @Test func `a refusal after the success of its sibling gives no state`() throws {
        try startTwice()
        stage.dispatch(WebStory.success("pay_1", .paymentCard))
        fail(.idempotencyKeyAlreadyExists, .network)
        #expect(stage.states == ["success{pay_1, pending}"])
    }
}
