import PrimerEventsTesting
import PrimerEventsUI
import Testing

/// A subscription that asks for the latest event.
@MainActor
struct ReplayingSubscriptionTests {
    private let stage = CheckoutStage()
    private let heard = Heard()
    private var checkout: Checkout { stage.checkout }

    private func subscription(_ options: ListenerOptions = []) -> EventSubscription<Ready> {
        EventSubscription(.ready, options, replaying: .latest) { [heard] event in
            heard.add(event.isReplay ? "latest" : "now")
        }
    }

    @Test func `it hears the latest each time it begins, and what comes`() {
        let subscription = subscription()
        checkout.dispatchEvent(Ready())
        subscription.begin(on: checkout)
        subscription.begin(on: checkout)
        checkout.dispatchEvent(Ready())
        subscription.end()
        checkout.dispatchEvent(Ready())
        subscription.begin(on: checkout)
        #expect(heard.lines == ["latest", "now", "latest"])
        #expect(checkout.eventTarget.listenerCount == 1)
    }

    @Test func `once with the latest hears that only`() {
        let subscription = subscription(.once)
        checkout.dispatchEvent(Ready())
        subscription.begin(on: checkout)
        checkout.dispatchEvent(Ready())
        #expect(heard.lines == ["latest"])
        #expect(checkout.eventTarget.listenerCount == 0)
    }

    @Test func `a listener that ends it while it begins is over`() {
        let subscription = subscription()
        subscription.listener = { [heard, subscription] _ in
            heard.add("ends")
            subscription.end()
        }
        checkout.dispatchEvent(Ready())
        subscription.begin(on: checkout)
        checkout.dispatchEvent(Ready())
        #expect(heard.lines == ["ends"])
        #expect(checkout.eventTarget.listenerCount == 0)
        subscription.listener = { _ in }
    }

    @Test func `a listener that moves it while it begins has moved it`() {
        let other = stage.hub.addCheckout()
        let subscription = subscription()
        subscription.listener = { [heard, subscription] _ in
            heard.add("moves")
            subscription.begin(on: other)
        }
        checkout.dispatchEvent(Ready())
        subscription.begin(on: checkout)
        #expect(checkout.eventTarget.listenerCount == 0)
        #expect(other.eventTarget.listenerCount == 1)
        other.dispatchEvent(Ready())
        #expect(heard.lines == ["moves", "moves"])
        subscription.listener = { _ in }
    }

    @Test func `it ends with its last reference`() {
        var subscription: EventSubscription<Ready>? = subscription()
        subscription?.begin(on: checkout)
        subscription = nil
        checkout.dispatchEvent(Ready())
        #expect(heard.lines.isEmpty)
        #expect(checkout.eventTarget.listenerCount == 0)
    }
}
