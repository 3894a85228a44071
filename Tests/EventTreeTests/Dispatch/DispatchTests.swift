import EventTree
import Testing

/// One dispatch after the other, and one inside the other.
@Suite struct DispatchTests {
    let tree = Tree(
        """
        page
          form
            button
        """)

    // MARK: The path

    @Test func `the path is fixed when the dispatch begins, whatever is moved meanwhile`() throws {
        tree.listen(at: "button") { [tree] _ in
            tree["form"].remove()
            try tree["button"].append(EventTarget("new"))
        }
        tree["page"].onListenerFailure = { Issue.record($0.error) }
        tree.listen(at: "form page")
        #expect(tree.dispatch(Press(), at: "button") == "target button\nbubble form\nbubble page")
        #expect(tree.dispatch(Press(), at: "button") == "target button\nbubble form")
    }

    @Test func `a node put between target and root in mid-dispatch is not on the path`() throws {
        let between = EventTarget("between", parent: tree["page"])
        between.addEventListener(.press) { [tree] _ in tree.note("between") }
        tree["page"].onListenerFailure = { Issue.record($0.error) }
        tree.listen(at: "button") { [tree] _ in try between.append(tree["form"]) }
        tree.listen(at: "form page")
        #expect(tree.dispatch(Press(), at: "button") == "target button\nbubble form\nbubble page")
        #expect(tree.dispatch(Press(), at: "button") == "target button\nbubble form\nbetween\nbubble page")
    }

    @Test func `the path is fixed when the dispatch begins, also when the last reference to an ancestor goes`() {
        tree.listen(at: "form page")
        tree.listen(at: "button") { [tree] _ in
            tree["form"].remove()
            tree["button"].remove()
            tree.drop("page")
            tree.drop("form")
        }
        #expect(tree.dispatch(Press(), at: "button") == "target button\nbubble form\nbubble page")
        #expect(tree["button"].parent == nil)
    }

    @Test func `composedPath is the path of the dispatch, whatever is moved meanwhile`() {
        var seen: [String] = []
        tree.listen(at: "button") { [tree] _ in tree["button"].remove() }
        tree.listen(at: "form page") { [tree] event in seen.append(tree.ids(of: event.composedPath())) }
        tree["button"].dispatchEvent(Press())
        #expect(seen == ["button form page", "button form page"])
    }

    // MARK: Stopping

    @Test func `stopPropagation lets the node's other listeners run and no further node's`() {
        tree.listen(at: "form", as: "stops") { event in event.stopPropagation() }
        tree.listen(at: "button form page")
        #expect(tree.dispatch(Press(), at: "button") == "target button\nbubble form stops\nbubble form")
    }

    @Test func `stopImmediatePropagation keeps the event from all further listeners`() {
        tree.listen(at: "form", as: "stops") { event in event.stopImmediatePropagation() }
        tree.listen(at: "button form page")
        #expect(tree.dispatch(Press(), at: "button") == "target button\nbubble form stops")
    }

    @Test func `an event stopped on its way down does not reach its target`() {
        tree.listen(at: "form", .capture) { event in event.stopPropagation() }
        tree.listen(at: "button form page")
        #expect(tree.dispatch(Press(), at: "button") == "capture form")
    }

    @Test func `an event stopped at the target by a capture listener skips the target's other listeners`() {
        tree.listen(at: "button", .capture, as: "first") { event in event.stopPropagation() }
        tree.listen(at: "button", .capture, as: "second")
        tree.listen(at: "button", as: "plain")
        #expect(tree.dispatch(Press(), at: "button") == "target button first\ntarget button second")
    }

    @Test func `an event stopped before its dispatch reaches nobody, and everybody the next time`() throws {
        let event = Event(Press())
        tree.listen(at: "page", .capture)
        tree.listen(at: "button page")
        event.stopPropagation()
        #expect(try tree.dispatch(event, at: "button") == "")
        #expect(event.target === tree["button"])
        #expect(try tree.dispatch(event, at: "button") == "capture page\ntarget button\nbubble page")
    }

