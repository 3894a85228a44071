public import EventTree

extension Checkout {
    /// Lets the component that a trigger is meant for act on it: `.cardSubmit` submits the card form.
    ///
    /// For the host, the code that speaks to the payment SDK. A trigger dispatched anywhere inside this checkout reaches
    /// its responder, and so does one dispatched outside every checkout, such as on the hub; one dispatched inside another
    /// checkout does not. A trigger that reaches no responder is a diagnostic.
    ///
    /// - Parameters:
    ///   - trigger: The trigger to act on.
    ///   - responder: Acts; replaces the responder that the trigger had. `nil` leaves it to an attached adapter, if there
    ///     is one that acts on it.
    public func respond<Trigger: TriggerDetail>(
        to trigger: EventType<Trigger>, with responder: ((Event<Trigger>) -> Void)?
    ) {
        responders[Trigger.eventType] = responder.map { responder in
            { event in
                if let event = event.as(trigger) { responder(event) }
            }
        }
    }

    /// Lets the trigger's responder act; `false` if it has none.
    func act<Trigger: TriggerDetail>(on event: Event<Trigger>) -> Bool {
        let supplied = suppliedResponders[Trigger.eventType]
        guard let responder = responders[Trigger.eventType] ?? supplied else { return false }
        responder(AnyEvent(event))
        return true
    }
}
