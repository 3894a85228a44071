public import PrimerEvents

extension SessionEvent {
    /// The component that the event started at, or the innermost around it that a native checkout has; the root of the hub
    /// where there is none.
    public func place(in hub: PrimerEventHub) -> EventTarget {
        let component = path.lazy.compactMap(ComponentName.init(rawValue:)).first
        guard let component, let checkout = checkout.flatMap(hub.checkout(id:)) else { return hub.eventTarget }
        return checkout.part(component)
    }

    /// Dispatches the event where it was recorded, and tells whether its default action may go on.
    ///
    /// The hub is given a checkout with the recorded id if it has none.
    ///
    /// - Parameters:
    ///   - hub: The hub to replay the event on.
    ///   - provenance: Where listeners are told that the event came from.
    ///   - answers: Who asks, if listeners shall answer.
    @discardableResult
    public func dispatch(
        in hub: PrimerEventHub, provenance: Provenance = .replay, answers: (any AnswerSource)? = nil
    ) -> Bool {
        if let checkout, hub.checkout(id: checkout) == nil { hub.addCheckout(id: checkout) }
        return event.dispatch(on: place(in: hub), provenance: provenance, answers: answers)
    }
}
