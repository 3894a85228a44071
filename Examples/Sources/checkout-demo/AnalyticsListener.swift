import PrimerEvents

/// Tracks how one checkout goes: made for the checkout itself.
final class AnalyticsListener: EventListener {
    private let track: (String) -> Void

    init(track: @escaping (String) -> Void) { self.track = track }

    func handleEvent(_ event: AnyEvent) {
        if event.as(.ready) != nil {
            track("checkout_ready")
        } else if event.as(.paymentStart) != nil {
            track("payment_started")
        } else if let failure = event.as(.paymentFailure)?.detail {
            track("payment_failed \(failure.error.code.rawValue)")
        } else if let success = event.as(.paymentSuccess)?.detail {
            // Only a payment that says so is settled; a pending one may still fail.
            track(success.status == .success ? "payment_completed" : "payment_submitted")
        }
    }
}
