import EventTree
import Testing

/// Listeners that end with an owner.
@Suite struct OwnerTests {
    let button = EventTarget("button")

    @Test func `a listener is handed its owner`() {
        let owner = Recorder()
        button.addEventListener(.press, owner: owner) { owner, event in owner.heard.append(event.type) }
        button.dispatchEvent(Press())
        #expect(owner.heard == ["press"])
    }

    @Test func `a listener of every event is handed its owner`() {
        let owner = Recorder()
        button.addEventListener(owner: owner) { owner, event in owner.heard.append(event.type) }
        button.dispatchEvent(Press())
        button.dispatchEvent(Note())
        #expect(owner.heard == ["press", "note"])
    }

    @Test func `a node does not keep a listener's owner`() {
        var owner: Recorder? = Recorder()
        let weak = owner.map(Weak.init)
        if let owner { button.addEventListener(.press, owner: owner) { _, _ in } }
        owner = nil
        #expect(weak?.isGone == true)
    }

    @Test func `a listener ends with its owner`() {
        var calls = 0
        var owner: Recorder? = Recorder()
        let registration = owner.map { button.addEventListener(.press, owner: $0) { _, _ in calls += 1 } }
        #expect(button.listenerCount == 1)
        owner = nil
        #expect(button.listenerCount == 0)
        #expect(registration?.isActive == false)
        button.dispatchEvent(Press())
        #expect(calls == 0)
    }

    @Test func `what a listener captured is freed at the first event after its owner`() {
        let live = LiveCount()
        var owner: Recorder? = Recorder()
        if let owner {
            button.addEventListener(.press, owner: owner) { [object = live.object()] _, _ in _ = object }
        }
        owner = nil
        button.dispatchEvent(Press())
        #expect(live.value == 0)
    }

    @Test func `a listener whose owner goes in mid-dispatch is not called any more`() {
        var calls = 0
        var owner: Recorder? = Recorder()
        button.addEventListener(.press) { _ in owner = nil }
        if let owner { button.addEventListener(.press, owner: owner) { _, _ in calls += 1 } }
        button.dispatchEvent(Press())
        #expect(owner == nil)
        #expect(calls == 0)
    }

    @Test func `a once listener with an owner runs once`() {
        let owner = Recorder()
        button.addEventListener(.press, .once, owner: owner) { owner, event in owner.heard.append(event.type) }
        button.dispatchEvent(Press())
        button.dispatchEvent(Press())
        #expect(owner.heard == ["press"])
    }

    @Test func `10,000 owners that came and went leave no more than a few places behind`() {
        let live = LiveCount()
        for _ in 0..<10_000 {
            let owner = Recorder()
            button.addEventListener(.press, owner: owner) { [object = live.object()] _, _ in _ = object }
        }
        #expect(button.listenerCount == 0)
        #expect(live.value <= 32)
    }
}
