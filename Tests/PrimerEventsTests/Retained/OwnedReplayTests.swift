import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Listeners that come late and end with an owner.
struct OwnedReplayTests {
    private final class Owner {
        var heard: [String] = []

        func hear(_ event: Event<StateChange>) { heard.append(event.text) }
    }

    let test = CheckoutStage.heard()

    private func listen(_ owner: Owner, _ options: ListenerOptions = []) {
        test.checkout.addEventListener(.stateChange, options, replaying: .latest, owner: owner) { $0.hear($1) }
    }

    @Test func `the owner hears the latest and what comes, and nobody when it is gone`() {
        test.checkout.dispatchEvent(StateChange.step(1))
        let count = test.checkout.eventTarget.listenerCount
        var owner: Owner? = Owner()
        if let owner { listen(owner) }
        test.checkout.dispatchEvent(StateChange.step(2))
        #expect(owner?.heard == ["1 again", "2"])
        #expect(test.checkout.eventTarget.listenerCount == count + 1)
        owner = nil
        #expect(test.checkout.eventTarget.listenerCount == count)
    }

    @Test func `attached in mid-dispatch it hears once`() {
        let owner = Owner()
        test.checkout.part(.cardForm).addEventListener(.stateChange, .once) { [self] _ in listen(owner) }
        test.checkout.part(.cardForm).dispatchEvent(StateChange.step(1))
        #expect(owner.heard == ["1 again"])
    }

    @Test func `once with the latest hears that only`() {
        let owner = Owner()
        test.checkout.dispatchEvent(StateChange.step(1))
        listen(owner, .once)
        test.checkout.dispatchEvent(StateChange.step(2))
        #expect(owner.heard == ["1 again"])
    }

    @Test func `on the hub it hears one of each checkout`() {
        let owner = Owner()
        test.checkout.dispatchEvent(StateChange.step(1))
        test.hub.addCheckout().dispatchEvent(StateChange.step(2))
        test.hub.addEventListener(.stateChange, replaying: .latest, owner: owner) { $0.hear($1) }
        test.checkout.dispatchEvent(StateChange.step(3))
        #expect(owner.heard == ["1 again", "2 again", "3"])
    }

    @Test func `a checkout does not keep the owner`() {
        weak var gone: Owner?
        do {
            let owner = Owner()
            gone = owner
            test.checkout.dispatchEvent(StateChange.step(1))
            listen(owner)
        }
        #expect(gone == nil)
    }
}
