internal import EventTree

/// Events that an app should not miss, noticed when nobody listens.
extension PrimerEventHub {
    func observeUnheard() {
        observe(.paymentSuccess) { .outcomeUnheard(event: $0.type) }
        observe(.paymentFailure) { .outcomeUnheard(event: $0.type) }
        observe(.ready) { [weak self] event in .readyUnheard(checkout: self?.checkout(of: event)?.id ?? "") }
    }

    /// Looks on the way down: a listener that hears one event and goes is still there.
    private func observe<Detail>(
        _ type: EventType<Detail>, _ diagnostic: @escaping (Event<Detail>) -> Diagnostic
    ) {
        eventTarget.observe(type, .capture) { [diagnostics] event in
            guard !event.composedPath().contains(where: { $0.isListening(to: type) }) else { return }
            diagnostics.report(diagnostic(event))
        }
    }
}
