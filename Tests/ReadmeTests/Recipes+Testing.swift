import PrimerEvents
import PrimerEventsTesting
import Testing

// The code of the guide "Testing your wiring". Its first test is one as it stands.

@MainActor @Test func theReceiptIsThatOfTheRetry() async throws {
    let script = ScriptedCheckout(.declineThenRetry)
    let receipts = ReceiptController()
    receipts.attach(to: script.checkout)
    let probe = EventProbe(on: script.hub)
    try await script.play()
    #expect(receipts.lastPayment == "pay_2")
    try probe.expect(inOrder: ["primer:payment-failure", "primer:payment-start", "primer:payment-success"])
}

/// An app's screen that holds payments until the terms are accepted.
@MainActor
final class TermsScreen {
    private(set) var payment: PaymentStart?

    var showsTerms: Bool { payment != nil }

    init(_ checkout: Checkout) {
        checkout.addEventListener(.paymentStart, owner: self) { screen, event in screen.payment = event.hold() }
    }

    func accept() {
        payment?.continuePaymentCreation()
        payment = nil
    }

    func decline() {
        payment?.abortPaymentCreation()
        payment = nil
    }
}

@MainActor
enum TestingByHand {
    static func declineTerms() async throws {
        let script = ScriptedCheckout(.success)
        let screen = TermsScreen(script.checkout)
        let probe = EventProbe(on: script.hub, showing: .decision)
        try await script.playUntilHeld()
        #expect(screen.showsTerms)
        screen.decline()
        try await script.play()
        #expect(script.decisions == [.abort()])
        try probe.expect(inOrder: ["primer:payment-start [held, abort]", "primer:payment-failure"])
    }

    static func findLeaks() async throws {
        try await expectNoLeaks { script in ReceiptScreen(script.checkout) }
    }
}

/// An app's screen that shows what was paid.
@MainActor
final class ReceiptScreen {
    private(set) var lastPayment: String?

    init(_ checkout: Checkout) {
        checkout.addEventListener(.paymentSuccess, owner: self) { screen, event in
            screen.lastPayment = event.detail.payment.id
        }
    }
}
