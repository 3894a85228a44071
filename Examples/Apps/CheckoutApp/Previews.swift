import PrimerEventsUI
import SwiftUI

// A preview needs the testing kit, which a shipping app does not link: the app's debug build has the product, and then
// `primerEvents(playing:)` plays a scenario on the canvas.
#if DEBUG && canImport(PrimerEventsTesting)
    import PrimerEventsTesting

    struct CheckoutScreen_Previews: PreviewProvider {
        static var previews: some View {
            CheckoutPreview().primerEvents(playing: .declineThenRetry)
        }
    }

    /// The screen with the checkout that the preview plays.
    private struct CheckoutPreview: View {
        @Environment(\.primerCheckout) private var checkout

        var body: some View {
            if let checkout { CheckoutScreen(checkout) }
        }
    }
#endif
