internal import EventTree

/// Triggers on their way to the component that acts on them. On the web, too, a checkout hears them at the document.
extension PrimerEventHub {
    func observeTriggers() {
        observeTrigger(.cardSubmit)
        observeTrigger(.vaultSubmit)
        observeTrigger(.showOtherPaymentsToggle)
        TriggerWatch.watch(eventTarget, diagnostics)
        eventTarget.observe(.unknownEvent) { [diagnostics] event in
            if PrimerEventCatalogue.entry(named: event.type)?.direction == .trigger {
                diagnostics.report(.triggerUnheard(event: event.type))
            }
        }
    }

    private func observeTrigger<Trigger: TriggerDetail>(_ trigger: EventType<Trigger>) {
        eventTarget.observe(trigger) { [weak self] event in self?.route(event) }
    }

    /// Lets the checkout that the trigger was dispatched in act on it; every checkout, if that was outside all of them.
    private func route<Trigger: TriggerDetail>(_ event: Event<Trigger>) {
        let path = event.composedPath()
        let inside = checkouts.filter { checkout in path.contains { $0 === checkout.eventTarget } }
        var isHeard = false
        for checkout in inside.isEmpty ? checkouts : inside where checkout.act(on: event) { isHeard = true }
        if !isHeard { diagnostics.report(.triggerUnheard(event: event.type)) }
    }
}

/// Tells of triggers that cannot reach their component: on the web they fail in silence.
///
/// It listens where such events pass or end, the root and the roots of shadow trees, on the way down: that is heard also by
/// events that do not bubble.
enum TriggerWatch {
    static func watch(_ node: EventTarget, _ diagnostics: Diagnostics) {
        watch(.cardSubmit, at: node, diagnostics)
        watch(.vaultSubmit, at: node, diagnostics)
        watch(.showOtherPaymentsToggle, at: node, diagnostics)
        watch(.unknownEvent, at: node, diagnostics)
    }

    private static func watch<Detail: EventDetail>(
        _ type: EventType<Detail>, at node: EventTarget, _ diagnostics: Diagnostics
    ) {
        node.observe(type, .capture) { [weak node, diagnostics] event in
            guard PrimerEventCatalogue.entry(named: event.type)?.direction == .trigger, let node else { return }
            guard let missing = missingFlag(of: event, at: node) else { return }
            diagnostics.report(.triggerCannotTravel(event: event.type, missing: missing))
        }
    }

    private static func missingFlag<Detail>(of event: Event<Detail>, at node: EventTarget) -> Diagnostic.MissingFlag? {
        if node.isShadowRoot {
            // Inside a shadow tree an event that is not composed ends at the root of the tree.
            return event.composed || event.composedPath().last !== node ? nil : .composed
        }
        return event.bubbles || event.eventPhase == .atTarget ? nil : .bubbles
    }
}
