import PrimerEventsTesting
import PrimerEventsUI
import Testing

/// A subscription as a view controller uses it.
@MainActor
struct EventSubscriptionTests {
    private let stage = CheckoutStage()
    private let heard = Heard()
    private var checkout: Checkout { stage.checkout }
    private let subscription: EventSubscription<CardError>

    init() { subscription = EventSubscription(.cardError) { [heard] _ in heard.add("first") } }

    private func dispatch(on checkout: Checkout? = nil, from component: ComponentName = .checkout) {
        (checkout ?? self.checkout).part(component).dispatchEvent(CardError(errors: []))
    }

    @Test func `it hears nothing before it begins and after it ends`() {
        dispatch()
        subscription.begin(on: checkout)
        #expect(subscription.isListening)
        dispatch()
        subscription.end()
        dispatch()
        #expect(heard.lines == ["first"])
        #expect(!subscription.isListening)
        #expect(checkout.eventTarget.listenerCount == 0)
    }

    @Test func `begun twice it is one listener, ended twice it is over once`() {
        subscription.begin(on: checkout)
        subscription.begin(on: checkout)
        #expect(checkout.eventTarget.listenerCount == 1)
        subscription.end()
        subscription.end()
        subscription.begin(on: checkout)
        dispatch()
        #expect(heard.lines == ["first"])
    }

    @Test func `begun on another checkout it leaves the one before`() {
        let other = stage.hub.addCheckout()
        subscription.begin(on: checkout)
        subscription.begin(on: other)
        dispatch()
        #expect(heard.lines.isEmpty)
        dispatch(on: other)
        #expect(heard.lines == ["first"])
        #expect(checkout.eventTarget.listenerCount == 0)
    }

    @Test func `the listener that was set last is called, also where it was set by the one before`() {
        subscription.begin(on: checkout)
        subscription.listener = { [heard, subscription] _ in
            heard.add("second")
            subscription.listener = { _ in heard.add("third") }
        }
        dispatch()
        dispatch()
        #expect(heard.lines == ["second", "third"])
    }

    @Test func `it ends with its last reference`() {
        var subscription: EventSubscription<CardError>? = EventSubscription(.cardError) { [heard] _ in heard.add("gone")
        }
        subscription?.begin(on: checkout)
        subscription = nil
        dispatch()
        #expect(heard.lines.isEmpty)
        #expect(checkout.eventTarget.listenerCount == 0)
    }

    @Test func `it keeps no checkout`() {
        weak var gone: Checkout?
        do {
            let stage = CheckoutStage()
            gone = stage.checkout
            subscription.begin(on: stage.checkout)
            stage.checkout.remove()
        }
        #expect(gone == nil)
        #expect(!subscription.isListening)
        subscription.begin(on: checkout)
        dispatch()
        #expect(heard.lines == ["first"])
    }

    @Test func `it hears at the component that it names only`() {
        let form = EventSubscription(.cardError, on: .cardForm) { [heard] event in
            heard.add("\(event.eventPhase)")
        }
        form.begin(on: checkout)
        dispatch(from: .cardForm)
        dispatch(from: .cardNumberInput)
        dispatch(from: .vaultManager)
        #expect(heard.lines == ["atTarget", "atTarget"])
    }

    @Test func `once is once for each time it begins`() {
        let once = EventSubscription(.cardError, .once) { [heard] _ in heard.add("once") }
        once.begin(on: checkout)
        dispatch()
        dispatch()
        once.begin(on: checkout)
        dispatch()
        #expect(heard.lines == ["once"])
        once.end()
        once.begin(on: checkout)
        dispatch()
        #expect(heard.lines == ["once", "once"])
    }

    @Test func `what its listener throws is a diagnostic of the hub`() {
        struct Failure: Error {}
        subscription.listener = { _ in throw Failure() }
        subscription.begin(on: checkout)
        dispatch()
        #expect(stage.hub.diagnostics.count(of: .listenerFailed) == 1)
    }
}

/// What was heard, in order.
@MainActor
final class Heard {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}
