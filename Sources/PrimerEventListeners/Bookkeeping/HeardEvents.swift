package import EventTree

/// The events under way that a listener has heard: one that is added in two places hears each of them twice.
package struct HeardEvents {
    private var underWay: [AnyEvent] = []

    package init() {}

    /// Whether the event is heard for the first time on its way.
    package mutating func isFirstHearing(of event: AnyEvent) -> Bool {
        underWay.removeAll { $0.eventPhase == .none }
        if event.isReplay { return true }
        if underWay.contains(where: { $0.isSame(as: event) }) { return false }
        underWay.append(event)
        return true
    }
}
