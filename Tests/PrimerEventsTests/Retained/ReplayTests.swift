import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Listeners that come late, and are told the latest of what is kept.
struct ReplayTests {
    let test = CheckoutStage.heard()

    private final class Heard {
        var texts: [String] = []
    }

    /// Dispatches a step of the state that tests tell by its number.
    private func step(_ number: Int, on checkout: Checkout? = nil) {
        (checkout ?? test.checkout).dispatchEvent(StateChange.step(number))
    }

    private func listenLate(
        _ heard: Heard, _ options: ListenerOptions = [], to source: Checkout? = nil
    ) -> Registration {
        (source ?? test.checkout).addEventListener(.stateChange, options, replaying: .latest) {
            heard.texts.append($0.text)
        }
    }

    // MARK: What is kept

    @Test func `each of the four kept events is told to who comes late, on the checkout and on the hub`() {
        test.hub.addEventListener(.ready) { _ in }
        test.checkout.dispatchEvent(Ready())
        test.checkout.part(.paymentMethodContainer).dispatchEvent(MethodsUpdate(methods: []))
        test.checkout.part(.vaultManager).dispatchEvent(VaultMethodsUpdate.test)
        step(1)
        var heard: [String] = []
        test.checkout.addEventListener(.ready, replaying: .latest) { heard.append($0.type) }
        test.checkout.addEventListener(.methodsUpdate, replaying: .latest) { heard.append($0.type) }
        test.checkout.addEventListener(.vaultMethodsUpdate, replaying: .latest) { heard.append($0.type) }
        test.checkout.addEventListener(.stateChange, replaying: .latest) { heard.append($0.type) }
        let all = ["primer:ready", "primer:methods-update", "primer:vault-methods-update", "primer:state-change"]
        #expect(heard == all)
        test.hub.addEventListener(.ready, replaying: .latest) { heard.append($0.type) }
        test.hub.addEventListener(.methodsUpdate, replaying: .latest) { heard.append($0.type) }
        test.hub.addEventListener(.vaultMethodsUpdate, replaying: .latest) { heard.append($0.type) }
        test.hub.addEventListener(.stateChange, replaying: .latest) { heard.append($0.type) }
        #expect(heard == all + all)
    }

    @Test func `nothing has passed and nothing is told`() {
        let heard = Heard()
        _ = listenLate(heard)
        #expect(heard.texts.isEmpty)
        step(1)
        #expect(heard.texts == ["1"])
    }

    @Test func `only the latest is kept`() {
        for number in 1...3 { step(number) }
        let heard = Heard()
        _ = listenLate(heard)
        step(4)
        #expect(heard.texts == ["3 again", "4"])
    }

    @Test func `a listener that does not ask is told nothing`() {
        step(1)
        var count = 0
        test.checkout.addEventListener(.stateChange) { _ in count += 1 }
        #expect(count == 0)
    }

    @Test func `on the hub it gets one for each live checkout`() {
        let (second, third) = (test.hub.addCheckout(), test.hub.addCheckout())
        step(1)
        step(2, on: second)
        step(3, on: third)
        second.remove()
        let heard = Heard()
        test.hub.addEventListener(.stateChange, replaying: .latest) { heard.texts.append($0.text) }
        #expect(heard.texts == ["1 again", "3 again"])
    }

    @Test func `a checkout is not told what another keeps`() {
        step(1)
        let heard = Heard()
        _ = listenLate(heard, to: test.hub.addCheckout())
        #expect(heard.texts.isEmpty)
    }

    @Test func `the same event is a replay for who is told again and none for who hears it live`() {
        var live: [Bool] = []
        test.checkout.addEventListener(.stateChange) { live.append($0.isReplay) }
        step(1)
        test.checkout.addEventListener(.stateChange, replaying: .latest) { event in
            #expect(event.isReplay)
            #expect(event.eventPhase == .none)
            #expect(event.currentTarget == nil)
            #expect(event.composedPath().isEmpty)
        }
        #expect(live == [false])
    }

