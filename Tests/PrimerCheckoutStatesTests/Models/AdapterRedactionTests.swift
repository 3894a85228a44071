import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

@Suite("Adapters show nothing private")
struct AdapterRedactionTests {
    private func text(of value: Any) -> String {
        var text = "\(value) \(String(reflecting: value))"
        dump(value, to: &text)
        return text
    }

    @Test func `an adapter from states to events hides the session`() throws {
        let stage = try Stage()
        stage.adapter.receive(.ready(clientSession: Canaries.clientSession))
        stage.adapter.vaultMethodsChanged(to: [Canaries.savedMethod])
        stage.adapter.vaultSelectionChanged(to: Canaries.savedMethod.id)
        for value: Any in [stage.adapter, [stage.adapter], Optional(stage.adapter) as Any] {
            #expect(!text(of: value).contains("CANARY"))
            #expect(!text(of: value).contains("9876"))
        }
    }

    @Test func `an adapter from events to states hides the session`() throws {
        let stage = WebStage()
        let adapter = EventStateAdapter(integration: .inlineSession, clientSession: { Canaries.clientSession })
        try adapter.attach(to: stage.checkout)
        stage.becomeReady()
        for value: Any in [adapter, [adapter]] {
            #expect(!text(of: value).contains("CANARY"))
            #expect(!text(of: value).contains("9876"))
        }
    }

    @Test func `a callback that is replaced may use the adapter when it is freed`() {
        final class Screen {
            let adapter: EventStateAdapter
            init(_ adapter: EventStateAdapter) { self.adapter = adapter }
            deinit { adapter.onCompletion = nil }
        }
        let adapter = EventStateAdapter(integration: .inlineSession)
        adapter.onCompletion = { [screen = Screen(adapter)] _ in withExtendedLifetime(screen) {} }
        adapter.onCompletion = { _ in }
        #expect(adapter.onCompletion == nil)
    }
}
