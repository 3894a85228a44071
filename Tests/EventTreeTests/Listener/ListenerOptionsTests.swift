import EventTree
import Testing

/// `capture`, `once` and `passive`.
@Suite struct ListenerOptionsTests {
    let tree = Tree(
        """
        page
          form
            button
        """)

    // MARK: capture

    @Test func `an event passes capture listeners on its way down, then bubbles up`() {
        tree.listen(at: "page form button", .capture)
        tree.listen(at: "page form button")
        #expect(
            tree.dispatch(Press(), at: "button") == """
                capture page
                capture form
                target button
                target button
                bubble form
                bubble page
                """)
    }

    @Test func `at the target capture listeners run before the others, whatever the order of registration`() {
        tree.listen(at: "button", as: "plain")
        tree.listen(at: "button", .capture, as: "captures")
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button captures
                target button plain
                """)
    }

    @Test func `a capture listener hears an event that does not bubble`() {
        tree.listen(at: "page", .quiet, .capture)
        tree.listen(at: "page button", .quiet)
        #expect(
            tree.dispatch(Quiet(), at: "button") == """
                capture page
                target button
                """)
    }

    // MARK: once

    @Test func `a once listener runs once`() {
        tree.listen(at: "button", .once)
        #expect(tree.dispatch(Press(), at: "button") == "target button")
        #expect(tree.dispatch(Press(), at: "button") == "")
        #expect(tree["button"].listenerCount == 0)
    }

    @Test func `a once listener runs once when it dispatches the same type itself`() {
        tree.listen(at: "button", .once) { [tree] _ in tree["button"].dispatchEvent(Press()) }
        #expect(tree.dispatch(Press(), at: "button") == "target button")
    }

    @Test func `a once listener that a nested dispatch used up is not called by the outer one`() {
        var depth = 0
        tree.listen(at: "button", as: "first") { [tree] _ in
            depth += 1
            if depth == 1 { tree["button"].dispatchEvent(Press()) }
        }
        tree.listen(at: "button", .once, as: "once")
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button first
                target button once
                target button first
                """)
    }

    @Test func `a once listener that throws is removed all the same`() {
        tree["page"].onListenerFailure = { _ in }
        tree.listen(at: "button", .once) { _ in throw Failure() }
        #expect(tree.dispatch(Press(), at: "button") == "target button")
        #expect(tree["button"].listenerCount == 0)
        #expect(tree.dispatch(Press(), at: "button") == "")
    }

    @Test func `a once listener is removed before its call`() {
        var count: Int?
        tree.listen(at: "button", .once) { event in count = event.currentTarget?.listenerCount }
        tree["button"].dispatchEvent(Press())
        #expect(count == 0)
    }

    @Test func `a once listener that is not reached stays`() {
        tree.listen(at: "button") { event in event.stopPropagation() }
        tree.listen(at: "form", .once)
        #expect(tree.dispatch(Press(), at: "button") == "target button")
        #expect(tree["form"].listenerCount == 1)
    }

    @Test func `a once listener for every event is used up by the first of any type`() {
        tree["button"].addEventListener(.once) { [tree] event in tree.record(event, event.type) }
        #expect(tree.dispatch(Note(), at: "button") == "target button note")
        #expect(tree.dispatch(Press(), at: "button") == "")
    }

    // MARK: passive

    @Test func `a passive listener cannot prevent, the next one can`() {
        tree.listen(at: "button", .passive, as: "passive") { event in event.preventDefault() }
        tree.listen(at: "button", as: "free") { event in event.preventDefault() }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button passive
                target button free [prevented]
                """)
    }

    @Test func `a passive listener that throws leaves the next one free to prevent`() {
        tree["page"].onListenerFailure = { _ in }
        tree.listen(at: "button", .passive) { _ in throw Failure() }
        tree.listen(at: "form") { event in event.preventDefault() }
        #expect(!tree["button"].dispatchEvent(Press()))
    }

    @Test func `a passive listener's promise does not bind an event that it dispatches`() {
        tree.listen(at: "page") { event in event.preventDefault() }
        var inner: Bool?
        tree.listen(at: "button", .passive) { [tree] _ in inner = tree["page"].dispatchEvent(Press()) }
        tree["button"].dispatchEvent(Press())
        #expect(inner == false)
    }

    /// Every way in which a listener may or may not prevent: only a cancelable event and a listener that is not passive do.
    @Test(arguments: [
        (cancelable: false, passive: false, prevents: false, goesOn: true),
        (false, false, true, true),
        (false, true, false, true),
        (false, true, true, true),
        (true, false, false, true),
        (true, false, true, false),
        (true, true, false, true),
        (true, true, true, true),
    ])
    func `a dispatch returns false exactly when it was prevented`(
        cancelable: Bool, passive: Bool, prevents: Bool, goesOn: Bool
    ) throws {
        tree.listen(at: "form", passive ? .passive : []) { event in
            if prevents { event.preventDefault() }
        }
        let event = Event(Press(), cancelable ? [.bubbles, .cancelable] : .bubbles)
        #expect(try tree["button"].dispatchEvent(event) == goesOn)
        #expect(event.defaultPrevented == !goesOn)
        #expect(tree.trace() == (goesOn ? "bubble form" : "bubble form [prevented]"))
    }

    @Test func `a detail's dispatch returns false exactly when it was prevented`() {
        #expect(tree["button"].dispatchEvent(Press()))
        tree.listen(at: "form")
        #expect(tree["button"].dispatchEvent(Press()))
        tree.listen(at: "form") { event in event.preventDefault() }
        #expect(!tree["button"].dispatchEvent(Press()))
        tree.listen(at: "form", .note) { event in event.preventDefault() }
        #expect(tree["button"].dispatchEvent(Note()))
    }
}
