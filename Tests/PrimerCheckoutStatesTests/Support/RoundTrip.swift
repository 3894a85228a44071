import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// Both adapters on one checkout, for one course of an integration.
struct RoundTrip {
    private let native: StateEventAdapter
    private let web: EventStateAdapter
    private let checkout: Checkout
    private let states = Box()
    private let completions = Box()

    init(
        _ integration: Integration = .inlineSession, on hub: PrimerEventHub = PrimerEventHub(diagnostics: { _ in })
    ) throws {
        checkout = hub.addCheckout()
        native = StateEventAdapter(integration: integration)
        web = EventStateAdapter(integration: integration, clientSession: { WebStory.order })
        web.onStateChange = { [states] in states.values.append($0) }
        web.onCompletion = { [completions] in completions.values.append($0) }
        try native.attach(to: checkout)
        try web.attach(to: checkout)
    }

    func run(_ steps: [NativeScript.Step]) async {
        for step in steps {
            switch step {
            case .state(let state): native.receive(state)
            case .attempt(let method, let source): _ = await native.beforePayment(method, source: source)
            case .attemptEnded: native.attemptEnded()
            case .cancel:
                native.sessionCancelled()
                web.sessionCancelled()
            }
        }
        checkout.remove()
    }

    /// What comes back of these states.
    func back(_ states: [PrimerCheckoutState]) -> [PrimerCheckoutState] {
        for state in states { native.receive(state) }
        return self.states.values
    }

    /// Whether exactly this came back; an issue if not.
    func came(
        back expected: [PrimerCheckoutState], completions expectedCompletions: [PrimerCheckoutState], seed: UInt64
    ) -> Bool {
        if states.values == expected, completions.values == expectedCompletions { return true }
        Issue.record(
            """
            seed \(seed)
            expected    \(expected)
            states      \(states.values)
            expected    \(expectedCompletions)
            completions \(completions.values)
            """)
        return false
    }

    private final class Box {
        var values: [PrimerCheckoutState] = []
    }
}
