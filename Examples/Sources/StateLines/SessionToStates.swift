public import PrimerCheckoutStates
public import PrimerEventCoding
public import PrimerEvents

/// Gives the native states of a recorded session: events are replayed on native checkouts, and adapters listen.
///
/// It asks nobody: what the page answered to a recorded event is seen in the events after it.
public final class SessionToStates {
    private let hub: PrimerEventHub
    private let onState: (StateLine) -> Void
    private var adapters: [EventStateAdapter] = []
    private var aliases = AliasFilter()

    /// A replay on a hub, to which a checkout is added for each that the session names.
    public init(on hub: PrimerEventHub, onState: @escaping (StateLine) -> Void) {
        self.hub = hub
        self.onState = onState
    }

    /// Replays an event, once if the page told it under two names. What happens outside of any checkout, a trigger, leads to
    /// no state.
    public func replay(_ event: SessionEvent) throws(AdapterError) {
        guard aliases.admit(event), let id = event.checkout else { return }
        if hub.checkout(id: id) == nil { try addCheckout(id) }
        event.event.dispatch(on: event.place(in: hub))
    }

    private func addCheckout(_ id: String) throws(AdapterError) {
        let adapter = EventStateAdapter(integration: .inlineSession)
        adapter.onStateChange = { [onState] state in onState(StateLine(checkout: id, state: state)) }
        try adapter.attach(to: hub.addCheckout(id: id))
        adapters.append(adapter)
    }
}

@available(*, unavailable)
extension SessionToStates: Sendable {}
