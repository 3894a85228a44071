import PrimerEventsUI
import SwiftUI

/// What outlives every screen: the hub, its checkout, and who listens at the root.
@MainActor
final class Shop: ObservableObject {
    let hub = PrimerEventHub()
    let checkout: Checkout

    init(track: @escaping (String, String?) -> Void = { name, payment in print("track:", name, payment ?? "") }) {
        checkout = hub.addCheckout()
        // Analytics. PrimerEventAnalytics has them ready-made, and PrimerEventListeners a log of every event in the
        // system's log.
        hub.addEventListener(.paymentSuccess) { event in
            // Pending, or not stated: the order is not completed yet.
            let name = event.detail.status == .success ? "order_completed" : "order_pending"
            track(name, event.detail.payment.id)
        }
        hub.addEventListener(.paymentFailure) { event in
            track("payment_failed", event.detail.retryAdvice.rawValue)
        }
        // Here the app hangs Primer's SDK on the checkout: Examples/Sources/sdk-bridge/Glue does that, and
        // `WebCheckoutBridge` the same for a checkout in a web view.
    }
}