    @Test func `an event stopped at once before its dispatch reaches nobody, and everybody the next time`() throws {
        let event = Event(Press())
        tree.listen(at: "button button")
        event.stopImmediatePropagation()
        #expect(try tree.dispatch(event, at: "button") == "")
        #expect(try tree.dispatch(event, at: "button") == "target button\ntarget button")
    }

    @Test func `an event prevented before its dispatch returns false without any listener`() throws {
        let event = Event(Press())
        event.preventDefault()
        #expect(try !tree["button"].dispatchEvent(event))
        #expect(event.defaultPrevented)
    }

    // MARK: Again

    @Test func `an event in flight is refused, and can be dispatched again afterwards`() throws {
        let event = Event(Press())
        var refusals: [DispatchError?] = []
        tree.listen(at: "button") { [tree] event in
            let refused = #expect(throws: DispatchError.self) { try tree["page"].dispatchEvent(event) }
            refusals.append(refused)
        }
        tree.listen(at: "page")
        #expect(try tree.dispatch(event, at: "button") == "target button\nbubble page")
        #expect(refusals == [.eventIsInFlight])
        #expect(try tree.dispatch(event, at: "page") == "target page")
        #expect(event.target === tree["page"])
    }

    @Test func `an erased event in flight is refused too`() throws {
        tree["button"].addEventListener { [tree] event in
            #expect(throws: DispatchError.eventIsInFlight) { try tree["page"].dispatchEvent(event) }
            tree.note("refused")
        }
        #expect(tree.dispatch(Press(), at: "button") == "refused")
    }

    @Test func `a prevented event stays prevented when it is dispatched again`() throws {
        let event = Event(Press())
        tree.listen(at: "button", .once) { event in event.preventDefault() }
        #expect(try !tree["button"].dispatchEvent(event))
        #expect(try !tree["button"].dispatchEvent(event))
    }

    // MARK: Nested

    @Test func `a nested dispatch is over before the outer one goes on`() {
        tree.listen(at: "button") { [tree] _ in tree["form"].dispatchEvent(Note()) }
        tree.listen(at: "form page", .note, as: "note")
        tree.listen(at: "form page")
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target form note
                bubble page note
                target button
                bubble form
                bubble page
                """)
    }

    @Test func `a nested dispatch leaves the outer event as it was`() {
        var before = ""
        var after = ""
        tree.listen(at: "form") { [tree] event in
            func state() -> String {
                "\(tree.id(of: event.target)) \(tree.id(of: event.currentTarget)) \(event.eventPhase) "
                    + "\(event.originName ?? "nil") \(tree.ids(of: event.composedPath()))"
            }
            before = state()
            tree["page"].dispatchEvent(Press())
            tree["button"].dispatchEvent(Note())
            after = state()
        }
        tree.listen(at: "page", .note)
        tree["button"].dispatchEvent(Press())
        #expect(before == "button form bubbling button button form page")
        #expect(after == before)
    }

    @Test func `stopping a nested event does not stop the outer one`() {
        tree.listen(at: "button") { [tree] _ in tree["button"].dispatchEvent(Note()) }
        tree.listen(at: "button", .note) { event in event.stopImmediatePropagation() }
        tree.listen(at: "page")
        #expect(tree.dispatch(Press(), at: "button") == "target button\ntarget button\nbubble page")
    }

    // MARK: What stands for a node

    @Test func `whatever has a target can be listened to and dispatched at`() throws {
        struct Stand: EventSource { let eventTarget: EventTarget }
        let stand = Stand(eventTarget: tree["form"])
        var heard: [String] = []
        stand.addEventListener(.press) { event in heard.append(event.type) }
        stand.addEventListener { event in heard.append("any \(event.type)") }
        #expect(stand.dispatchEvent(Press()))
        try stand.dispatchEvent(Event(Note()))
        #expect(heard == ["press", "any press", "any note"])
    }
}
