public import PrimerCheckoutStates
public import PrimerEventCoding
public import PrimerEvents

/// Gives the session of native states: adapters dispatch events on native checkouts, and the root listens.
///
/// States alone start no payment and report nothing else that happens on the screen, so the session has the lifecycle and the
/// outcomes. Its paths are those of the native tree, which ends at the document.
public final class StatesToSession {
    private let hub: PrimerEventHub
    private var adapters: [String: StateEventAdapter] = [:]

    /// A session recorded at the root of a hub, to which a checkout is added for each that the states name.
    public init(on hub: PrimerEventHub, onEvent: @escaping (SessionEvent) -> Void) {
        self.hub = hub
        var seq: Int64 = 0
        hub.addEventListener(.capture) { [weak hub] event in
            guard let hub, let detail = event.detail as? any PrimerEventDetail else { return }
            seq += 1
            onEvent(SessionEvent(seq: seq, detail, of: event, in: hub))
        }
    }

    /// Passes on a state.
    public func receive(_ line: StateLine) throws(AdapterError) {
        try adapter(of: line.checkout).receive(line.state)
    }

    private func adapter(of id: String) throws(AdapterError) -> StateEventAdapter {
        if let adapter = adapters[id] { return adapter }
        let adapter = StateEventAdapter(integration: .inlineSession)
        try adapter.attach(to: hub.addCheckout(id: id))
        adapters[id] = adapter
        return adapter
    }
}

@available(*, unavailable)
extension StatesToSession: Sendable {}

extension SessionEvent {
    /// An event as the root of a hub sees it.
    fileprivate init(seq: Int64, _ detail: some PrimerEventDetail, of event: AnyEvent, in hub: PrimerEventHub) {
        let path = event.composedPath()
        self.init(
            seq: seq,
            event: DecodedEvent(detail, flags: event.flags, timeStamp: event.timeStamp),
            checkout: hub.checkouts.first { checkout in path.contains { $0 === checkout.eventTarget } }?.id,
            path: path.map { $0 === hub.eventTarget ? "#document" : $0.name })
    }
}
