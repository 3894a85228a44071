internal import EventTree

/// What an adapter supplies to a checkout for as long as it is attached: backings of controls, and who acts on triggers.
///
/// It lies below what the host sets itself, which goes first, so that taking it away takes nothing of the host's.
package struct CheckoutSupply {
    /// The backings of the controls.
    package var handlers = CheckoutControls.Handlers()
    var responders: [String: (AnyEvent) -> Void] = [:]

    /// Supplies nothing.
    package init() {}

    /// Lets the component that a trigger is meant for act on it.
    package mutating func respond<Trigger: TriggerDetail>(
        to trigger: EventType<Trigger>, with responder: @escaping (Event<Trigger>) -> Void
    ) {
        responders[Trigger.eventType] = { event in
            if let event = event.as(trigger) { responder(event) }
        }
    }
}

extension Checkout {
    /// Takes what an attached adapter supplies, in place of what was supplied before.
    package func take(_ supply: CheckoutSupply) {
        suppliedResponders = supply.responders
        replace(\.supplied, by: supply.handlers)
    }

    /// Replaces handlers, and lets the former go after the lock is released: what they captured may use it when it is freed.
    func replace(
        _ part: WritableKeyPath<CheckoutControls.Backing, CheckoutControls.Handlers>,
        by new: CheckoutControls.Handlers
    ) {
        let former = handlers.withLock { backing in
            let former = backing[keyPath: part]
            backing[keyPath: part] = new
            return former
        }
        withExtendedLifetime(former) {}
    }
}
