import PrimerEventsTesting
import PrimerEventsUI
import Testing

@testable import CheckoutApp
@_spi(Screen) import SwiftUI

/// The example app's screen, from the first tap to the receipt.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CheckoutScreenTests {
    private func window(_ script: ScriptedCheckout) -> Screen {
        let window = Screen { CheckoutScreen(script.checkout).primerEvents(script.checkout) }
        window.show()
        return window
    }

    @Test func `a decline, another attempt, a receipt`() async throws {
        let script = ScriptedCheckout(.declineThenRetry)
        let window = window(script)
        #expect(window.buttons.isEmpty)
        while !script.isHeld { try await script.step() }
        #expect(window.buttons == ["Accept", "Decline", "Pay"])
        #expect(window.tap("Accept"))
        try await script.step()
        #expect(window.texts == ["The payment was declined. You can try another card."])
        while !script.isHeld { try await script.step() }
        #expect(window.texts == ["Do you accept the terms?"])
        #expect(window.tap("Accept"))
        try await script.play()
        #expect(window.texts == ["Paid. Thank you!"])
        #expect(script.decisions == [.continue(), .continue()])
        window.close()
    }

    @Test func `the button is the trigger of the card form`() async throws {
        let script = ScriptedCheckout(.init("nothing yet", onceReady: []))
        let window = window(script)
        try await script.play()
        #expect(window.tap("Pay"))
        #expect(script.requests.count == 1)
    }

    @Test func `declined terms abort, and nothing was paid`() async throws {
        let script = ScriptedCheckout(.init("one payment", onceReady: [.payment(), .succeeded()]))
        let window = window(script)
        while !script.isHeld { try await script.step() }
        #expect(window.tap("Decline"))
        try await script.play()
        #expect(script.decisions == [.abort(message: "Please accept the terms.")])
        #expect(window.texts == ["Nothing was paid. You can try again."])
        #expect(window.buttons == ["Pay"])
    }

    @Test func `a payment that may exist locks the button`() async throws {
        let script = ScriptedCheckout(.networkFailure)
        let window = window(script)
        while !script.isHeld { try await script.step() }
        #expect(window.tap("Accept"))
        try await script.play()
        #expect(window.texts == ["We are asking the bank how your payment ended."])
        #expect(window.buttons.isEmpty)
    }

    @Test func `a window that is closed while it holds a payment aborts it`() async throws {
        let script = ScriptedCheckout(.init("one payment", onceReady: [.payment(), .succeeded()]))
        let window = window(script)
        while !script.isHeld { try await script.step() }
        window.close()
        try await script.play()
        #expect(script.decisions == [.abort()])
    }

    @Test func `the root tracks an order as completed only when it is settled`() {
        var tracked: [String] = []
        let shop = Shop { tracked.append("\($0) \($1 ?? "")") }
        for status in [PaymentOutcomeStatus.success, .pending, nil] {
            shop.checkout.dispatchEvent(
                PaymentSuccess(
                    payment: PaymentSummary(id: "pay_1"), timestamp: UnixSeconds(seconds: 1), status: status))
        }
        #expect(tracked == ["order_completed pay_1", "order_pending pay_1", "order_pending pay_1"])
    }
}
