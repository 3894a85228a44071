import PrimerEventsTesting
import PrimerEventsUI
import Testing

@_spi(Screen) import SwiftUI

/// `onPrimerEvent` with the latest event, and what a view keeps of what it heard.
@MainActor
struct ReplayingTests {
    private struct Methods: View {
        @State private var text = "none"

        var body: some View {
            Text(text).onPrimerEvent(.methodsUpdate, replaying: .latest) { event in
                text = "\(event.detail.methods.count)" + (event.isReplay ? " before" : "")
            }
        }
    }

    private let stage = CheckoutStage()
    private var checkout: Checkout { stage.checkout }

    private func offer(_ count: Int) {
        let method = InitializedPaymentMethod(type: .paymentCard)
        checkout.dispatchEvent(MethodsUpdate(methods: Array(repeating: method, count: count)))
    }

    @Test func `a view that comes late shows the latest, and then what comes`() {
        offer(2)
        let window = Screen { [checkout] in Methods().primerEvents(checkout) }
        window.show()
        #expect(window.texts == ["2 before"])
        offer(3)
        #expect(window.texts == ["3"])
    }

    @Test func `each appearance hears the latest, and a view made anew does not`() {
        let window = Screen { [checkout] in Methods().primerEvents(checkout) }
        window.show()
        #expect(window.texts == ["none"])
        offer(1)
        window.update()
        #expect(window.texts == ["1"])
        window.hide()
        offer(4)
        window.show()
        #expect(window.texts == ["4 before"])
    }

    @Test func `a view that is moved to another checkout hears the latest of that`() {
        let other = stage.hub.addCheckout()
        other.dispatchEvent(MethodsUpdate(methods: []))
        let place = Place(checkout: checkout)
        let window = Screen { Methods().primerEvents(place.checkout) }
        window.show()
        place.checkout = other
        window.update()
        #expect(window.texts == ["0 before"])
    }

    private final class Place {
        var checkout: Checkout

        init(checkout: Checkout) { self.checkout = checkout }
    }
}
