import EventTree
import Testing

/// Errors that listeners throw.
@Suite struct ListenerFailureTests {
    let tree = Tree(
        """
        page
          form
            button
        """)

    /// A handler that leaves a line for each failure it is asked about.
    private func handle(at id: String) {
        tree[id].onListenerFailure = { [tree] failure in
            tree.note("\(id) is told of \(tree.id(of: failure.currentTarget))")
        }
    }

    @Test func `the outermost handler on the path is told`() {
        handle(at: "button")
        handle(at: "form")
        handle(at: "page")
        tree.listen(at: "button") { _ in throw Failure() }
        #expect(tree.dispatch(Press(), at: "button") == "target button\npage is told of button")
    }

    @Test func `a handler further in is told where no node further out has one`() {
        handle(at: "form")
        tree.listen(at: "page") { _ in throw Failure() }
        #expect(tree.dispatch(Press(), at: "button") == "bubble page\nform is told of page")
    }

    @Test func `a handler that is not on the path is not told`() {
        let aside = EventTarget("aside", parent: tree["page"])
        aside.onListenerFailure = { _ in Issue.record("told of a failure elsewhere") }
        handle(at: "button")
        tree.listen(at: "button") { _ in throw Failure() }
        #expect(tree.dispatch(Press(), at: "button") == "target button\nbutton is told of button")
    }

    @Test func `a dispatch goes on after a listener failed`() {
        handle(at: "page")
        tree.listen(at: "button", as: "fails") { _ in throw Failure() }
        tree.listen(at: "button form", as: "goes on")
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button fails
                page is told of button
                target button goes on
                bubble form goes on
                """)
    }

    @Test func `a listener that fails after it prevented has prevented`() {
        handle(at: "page")
        tree.listen(at: "button") { event in
            event.preventDefault()
            throw Failure()
        }
        #expect(!tree["button"].dispatchEvent(Press()))
    }

    @Test func `listeners of every kind report what they throw`() {
        final class Failing: EventListener {
            func handleEvent(_ event: AnyEvent) throws { throw Failure() }
        }
        var failures = 0
        let owner = Failing()
        tree["page"].onListenerFailure = { failure in
            failures += 1
            #expect(failure.error is Failure)
            #expect(failure.event.type == "press")
        }
        tree["button"].addEventListener { _ in throw Failure() }
        tree["button"].addEventListener(.press, owner: owner) { _, _ in throw Failure() }
        tree["button"].addEventListener(owner: owner) { _, _ in throw Failure() }
        tree["button"].addEventListener(.press, owner)
        tree["button"].addEventListener(owner)
        tree["button"].dispatchEvent(Press())
        #expect(failures == 5)
    }

    @Test func `the handler sees the event in flight`() {
        var seen = ""
        tree["page"].onListenerFailure = { [tree] failure in
            seen = "\(tree.id(of: failure.event.target)) \(tree.id(of: failure.event.currentTarget))"
        }
        tree.listen(at: "form") { _ in throw Failure() }
        tree["button"].dispatchEvent(Press())
        #expect(seen == "button form")
    }

    @Test func `a handler that dispatches to listeners that fail does not recurse`() {
        var depth = 0
        var deepest = 0
        tree["page"].onListenerFailure = { [tree] _ in
            depth += 1
            deepest = max(deepest, depth)
            tree["button"].dispatchEvent(Press())
            depth -= 1
        }
        handle(at: "form")
        tree.listen(at: "button") { _ in throw Failure() }
        #expect(tree.dispatch(Press(), at: "button") == "target button\ntarget button\nform is told of button")
        #expect(deepest == 1)
    }

    @Test func `a handler is told again once it has returned`() {
        handle(at: "page")
        tree.listen(at: "button form") { _ in throw Failure() }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button
                page is told of button
                bubble form
                page is told of form
                """)
    }

    @Test func `a handler may take itself off while it runs`() {
        tree["page"].onListenerFailure = { [tree] _ in
            tree.note("told")
            tree["page"].onListenerFailure = nil
        }
        handle(at: "form")
        tree.listen(at: "button form") { _ in throw Failure() }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button
                told
                bubble form
                form is told of form
                """)
    }
}
