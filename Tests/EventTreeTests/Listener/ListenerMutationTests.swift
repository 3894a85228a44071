import EventTree
import Testing

/// Listeners that come and go while an event is on its way.
@Suite struct ListenerMutationTests {
    let tree = Tree(
        """
        page
          form
            button
        """)

    // MARK: Added

    @Test func `a listener added to the node that is being called hears the next event only`() {
        tree.listen(at: "button", .once, as: "adds") { [tree] _ in tree.listen(at: "button", as: "added") }
        #expect(tree.dispatch(Press(), at: "button") == "target button adds")
        #expect(tree.dispatch(Press(), at: "button") == "target button added")
    }

    @Test func `a listener added further out hears this very event`() {
        tree.listen(at: "button", .once) { [tree] _ in tree.listen(at: "page", as: "added") }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button
                bubble page added
                """)
    }

    @Test func `a listener added on the way down to a node further out hears this very event on the way up`() {
        tree.listen(at: "form", .capture) { [tree] _ in tree.listen(at: "page", as: "added") }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                capture form
                bubble page added
                """)
    }

    @Test func `a capture listener added on the way down to a node further out hears the next event only`() {
        tree.listen(at: "form", .capture) { [tree] _ in tree.listen(at: "page", .capture, as: "late") }
        #expect(tree.dispatch(Press(), at: "button") == "capture form")
    }

    @Test func `a capture listener added on the way down to a node further in hears this very event`() {
        tree.listen(at: "page", .capture) { [tree] _ in tree.listen(at: "button", .capture, as: "added") }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                capture page
                target button added
                """)
    }

    @Test func `a listener added to the target by its capture listener hears this very event`() {
        tree.listen(at: "button", .capture) { [tree] _ in tree.listen(at: "button", as: "added") }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button
                target button added
                """)
    }

    @Test func `a listener added further out hears this very event after the tree became part of another`() throws {
        let outer = EventTarget("outer")
        tree.listen(at: "button") { [tree] _ in
            try outer.append(tree["page"])
            tree.listen(at: "page", as: "added")
        }
        tree["page"].onListenerFailure = { Issue.record($0.error) }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button
                bubble page added
                """)
    }

    @Test func `a listener added further out hears this very event after another tree became part of this one`() throws
    {
        let other = EventTarget("other")
        for _ in 0..<3 { other.addEventListener(.press) { _ in } }
        tree.listen(at: "button") { [tree] _ in
            try tree["form"].append(other)
            tree.listen(at: "page", as: "added")
        }
        tree["page"].onListenerFailure = { Issue.record($0.error) }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button
                bubble page added
                """)
    }

    /// The other tree has had fewer, as many and more listeners than this one, so that any count of them may come again.
    @Test(arguments: 0..<8)
    func `listeners added before and after a join in mid-dispatch hear this very event`(others: Int) throws {
        let outer = EventTarget("outer")
        for _ in 0..<others { outer.addEventListener(.press) { _ in } }
        tree.listen(at: "button button") { [tree] _ in
            guard tree["page"].parent == nil else { return }
            tree.listen(at: "form", as: "before")
            try outer.append(tree["page"])
            tree.listen(at: "page", as: "after")
        }
        tree["page"].onListenerFailure = { Issue.record($0.error) }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button
                target button
                bubble form before
                bubble page after
                """)
    }

    @Test func `a listener of every event added further out hears this very event`() {
        tree.listen(at: "button") { [tree] _ in
            tree["form"].addEventListener { event in tree.record(event, "every event") }
        }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button
                bubble form every event
                """)
    }

    // MARK: Removed

    @Test func `a listener removed before its turn is not called`() {
        var last: [Registration] = []
        tree.listen(at: "button", as: "removes") { _ in last.forEach { $0.remove() } }
        last = tree.listen(at: "button form", as: "removed")
        #expect(tree.dispatch(Press(), at: "button") == "target button removes")
    }

    @Test func `a listener that removes itself does not keep the next from running`() {
        var own: [Registration] = []
        own = tree.listen(at: "button", as: "first") { _ in own.forEach { $0.remove() } }
        tree.listen(at: "button", as: "second")
        #expect(tree.dispatch(Press(), at: "button") == "target button first\ntarget button second")
        #expect(tree.dispatch(Press(), at: "button") == "target button second")
    }

    @Test func `a listener that removes one that ran before does not skip the next`() {
        let first = tree.listen(at: "button", as: "first")
        tree.listen(at: "button", as: "second") { _ in first.forEach { $0.remove() } }
        tree.listen(at: "button", as: "third")
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button first
                target button second
                target button third
                """)
    }

    @Test func `a listener removed in a nested dispatch is not called by the outer one`() {
        var last: [Registration] = []
        tree.listen(at: "button", as: "outer") { [tree] _ in tree["button"].dispatchEvent(Note()) }
        tree.listen(at: "button", .note, as: "inner") { _ in last.forEach { $0.remove() } }
        last = tree.listen(at: "button", as: "removed")
        #expect(tree.dispatch(Press(), at: "button") == "target button inner\ntarget button outer")
    }

    // MARK: Removed and added again

    @Test func `a closure added again in its own call runs at the next event`() {
        var calls = 0
        func add() {
            tree["button"].addEventListener(.press, .once) { _ in
                calls += 1
                add()
            }
        }
        add()
        tree["button"].dispatchEvent(Press())
        #expect(calls == 1)
        tree["button"].dispatchEvent(Press())
        #expect(calls == 2)
    }

    @Test func `an object removed and added again before its turn is a new listener and waits for the next event`() {
        let listener = Recorder()
        let button = tree["button"]
        tree.listen(at: "button") { _ in
            button.removeEventListener(.press, listener)
            button.addEventListener(.press, listener)
        }
        button.addEventListener(.press, listener)
        button.dispatchEvent(Press())
        #expect(listener.heard == [])
        #expect(button.listenerCount == 2)
    }

    // MARK: Aborted

    @Test func `a listener aborted before its turn is not called, here or further out`() {
        let controller = AbortController()
        tree.listen(at: "page", .capture, as: "aborts") { _ in controller.abort() }
        tree.listen(at: "page form button", as: "aborted", signal: controller.signal)
        tree.listen(at: "form", as: "stays")
        #expect(
            tree.dispatch(Press(), at: "button") == """
                capture page aborts
                bubble form stays
                """)
    }

    @Test func `a listener added with a signal that is aborted in the same call never runs`() {
        let controller = AbortController()
        tree.listen(at: "button") { [tree] _ in
            tree.listen(at: "page", as: "aborted", signal: controller.signal)
            controller.abort()
        }
        #expect(tree.dispatch(Press(), at: "button") == "target button")
    }
}
