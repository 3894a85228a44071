internal import EventTree

/// The latest event of each retained type of one checkout.
///
/// Stored on the way down at the checkout's element, before anybody below or above hears it. It keeps the events, which keep
/// no node.
final class RetainedEvents {
    private var latest: [ObjectIdentifier: AnyEvent] = [:]

    private static let types = PrimerEventCatalogue.entries.compactMap { $0.detailType as? any RetainedDetail.Type }

    func keep(from element: EventTarget) {
        for type in Self.types { keep(type, from: element) }
    }

    /// The latest event of a type.
    func latest<Detail: RetainedDetail>(_ type: EventType<Detail>) -> Event<Detail>? {
        latest[ObjectIdentifier(Detail.self)]?.as(type)
    }

    /// The former event is released after the access: what it holds may be code of the app.
    private func replace(_ type: ObjectIdentifier, by event: AnyEvent) {
        let former = latest[type]
        latest[type] = event
        withExtendedLifetime(former) {}
    }

    private func keep<Detail: RetainedDetail>(_ type: Detail.Type, from element: EventTarget) {
        element.observe(EventType<Detail>(), .capture) { [weak self] event in
            self?.replace(ObjectIdentifier(Detail.self), by: AnyEvent(event))
        }
    }
}
