import EventTree
import PrimerEvents
import PrimerEventsTesting

@testable import PrimerCheckoutStates

/// A checkout with an adapter from events to states, and all that the adapter says, in order.
final class WebStage {
    private let stage = CheckoutStage(time: ManualTime(startingAt: Story.now))
    var hub: PrimerEventHub { stage.hub }
    var checkout: Checkout { stage.checkout }
    let adapter: EventStateAdapter
    private(set) var heard: [String] = []
    private(set) var states: [String] = []
    private(set) var events: [String] = []
    var whenState: ((PrimerCheckoutState) -> Void)?
    var whenCompletion: ((PrimerCheckoutState) -> Void)?

    init(_ integration: Integration = .inlineSession, unstatedStatus: UnstatedStatus = .pending) {
        adapter = EventStateAdapter(
            integration: integration, unstatedStatus: unstatedStatus, clientSession: { WebStory.order })
        adapter.onStateChange = { [unowned self] state in
            note(WebStory.line(state))
            states.append(WebStory.line(state))
            whenState?(state)
        }
        adapter.onCompletion = { [unowned self] state in
            note("completion \(WebStory.line(state))")
            whenCompletion?(state)
        }
        adapter.onPhaseChange = { [unowned self] phase in note("phase \(phase)") }
        adapter.onClientSessionChange = { [unowned self] session in
            note("client session \(session.map { $0.orderId ?? "empty" } ?? "none")")
        }
        hub.addEventListener(owner: self) { stage, event in stage.events.append(event.type) }
    }

    func attach() throws { try adapter.attach(to: checkout) }

    /// An adapter from states to events on the same checkout.
    func attachNative() throws -> StateEventAdapter {
        let native = StateEventAdapter(integration: .inlineSession)
        try native.attach(to: checkout)
        return native
    }

    func note(_ line: String) { heard.append(line) }

    func forget() {
        heard = []
        states = []
    }

    func dispatch(_ detail: some EventDetail, from component: ComponentName = .checkout) {
        checkout.part(component).dispatchEvent(detail)
    }

    func becomeReady() {
        dispatch(StateChange(isLoading: true))
        dispatch(StateChange())
        dispatch(Ready())
    }

    /// All that a stream still gives until it ends.
    func lines(of states: AsyncStream<PrimerCheckoutState>) async -> [String] {
        var lines: [String] = []
        for await state in states { lines.append(WebStory.line(state)) }
        return lines
    }
}
