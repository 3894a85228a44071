import PrimerCheckoutStates
import PrimerEvents
import Testing

@Suite("Both adapters on one checkout do not echo")
struct BothAdaptersTests {
    static let integrations = OutcomeTransitionTests.all + [.inlineSession]

    @Test("an outcome is one event, one state and one completion", arguments: integrations)
    func outcomes(integration: Integration) throws {
        let stage = try Stage(integration)
        let back = EventStateAdapter(integration: integration)
        var states: [PrimerCheckoutState] = []
        var completions: [PrimerCheckoutState] = []
        back.onStateChange = { states.append($0) }
        back.onCompletion = { completions.append($0) }
        try back.attach(to: stage.checkout)
        if integration == .inlineSession { stage.adapter.receive(Story.ready) }
        _ = stage.newlyHeard()
        states = []
        stage.adapter.receive(Story.declined)
        #expect(stage.newlyHeard() == OutcomeTransitionTests.failure)
        guard integration != .presenter(errorScreen: .hidden) else {
            #expect(states == [Story.declined])
            #expect(completions == [Story.declined])
            return
        }
        stage.adapter.receive(Story.paid)
        #expect(stage.newlyHeard() == OutcomeTransitionTests.success)
        #expect(states == [Story.declined, Story.paid])
        #expect(completions == [Story.declined, Story.paid])
    }

    @Test func `detaching one leaves the other`() throws {
        let stage = try Stage()
        let back = EventStateAdapter(integration: .inlineSession)
        try back.attach(to: stage.checkout)
        stage.adapter.receive(Story.ready)
        back.detach()
        _ = stage.newlyHeard()
        stage.adapter.receive(Story.paid)
        #expect(stage.newlyHeard() == OutcomeTransitionTests.success)
        try back.attach(to: stage.checkout)
        stage.adapter.detach()
        #expect(back.isAttached)
    }
}
