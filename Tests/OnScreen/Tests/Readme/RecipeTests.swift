import PrimerEventsTesting
import PrimerEventsUI
import Testing

@_spi(Screen) import SwiftUI

/// The recipes of PrimerEventsUI's documentation do what it says.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct RecipeTests {
    private final class Accepting: TermsSheet {
        private(set) var asked = 0

        func accepted() async -> Bool {
            asked += 1
            return asked > 1
        }
    }

    @Test func `the first view pays by the trigger and tells how it ended`() async throws {
        let script = ScriptedCheckout(.declineThenRetry)
        let window = Screen { PaymentView().primerEvents(script.checkout) }
        window.show()
        #expect(window.tap("Pay"))
        #expect(script.requests.count == 1)
        var shown: [String] = []
        while try await script.step() != nil {
            try await script.decision()
            if let text = window.texts.first, text != shown.last { shown.append(text) }
        }
        #expect(shown == ["", "Not paid: offerRetry", "Thank you!"])
    }

    @Test func `the line of the last failure comes and goes`() async throws {
        let script = ScriptedCheckout(.declineThenRetry)
        let window = Screen { FailureLine(script.checkout) }
        window.show()
        var shown: [[String]] = []
        while try await script.step() != nil {
            try await script.decision()
            if window.texts != shown.last { shown.append(window.texts) }
        }
        #expect(shown == [[], ["Not paid: offerRetry"], []])
    }

    @Test func `the gate asks for each attempt`() async throws {
        let terms = Accepting()
        let script = ScriptedCheckout(.init("two taps", onceReady: [.payment(), .payment(), .succeeded()]))
        let window = Screen { Screens.guarded(terms).primerEvents(script.checkout) }
        window.show()
        try await script.play()
        #expect(script.decisions == [.abort(), .continue()])
        window.close()
    }
}
