import PrimerEventsTesting
import PrimerEventsUI
import Testing

@_spi(Screen) import SwiftUI

/// `interceptPrimerPayments` decides while its view is on the screen.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct InterceptingTests {
    private struct Refusal: Error {}

    private let stage = CheckoutStage()
    private var checkout: Checkout { stage.checkout }

    private func window(
        _ gate: @escaping @MainActor (PaymentStart) async throws -> PaymentDecision
    ) -> Screen {
        let window = Screen { [checkout] in Text("gate").interceptPrimerPayments(gate).primerEvents(checkout) }
        window.show()
        return window
    }

    @Test func `what the gate says is the decision`() async {
        for decision in [PaymentDecision.continue(idempotencyKey: "order-1"), .abort(message: "no")] {
            let window = window { _ in
                await Task.yield()
                return decision
            }
            #expect(await checkout.requestPaymentCreation(.paymentCard) == decision)
            window.close()
        }
    }

    @Test func `what it throws aborts`() async {
        let window = window { _ in throw Refusal() }
        #expect(await checkout.requestPaymentCreation(.paymentCard) == .abort())
        window.close()
    }

    @Test func `a gate of a view that has gone is not asked`() async {
        let window = window { _ in .abort() }
        window.hide()
        #expect(await checkout.requestPaymentCreation(.paymentCard) == .continue())
    }

    @Test func `a decision that has begun goes on when the view goes`() async {
        let closing = Closing()
        let window = window { _ in
            closing.window?.close()
            await Task.yield()
            return .continue(idempotencyKey: "late")
        }
        closing.window = window
        #expect(await checkout.requestPaymentCreation(.paymentCard) == .continue(idempotencyKey: "late"))
        #expect(checkout.listenerCount == 0)
    }

    @MainActor
    private final class Closing {
        var window: Screen?
    }
}
