internal import EventTree

/// The latest event of each retained type of one checkout.
///
/// Stored on the way down at the checkout's element, before anybody below or above hears it. It keeps the events, which keep
/// no node.
final class RetainedEvents {
    private var latest: [ObjectIdentifier: AnyEvent] = [:]

    func keep(from element: EventTarget) {
        keep(.ready, from: element)
        keep(.stateChange, from: element)
        keep(.methodsUpdate, from: element)
        keep(.vaultMethodsUpdate, from: element)
    }

    /// The latest event of a type.
    func latest<Detail: RetainedDetail>(_ type: EventType<Detail>) -> Event<Detail>? {
        latest[ObjectIdentifier(Detail.self)]?.as(type)
    }

    private func keep<Detail: RetainedDetail>(_ type: EventType<Detail>, from element: EventTarget) {
        element.observe(type, .capture) { [weak self] event in
            self?.latest[ObjectIdentifier(Detail.self)] = AnyEvent(event)
        }
    }
}
