import EventTree
import PrimerCheckoutStates
import PrimerEvents
import PrimerEventsTesting
import Testing

/// The native side dispatches each event where the catalogue says.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct NativeOriginTests {
    private final class Origins {
        var found: [String: Set<String>] = [:]
    }

    @Test func `an event of a native checkout starts where its line in the catalogue says`() async throws {
        let origins = Origins()
        let everything = CheckoutScenario(
            "everything",
            onceReady: [
                .cardTyped(), .cardErrors(), .vaultMethods(), .vaultSelection(id: "v"),
                .report("networks") { $0.networksChanged(to: nil) }, .payment(), .declined(), .payment(),
                .succeeded(),
            ])
        for scenario in ScenarioStory.all.map(\.scenario) + [everything] {
            let script = ScriptedCheckout(scenario, from: .nativeStates)
            script.hub.addEventListener(.capture) { event in
                guard case .native = event.provenance, let target = event.composedPath().first else { return }
                origins.found[event.type, default: []].insert(target.name)
            }
            try await script.play()
        }
        for entry in PrimerEventCatalogue.entries where entry.native != .byApp {
            let expected: Set<String> =
                switch entry.native {
                case .at(let component): [component.rawValue]
                case .atPaymentSource: Set(PaymentSource.allCases.map(\.component.rawValue))
                case .never, .byApp: []
                }
            #expect(origins.found[entry.name] ?? [] == expected, "\(entry.name)")
        }
    }
}
