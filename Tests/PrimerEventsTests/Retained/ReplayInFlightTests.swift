import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Listeners that come late while an event is on its way: no gap and no duplicate.
struct ReplayInFlightTests {
    let test = CheckoutStage.heard()

    private final class Heard {
        var texts: [String] = []
    }

    private func step(_ number: Int, on checkout: Checkout? = nil) {
        (checkout ?? test.checkout).dispatchEvent(StateChange.step(number))
    }

    /// Attaches a late listener at `node` while step 2 passes a listener at `place`, after step 1 has passed.
    private func attach(to root: Bool, from place: EventTarget, _ options: ListenerOptions) -> [String] {
        step(1)
        let heard = Heard()
        var registration: Registration?
        place.addEventListener(.stateChange, options) { [hub = test.hub, checkout = test.checkout] event in
            guard registration == nil else { return }
            registration =
                root
                ? hub.addEventListener(.stateChange, replaying: .latest) { heard.texts.append($0.text) }
                : checkout.addEventListener(.stateChange, replaying: .latest) { heard.texts.append($0.text) }
        }
        step(2)
        step(3)
        return heard.texts
    }

    @Test func `attached at the same node in mid-dispatch there is no gap and no duplicate`() {
        #expect(attach(to: false, from: test.checkout.eventTarget, []) == ["2 again", "3"])
    }

    @Test func `attached at the same node on the way down there is no gap and no duplicate`() {
        #expect(attach(to: false, from: test.checkout.eventTarget, .capture) == ["2 again", "3"])
    }

    @Test func `attached at a later node there is no gap and no duplicate`() {
        #expect(attach(to: true, from: test.checkout.eventTarget, []) == ["2 again", "3"])
    }

    @Test func `attached at a node that the event has left there is no gap and no duplicate`() {
        #expect(attach(to: false, from: test.hub.eventTarget, []) == ["2 again", "3"])
    }

    @Test func `attached at the root while the root hears it there is no gap and no duplicate`() {
        #expect(attach(to: true, from: test.hub.eventTarget, []) == ["2 again", "3"])
    }

    @Test func `attached before the checkout has seen it there is no gap and no duplicate`() {
        #expect(attach(to: true, from: test.hub.eventTarget, .capture) == ["1 again", "2", "3"])
    }

    @Test func `attached on the checkout before the checkout has seen it there is no gap and no duplicate`() {
        #expect(attach(to: false, from: test.hub.eventTarget, .capture) == ["1 again", "2", "3"])
    }

    @Test func `an event dispatched again later is heard, whether or not it had arrived the first time`() throws {
        let heard = Heard()
        var isAttached = false
        test.checkout.addEventListener(.stateChange) { [hub = test.hub, checkout = test.checkout] event in
            guard !isAttached else { return }
            isAttached = true
            checkout.addEventListener(.stateChange, replaying: .latest) { heard.texts.append("checkout \($0.text)") }
            hub.addEventListener(.stateChange, replaying: .latest) { heard.texts.append("root \($0.text)") }
        }
        let event = Event(StateChange.step(1))
        try test.checkout.dispatchEvent(event)
        #expect(heard.texts == ["checkout 1 again", "root 1 again"])
        try test.checkout.dispatchEvent(event)
        #expect(heard.texts.suffix(2) == ["checkout 1", "root 1"])
        try test.checkout.dispatchEvent(event)
        #expect(heard.texts.count == 6)
    }

    @Test func `an event stopped before it arrived is heard when it is dispatched again`() throws {
        let heard = Heard()
        var isFirst = true
        test.checkout.addEventListener(.stateChange) { [hub = test.hub] event in
            guard isFirst else { return }
            isFirst = false
            hub.addEventListener(.stateChange, replaying: .latest) { heard.texts.append($0.text) }
            event.stopPropagation()
        }
        let event = Event(StateChange.step(1))
        try test.checkout.dispatchEvent(event)
        try test.checkout.dispatchEvent(event)
        #expect(heard.texts == ["1 again", "1"])
    }

    @Test func `what a replay causes is heard in order, and nothing older after it`() {
        let second = test.hub.addCheckout()
        step(1)
        step(2, on: second)
        let heard = Heard()
        test.hub.addEventListener(.stateChange, replaying: .latest) { event in
            heard.texts.append(event.text)
            if event.text == "1 again" { second.dispatchEvent(StateChange.step(3)) }
        }
        #expect(heard.texts == ["1 again", "3"])
    }

    @Test func `a replay cannot influence the dispatch in flight`() {
        var rootHeard = 0
        var sameNodeHeard = 0
        var isAttached = false
        test.checkout.addEventListener(.stateChange) { [checkout = test.checkout] _ in
            guard !isAttached else { return }
            isAttached = true
            checkout.addEventListener(.stateChange, replaying: .latest) { event in
                guard event.isReplay else { return }
                event.stopPropagation()
                event.stopImmediatePropagation()
                event.preventDefault()
            }
        }
        test.checkout.addEventListener(.stateChange) { _ in sameNodeHeard += 1 }
        test.hub.addEventListener(.stateChange) { event in
            rootHeard += 1
            #expect(!event.defaultPrevented)
        }
        step(1)
        #expect(rootHeard == 1)
        #expect(sameNodeHeard == 1)
    }
}
