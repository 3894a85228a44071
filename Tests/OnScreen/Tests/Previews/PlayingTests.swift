import PrimerEventsTesting
import PrimerEventsUI
import Testing

@_spi(Screen) import SwiftUI

/// A scenario that a preview plays.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PlayingTests {
    private let heard = Heard()

    private func window(_ scenario: CheckoutScenario, upTo count: Int = .max) -> Screen {
        Screen { [heard] in
            Text("screen")
                .onPrimerEvent(.ready) { _ in heard.add("ready") }
                .onPrimerEvent(.paymentFailure) { heard.add($0.detail.retryAdvice.rawValue) }
                .onPrimerEvent(.paymentSuccess) { heard.add($0.detail.payment.id ?? "") }
                .primerEvents(playing: scenario, upTo: count, pause: 0)
        }
    }

    private func waitFor(_ count: Int) async {
        while heard.lines.count < count { await Task.yield() }
    }

    @Test func `a view hears the scenario from its beginning to its end`() async {
        let window = window(.declineThenRetry)
        window.show()
        await waitFor(3)
        #expect(heard.lines == ["ready", "offerRetry", "pay_2"])
        window.close()
    }

    @Test func `it stops after the step that was named`() async {
        let window = window(.declineThenRetry, upTo: 6)
        window.show()
        await waitFor(2)
        for _ in 1...1_000 { await Task.yield() }
        #expect(heard.lines == ["ready", "offerRetry"])
        window.close()
    }

    @Test func `a view that is made anew plays the one script`() async {
        let window = window(.declineThenRetry)
        window.show()
        while heard.lines.count < 3 {
            window.update()
            await Task.yield()
        }
        #expect(heard.lines == ["ready", "offerRetry", "pay_2"])
        window.close()
    }

    @Test func `a payment that the view holds waits for a tap`() async {
        struct Gate: View {
            @State private var payment: PaymentStart?

            var body: some View {
                Group {
                    if let payment { Button("Pay") { payment.continuePaymentCreation() } }
                }
                .onPrimerEvent(.paymentStart) { payment = $0.hold() }
            }
        }
        let window = Screen { [heard] in
            Gate().onPrimerEvent(.paymentSuccess) { _ in heard.add("paid") }.primerEvents(playing: .success, pause: 0)
        }
        window.show()
        while window.buttons.isEmpty { await Task.yield() }
        #expect(heard.lines.isEmpty)
        #expect(window.tap("Pay"))
        await waitFor(1)
        #expect(heard.lines == ["paid"])
        window.close()
    }
}
