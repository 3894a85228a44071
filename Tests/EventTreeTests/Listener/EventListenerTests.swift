import EventTree
import Testing

/// Listener objects, which have identity.
@Suite struct EventListenerTests {
    let button = EventTarget("button")
    let listener = Recorder()

    @Test func `the same object twice for one type is one registration`() {
        let first = button.addEventListener(.press, listener)
        let second = button.addEventListener(.press, listener)
        button.dispatchEvent(Press())
        #expect(listener.heard == ["press"])
        #expect(button.listenerCount == 1)
        second.remove()
        #expect(!first.isActive)
    }

    @Test func `the other options of a second addition do not count`() {
        button.addEventListener(.press, listener)
        button.addEventListener(.press, .once, listener)
        button.dispatchEvent(Press())
        button.dispatchEvent(Press())
        #expect(listener.heard == ["press", "press"])
    }

    @Test func `capture is part of a listener's identity`() {
        button.addEventListener(.press, listener)
        button.addEventListener(.press, .capture, listener)
        #expect(button.listenerCount == 2)
        button.dispatchEvent(Press())
        #expect(listener.heard == ["press", "press"])
    }

    @Test func `the same object for two types is two registrations`() {
        button.addEventListener(.press, listener)
        button.addEventListener(.note, listener)
        button.dispatchEvent(Press())
        button.dispatchEvent(Note())
        #expect(listener.heard == ["press", "note"])
        #expect(button.listenerCount == 2)
    }

    @Test func `the same object for two names of one type is two registrations`() {
        button.addEventListener(EventType<Computed>(named: "a"), listener)
        button.addEventListener(EventType<Computed>(named: "b"), listener)
        button.addEventListener(EventType<Computed>(named: "b"), listener)
        for name in ["a", "b", "c"] { button.dispatchEvent(Computed(name: name)) }
        #expect(listener.heard == ["a", "b"])
    }

    @Test func `the same object for a type and for every event is two registrations`() {
        button.addEventListener(listener)
        button.addEventListener(.press, listener)
        button.dispatchEvent(Press())
        #expect(listener.heard == ["press", "press"])
    }

    @Test func `two equal closures are two registrations`() {
        let closure: (Event<Press>) -> Void = { [listener] event in listener.heard.append(event.type) }
        button.addEventListener(.press, [], closure)
        button.addEventListener(.press, [], closure)
        button.dispatchEvent(Press())
        #expect(listener.heard == ["press", "press"])
    }

    @Test func `removeEventListener ends an object's listening to that type only`() {
        button.addEventListener(.press, listener)
        button.addEventListener(.note, listener)
        button.removeEventListener(.press, listener)
        button.dispatchEvent(Press())
        button.dispatchEvent(Note())
        #expect(listener.heard == ["note"])
    }

    @Test func `removeEventListener tells capture from its absence`() {
        button.addEventListener(.press, .capture, listener)
        button.removeEventListener(.press, listener)
        #expect(button.listenerCount == 1)
        button.removeEventListener(.press, .capture, listener)
        #expect(button.listenerCount == 0)
    }

    @Test func `removeEventListener heeds no option but capture`() {
        button.addEventListener(.press, .once, listener)
        button.removeEventListener(.press, .passive, listener)
        #expect(button.listenerCount == 0)
    }

    @Test func `removeEventListener for every event leaves the listener of one type`() {
        button.addEventListener(listener)
        button.addEventListener(.press, listener)
        button.removeEventListener(listener)
        button.dispatchEvent(Note())
        button.dispatchEvent(Press())
        #expect(listener.heard == ["press"])
    }

    @Test func `removing an object that does not listen changes nothing`() {
        button.addEventListener(.press, listener)
        button.removeEventListener(.press, Recorder())
        #expect(button.listenerCount == 1)
    }

    @Test func `an object that was removed and added again runs last`() {
        let other = Recorder()
        button.addEventListener(.press, listener)
        button.addEventListener(.press, other)
        button.removeEventListener(.press, listener)
        button.addEventListener(.press, listener)
        var order: [String] = []
        listener.onEvent = { order.append("first") }
        other.onEvent = { order.append("second") }
        button.dispatchEvent(Press())
        #expect(order == ["second", "first"])
    }

    @Test func `a once object can be added again after its call`() {
        button.addEventListener(.press, .once, listener)
        button.dispatchEvent(Press())
        button.addEventListener(.press, .once, listener)
        button.dispatchEvent(Press())
        button.dispatchEvent(Press())
        #expect(listener.heard == ["press", "press"])
    }

    @Test func `a node keeps its listener object until it is removed`() {
        var object: Recorder? = Recorder()
        let weak = object.map(Weak.init)
        if let object { button.addEventListener(.press, object) }
        object = nil
        #expect(weak?.isGone == false)
        if let object = weak?.object { button.removeEventListener(.press, object) }
        #expect(weak?.isGone == true)
    }

    @Test func `one object tells the types it listens to apart`() {
        button.addEventListener(.press, listener)
        button.addEventListener(.note, listener)
        var seen: [String] = []
        listener.onAnyEvent = { event in
            if event.as(.press) != nil { seen.append("press") }
            if event.as(.note) != nil { seen.append("note") }
        }
        button.dispatchEvent(Note())
        button.dispatchEvent(Press())
        #expect(seen == ["note", "press"])
    }
}

/// Remembers the names of the events it was called for.
final class Recorder: EventListener {
    var heard: [String] = []
    var onEvent: () -> Void = {}
    var onAnyEvent: (AnyEvent) -> Void = { _ in }

    func handleEvent(_ event: AnyEvent) throws {
        heard.append(event.type)
        onEvent()
        onAnyEvent(event)
    }
}
