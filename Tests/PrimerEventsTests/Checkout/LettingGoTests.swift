import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// What closures captured may reach back to the checkout when it is freed, in the middle of what freed it.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LettingGoTests {
    /// A screen that cleans up after itself when it goes.
    private final class Screen {
        private let cleanUp: () -> Void
        init(_ cleanUp: @escaping () -> Void) { self.cleanUp = cleanUp }
        deinit { cleanUp() }
    }

    /// The same for closures that must be `Sendable`; its checkout lives on the main actor.
    private final class Session: Sendable {
        @MainActor static var checkout: Checkout?
        deinit { MainActor.assumeIsolated { Self.checkout?.controlHandlers.refreshSession = nil } }
    }

    private let test = CheckoutStage.heard()

    private func respondWithScreen() {
        let checkout = test.checkout
        let screen = Screen { checkout.respond(to: .cardSubmit, with: nil) }
        checkout.respond(to: .cardSubmit) { _ in withExtendedLifetime(screen) {} }
    }

    @Test func `a responder that is replaced may take back its trigger when it is freed`() {
        respondWithScreen()
        test.checkout.respond(to: .cardSubmit) { _ in }
        test.hub.dispatchEvent(CardSubmit())
        #expect(test.diagnostics == [.triggerUnheard(event: "primer:card-submit")])
    }

    @Test func `a responder may take back its trigger when the checkout is removed`() {
        respondWithScreen()
        test.checkout.remove()
        #expect(test.checkout.isRemoved)
    }

    @Test func `handlers that are replaced may use the handlers when they are freed`() {
        let checkout = test.checkout
        Session.checkout = checkout
        defer { Session.checkout = nil }
        checkout.controlHandlers.refreshSession = { [session = Session()] in withExtendedLifetime(session) {} }
        checkout.controlHandlers = CheckoutControls.Handlers()
        #expect(checkout.controlHandlers.refreshSession == nil)
    }

    @Test func `a component is looked for by name 30,000 levels deep`() {
        var node = EventTarget("node", parent: test.checkout.part(.paymentMethodContainer))
        for _ in 0..<30_000 { node = EventTarget("node", parent: node) }
        let tip = EventTarget("tip", parent: node)
        let hub = test.hub
        #expect(hub.checkouts.first?.part(named: "tip") === tip)
        #expect(hub.checkouts.first?.part(named: "nobody") == nil)
    }
}