    @Test func `an event stopped below the root is kept and told on the root`() {
        let registration = test.checkout.addEventListener(.stateChange) { $0.stopPropagation() }
        step(1)
        registration.remove()
        let heard = Heard()
        test.hub.addEventListener(.stateChange, replaying: .latest) { heard.texts.append($0.text) }
        #expect(heard.texts == ["1 again"])
    }

    // MARK: Options

    @Test func `once hears the kept event and no more`() {
        step(1)
        let heard = Heard()
        let registration = listenLate(heard, .once)
        #expect(!registration.isActive)
        step(2)
        #expect(heard.texts == ["1 again"])
    }

    @Test func `once with nothing kept hears the first that comes`() {
        let heard = Heard()
        let registration = listenLate(heard, .once)
        #expect(registration.isActive)
        step(1)
        step(2)
        #expect(heard.texts == ["1"])
    }

    @Test func `once on the hub hears the first checkout's`() {
        step(1)
        step(2, on: test.hub.addCheckout())
        let heard = Heard()
        test.hub.addEventListener(.stateChange, .once, replaying: .latest) { heard.texts.append($0.text) }
        step(3)
        #expect(heard.texts == ["1 again"])
    }

    @Test func `once is removed before its call, also when it is told again`() {
        step(1)
        let heard = Heard()
        test.checkout.addEventListener(.stateChange, .once, replaying: .latest) { [checkout = test.checkout] event in
            heard.texts.append(event.text)
            if heard.texts.count == 1 { checkout.dispatchEvent(StateChange.step(2)) }
        }
        #expect(heard.texts == ["1 again"])
    }

    @Test func `with an aborted signal nothing is told`() {
        step(1)
        let controller = AbortController()
        controller.abort()
        let heard = Heard()
        let registration = test.checkout.addEventListener(
            .stateChange, signal: controller.signal, replaying: .latest
        ) { heard.texts.append($0.text) }
        step(2)
        #expect(!registration.isActive)
        #expect(heard.texts.isEmpty)
    }

    @Test func `a signal aborted while it is told ends it`() {
        step(1)
        step(2, on: test.hub.addCheckout())
        let controller = AbortController()
        let heard = Heard()
        test.hub.addEventListener(.stateChange, signal: controller.signal, replaying: .latest) { event in
            heard.texts.append(event.text)
            controller.abort()
        }
        step(3)
        #expect(heard.texts == ["1 again"])
    }

    @Test func `a listener that throws when it is told again is reported and goes on listening`() {
        struct Failure: Error {}
        step(1)
        var count = 0
        test.checkout.addEventListener(.stateChange, replaying: .latest) { _ in
            count += 1
            throw Failure()
        }
        step(2)
        #expect(count == 2)
        let expected = Diagnostic.listenerFailed(
            event: "primer:state-change", target: "primer-checkout", errorType: "Failure"
        ).of(checkout: 1)
        #expect(test.diagnostics == [expected, expected])
    }

    // MARK: Lifetime

    @Test func `kept events keep no tree`() {
        weak var node: EventTarget?
        weak var checkout: Checkout?
        var kept: Event<StateChange>?
        do {
            let hub = PrimerEventHub(diagnostics: { _ in })
            let added = hub.addCheckout()
            node = added.eventTarget
            checkout = added
            added.dispatchEvent(StateChange.step(1))
            added.addEventListener(.stateChange, replaying: .latest) { kept = $0 }
            #expect(kept?.target === node)
        }
        #expect(kept?.text == "1 again")
        #expect(kept?.target == nil)
        #expect(node == nil)
        #expect(checkout == nil)
    }
}

extension StateChange {
    /// A step that tests tell from others by its number.
    static func step(_ number: Int) -> StateChange {
        StateChange(primerJsError: PrimerJSError(code: "TEST", message: "\(number)"))
    }
}

extension Event where Detail == StateChange {
    /// The number of the step, and whether it is told again.
    var text: String { (detail.primerJsError?.message ?? "") + (isReplay ? " again" : "") }
}

extension VaultMethodsUpdate {
    fileprivate static let test = VaultMethodsUpdate(vaultedPayments: [], timestamp: UnixSeconds(seconds: 1))
}
