public import EventTree

extension Checkout {
    /// Lets the component that a trigger is meant for act on it: `.cardSubmit` submits the card form.
    ///
    /// For the host, the code that speaks to the payment SDK. A trigger dispatched anywhere inside this checkout reaches
    /// its responder, and so does one dispatched outside every checkout, such as on the hub; one dispatched inside another
    /// checkout does not. On the web, too, the checkout listens for triggers at the document.
    ///
    /// - Parameters:
    ///   - trigger: The trigger to act on.
    ///   - responder: Acts; replaces the responder that the trigger had, `nil` leaves it without one.
    public func respond<Trigger: TriggerDetail>(
        to trigger: EventType<Trigger>, with responder: ((Event<Trigger>) -> Void)?
    ) {
        responders[Trigger.eventType]?.remove()
        responders[Trigger.eventType] = nil
        guard let hub, let responder else { return }
        let element = eventTarget
        responders[Trigger.eventType] = hub.addEventListener(trigger) { [weak hub] event in
            let path = event.composedPath()
            let isMine = path.contains { $0 === element }
            let isAnothers = hub?.checkouts.contains { other in path.contains { $0 === other.eventTarget } } ?? false
            if isMine || !isAnothers { responder(event) }
        }
    }
}
