import PrimerEventsUI
import SwiftUI

/// The app: one window with the checkout's screen.
@main
struct CheckoutApp: App {
    @StateObject private var shop = Shop()

    var body: some Scene {
        WindowGroup {
            CheckoutScreen(shop.checkout).primerEvents(shop.checkout)
        }
    }
}
