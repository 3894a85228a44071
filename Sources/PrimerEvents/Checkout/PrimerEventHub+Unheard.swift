internal import EventTree

/// Events that an app should not miss, noticed when nobody listens.
extension PrimerEventHub {
    func observeUnheard() {
        observe(.paymentSuccess) { .outcomeUnheard(event: $0.type) }
        observe(.paymentFailure) { .outcomeUnheard(event: $0.type) }
        observe(.ready) { .readyUnheard(event: $0.type) }
    }

    /// Looks on the way down: a listener that hears one event and goes is still there.
    private func observe<Detail>(
        _ type: EventType<Detail>, _ diagnostic: @escaping (Event<Detail>) -> Diagnostic
    ) {
        eventTarget.observe(type, .capture) { [reporter] event in
            guard !event.composedPath().contains(where: { $0.isListening(to: type) }) else { return }
            reporter.report(diagnostic(event), about: AnyEvent(event))
        }
    }
}
