import EventTree
import Testing

/// Matching by detail type, and by name where names are known at run time only.
@Suite struct EventTypeTests {
    let tree = Tree("button")

    @Test func `a listener hears its own type only`() {
        tree.listen(at: "button")
        #expect(tree.dispatch(Note(), at: "button") == "")
        #expect(tree.dispatch(Press(), at: "button") == "target button")
    }

    @Test func `two types of one name are two types`() {
        struct OtherPress: EventDetail { static let eventType = "press" }
        tree.listen(at: "button")
        #expect(tree.dispatch(OtherPress(), at: "button") == "")
    }

    @Test func `a listener of one name hears that name only`() {
        tree.listen(at: "button", EventType<Computed>(named: "a"), as: "a")
        tree.listen(at: "button", .computed, as: "all")
        #expect(tree.dispatch(Computed(name: "a"), at: "button") == "target button a\ntarget button all")
        #expect(tree.dispatch(Computed(name: "b"), at: "button") == "target button all")
    }

    @Test func `a once listener of one name is not used up by another name`() {
        tree.listen(at: "button", EventType<Computed>(named: "a"), .once)
        #expect(tree.dispatch(Computed(name: "b"), at: "button") == "")
        #expect(tree["button"].listenerCount == 1)
        #expect(tree.dispatch(Computed(name: "a"), at: "button") == "target button")
        #expect(tree["button"].listenerCount == 0)
    }

    @Test func `an event with a computed name tells that name`() {
        #expect(Event(Computed(name: "a")).type == "a")
        #expect(Event(Press()).type == "press")
    }

    @Test func `an erased event of another name is not of the named type`() {
        let event = AnyEvent(Event(Computed(name: "a")))
        #expect(event.as(EventType<Computed>(named: "a")) != nil)
        #expect(event.as(EventType<Computed>(named: "b")) == nil)
        #expect(event.as(.computed) != nil)
    }

    @Test func `a listener object of one name hears that name only`() {
        let listener = Recorder()
        tree["button"].addEventListener(EventType<Computed>(named: "a"), listener)
        tree["button"].dispatchEvent(Computed(name: "b"))
        tree["button"].dispatchEvent(Computed(name: "a"))
        #expect(listener.heard == ["a"])
        tree["button"].removeEventListener(EventType<Computed>(named: "b"), listener)
        #expect(tree["button"].listenerCount == 1)
        tree["button"].removeEventListener(EventType<Computed>(named: "a"), listener)
        #expect(tree["button"].listenerCount == 0)
    }
}
