import PrimerEventsTesting
import PrimerEventsUI
import Testing

/// What a view's modifier tells its subscription: appearing, changing, disappearing.
@MainActor
struct ViewLifeTests {
    private let stage = CheckoutStage()
    private let heard = Heard()
    private let diagnostics = Diagnostics()
    private let subscription: EventSubscription<CardError>
    private let interest = EventInterest<CardError>(.cardError, [], .checkout)
    private var checkout: Checkout { stage.checkout }

    init() { subscription = EventSubscription(interest, diagnostics: diagnostics) { [heard] _ in heard.add("heard") } }

    private var missing: Int { diagnostics.count(of: .checkoutMissing) }

    @Test func `it listens from appearing to disappearing, and again`() {
        let place = CheckoutPlace(checkout)
        for _ in 1...3 {
            subscription.appear(interest, in: place)
            checkout.dispatchEvent(CardError(errors: []))
            subscription.disappear()
            checkout.dispatchEvent(CardError(errors: []))
        }
        #expect(heard.lines.count == 3)
    }

    @Test func `appearing twice in a row is appearing once`() {
        for _ in 1...2 { subscription.appear(interest, in: CheckoutPlace(checkout)) }
        #expect(checkout.eventTarget.listenerCount == 1)
        for _ in 1...2 { subscription.disappear() }
        #expect(checkout.eventTarget.listenerCount == 0)
    }

    @Test func `it follows its place while it is shown, and only then`() {
        let other = stage.hub.addCheckout()
        subscription.change(to: interest, in: CheckoutPlace(checkout))
        #expect(!subscription.isListening)
        subscription.appear(interest, in: CheckoutPlace(checkout))
        subscription.change(to: interest, in: CheckoutPlace(other))
        #expect(checkout.eventTarget.listenerCount == 0)
        #expect(other.eventTarget.listenerCount == 1)
        subscription.disappear()
        subscription.change(to: interest, in: CheckoutPlace(checkout))
        #expect(!subscription.isListening)
    }

    @Test func `it follows what it listens to`() {
        subscription.appear(interest, in: CheckoutPlace(checkout))
        subscription.change(to: EventInterest(.cardError, [], .cardForm), in: CheckoutPlace(checkout))
        #expect(checkout.eventTarget.listenerCount == 0)
        #expect(checkout.part(.cardForm).listenerCount == 1)
    }

    @Test func `no checkout is a diagnostic once for each appearance, with the name of the event`() {
        for appearances in 1...2 {
            subscription.appear(interest, in: .missing)
            subscription.appear(interest, in: .missing)
            subscription.change(to: interest, in: .missing)
            #expect(missing == appearances)
            subscription.disappear()
        }
        #expect(!subscription.isListening)
        let words = Diagnostic.checkoutMissing(event: "primer:card-error").description
        #expect(words.contains("primer:card-error") && words.contains(".primerEvents(checkout)"))
    }

    @Test func `a checkout that comes later is listened to, and waiting for it is no diagnostic`() {
        subscription.appear(interest, in: CheckoutPlace(nil))
        #expect(missing == 0)
        subscription.change(to: interest, in: CheckoutPlace(checkout))
        checkout.dispatchEvent(CardError(errors: []))
        subscription.change(to: interest, in: CheckoutPlace(nil))
        checkout.dispatchEvent(CardError(errors: []))
        #expect(heard.lines == ["heard"])
        #expect(missing == 0)
    }

    @Test func `places are the same when they have the same checkout`() {
        let other = stage.hub.addCheckout()
        let places = [CheckoutPlace.missing, .empty, .checkout(checkout), .checkout(other)]
        for (row, left) in places.enumerated() {
            for (column, right) in places.enumerated() { #expect((left == right) == (row == column)) }
        }
    }
}
