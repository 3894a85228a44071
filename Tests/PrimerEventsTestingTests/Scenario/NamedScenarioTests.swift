import PrimerCheckoutStates
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Each named scenario gives the events and the states that the catalogue says.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct NamedScenarioTests {
    private func play(
        _ story: ScenarioStory, from source: ScriptedCheckout.Source, events: EventTrace, states: EventTrace
    ) async throws {
        let script = ScriptedCheckout(story.scenario, from: source)
        let probe = EventProbe(on: script.hub, showing: [.origin, .fields])
        let heard = try StateTrace(of: script.checkout)
        try await script.play()
        try probe.expect(exactly: events)
        #expect(heard.trace == states)
        #expect(script.nextStep == nil)
        #expect(!script.isHeld)
    }

    @Test(arguments: ScenarioStory.all)
    func `native states give the events of the table, and back the states`(_ story: ScenarioStory) async throws {
        try await play(story, from: .nativeStates, events: story.native, states: story.states)
    }

    @Test(arguments: ScenarioStory.all)
    func `the web's events come in the web's order and give the states`(_ story: ScenarioStory) async throws {
        try await play(
            story, from: .webEvents, events: story.web ?? story.native, states: story.webStates ?? story.states)
    }

    @Test func `every named scenario has its story`() {
        #expect(ScenarioStory.all.map(\.scenario.name).sorted() == CheckoutScenario.all.map(\.name).sorted())
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `a listened-to play has no diagnostic but the one that the catalogue asks for`(
        _ source: ScriptedCheckout.Source
    ) async throws {
        var kinds: [String: [Diagnostic.Code]] = [:]
        for scenario in CheckoutScenario.all {
            let script = ScriptedCheckout(scenario, from: source)
            script.hub.addEventListener { _ in }
            try await script.play()
            if !script.diagnostics.isEmpty { kinds[scenario.name] = script.diagnostics.map(\.code) }
        }
        switch source {
        case .nativeStates: #expect(kinds == ["late success": [.successAfterDismissal]])
        case .webEvents: #expect(kinds.isEmpty)
        }
    }

    @Test func `an integration that shows outcomes only gives their events, and asks no gate`() async throws {
        let script = ScriptedCheckout(
            .vaultWithCVV, from: .nativeStates(.managedView(errorScreen: .shown)))
        script.checkout.interceptPayments { _ in .abort() }
        let probe = EventProbe(on: script.hub, showing: [])
        try await script.play()
        try probe.expect(
            exactly: """
                primer:vault-submit
                primer:state-change
                primer:payment-success
                """)
        #expect(script.decisions.isEmpty)
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `events say where they come from`(_ source: ScriptedCheckout.Source) async throws {
        let script = ScriptedCheckout(.threeDS, from: source)
        var provenances: Set<Provenance> = []
        script.hub.addEventListener { if $0.type != PaymentStart.eventType { provenances.insert($0.provenance) } }
        try await script.play()
        switch source {
        case .nativeStates: #expect(provenances == [.native])
        case .webEvents(let origin): #expect(provenances == [.web(origin: origin)])
        }
    }
}

extension ScenarioStory: CustomTestStringConvertible {
    var testDescription: String { scenario.name }
}
