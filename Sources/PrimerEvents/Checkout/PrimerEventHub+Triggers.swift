internal import EventTree

/// Triggers on their way to the component that acts on them. On the web, too, a checkout hears them at the document.
extension PrimerEventHub {
    func observeTriggers() {
        observeTrigger(.cardSubmit)
        observeTrigger(.vaultSubmit)
        observeTrigger(.showOtherPaymentsToggle)
        TriggerWatch.watch(eventTarget, reporter.report)
        eventTarget.observe(.unknownEvent) { [reporter] event in
            if PrimerEventCatalogue.entry(named: event.type)?.direction == .trigger {
                reporter.report(.triggerUnheard(event: event.type), about: AnyEvent(event))
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
        if !isHeard { reporter.report(.triggerUnheard(event: event.type), about: AnyEvent(event)) }
    }
}

/// Reports triggers that cannot reach their component; on the web they fail silently.
///
/// It listens where such events pass or end, the root and the roots of shadow trees, on the way down: that is heard also by
/// events that do not bubble.
enum TriggerWatch {
    static func watch(_ node: EventTarget, _ report: @escaping (Diagnostic, AnyEvent) -> Void) {
        watch(.cardSubmit, at: node, report)
        watch(.vaultSubmit, at: node, report)
        watch(.showOtherPaymentsToggle, at: node, report)
        watch(.unknownEvent, at: node, report)
    }

    private static func watch<Detail: EventDetail>(
        _ type: EventType<Detail>, at node: EventTarget, _ report: @escaping (Diagnostic, AnyEvent) -> Void
    ) {
        node.observe(type, .capture) { [weak node] event in
            guard PrimerEventCatalogue.entry(named: event.type)?.direction == .trigger, let node else { return }
            guard let missing = missingFlag(of: event, at: node) else { return }
            report(.triggerNotDelivered(event: event.type, missing: missing), AnyEvent(event))
        }
    }

    private static func missingFlag<Detail>(of event: Event<Detail>, at node: EventTarget) -> Diagnostic.TriggerFlag? {
        if node.isShadowRoot {
            // Inside a shadow tree an event that is not composed ends at the root of the tree.
            return event.composed || event.composedPath().last !== node ? nil : .composed
        }
        return event.bubbles || event.eventPhase == .atTarget ? nil : .bubbles
    }
}
