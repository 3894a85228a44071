import PrimerEvents
import PrimerEventsTesting
import Testing

/// The recipes for tests are tests that pass.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct WiringTests {
    @Test func `a payment is stepped through while a screen holds it`() async throws {
        try await TestingByHand.declineTerms()
    }

    @Test func `a screen that holds a payment for ever makes a play fail, and not hang`() async throws {
        let script = ScriptedCheckout(.success)
        script.patience = 0
        let screen = TermsScreen(script.checkout)
        await #expect(throws: ScriptError.undecided(step: "the payment succeeds", seconds: 0)) {
            try await script.play()
        }
        #expect(screen.showsTerms)
    }

    @Test func `a screen that listens as an owner leaks nothing`() async throws {
        try await TestingByHand.findLeaks()
    }
}
