import EventTree
import Testing

/// Slots: where a host's children show in its shadow tree.
@Suite struct SlotTests {
    let tree = Tree(
        """
        page
          host
            #open
              header
                slot:title
              body
                slot
                  fallback
              footer
                slot:title-2
            heading@title
            text
            lost@nowhere
        """)

    /// The nodes that hear an event on its way up from here.
    private func path(from id: String, in tree: Tree) -> String {
        var path = ""
        tree[id].addEventListener(.press, .once) { [tree] event in path = tree.ids(of: event.composedPath()) }
        tree[id].dispatchEvent(Press())
        return path
    }

    @Test func `a node goes to the slot of the name it asks for`() {
        #expect(tree["heading"].assignedSlot === tree["slot:title"])
        #expect(path(from: "heading", in: tree) == "heading slot:title header #open host page")
    }

    @Test func `a node that asks for no name goes to the default slot`() {
        #expect(tree["text"].assignedSlot === tree["slot"])
        #expect(path(from: "text", in: tree) == "text slot body #open host page")
    }

    @Test func `a node that asks for a name that no slot has goes to its parent`() {
        #expect(tree["lost"].assignedSlot == nil)
        #expect(path(from: "lost", in: tree) == "lost host page")
    }

    @Test func `a slot's own children are fallback and go through it`() {
        #expect(tree["fallback"].assignedSlot == nil)
        #expect(path(from: "fallback", in: tree) == "fallback slot body #open host page")
    }

    @Test func `of two slots with one name the first in tree order takes the node`() throws {
        let second = EventTarget.slot(named: "title", parent: tree["footer"])
        #expect(tree["heading"].assignedSlot === tree["slot:title"])
        try tree["#open"].append(tree["header"])
        #expect(tree["heading"].assignedSlot === second)
    }

    @Test func `changing the name between two dispatches changes the way`() {
        tree["heading"].slot = ""
        #expect(path(from: "heading", in: tree) == "heading slot body #open host page")
        tree["heading"].slot = "title"
        #expect(path(from: "heading", in: tree) == "heading slot:title header #open host page")
    }

    @Test func `changing the name in mid-dispatch does not change the way`() {
        tree.listen(at: "heading") { event in event.currentTarget?.slot = "" }
        tree.listen(at: "header body")
        #expect(tree.dispatch(Press(), at: "heading") == "target heading\nbubble header")
    }

    @Test func `a slot that is taken away takes no node any more`() {
        tree["slot:title"].remove()
        #expect(path(from: "heading", in: tree) == "heading host page")
    }

    @Test func `a slot in a closed tree takes nodes and does not show`() {
        let closed = Tree(
            """
            page
              host
                #closed
                  box
                    slot
                text
            """)
        #expect(closed["text"].assignedSlot == nil)
        closed.listen(at: "text slot box #closed host page")
        #expect(
            closed.dispatch(Press(), at: "text") == """
                target text
                bubble slot
                bubble box
                bubble #closed
                bubble host
                bubble page
                """)
    }

    @Test func `a slot inside another host's light tree passes nodes on`() {
        let nested = Tree(
            """
            page
              outer
                #open
                  inner
                    #open-2
                      frame
                        slot:deep
                    slot@deep
                text
            """)
        #expect(path(from: "text", in: nested) == "text slot slot:deep frame #open-2 inner #open outer page")
    }

    @Test func `only children of the host are slotted, not what is below them`() {
        let deep = EventTarget("deep", slot: "title", parent: tree["text"])
        #expect(deep.assignedSlot == nil)
        #expect(path(from: "text", in: tree) == "text slot body #open host page")
    }

    @Test func `the target of a slotted node's event is the node itself all the way up`() {
        var targets: Set<String> = []
        tree.listen(at: "text slot body #open host page") { [tree] event in targets.insert(tree.id(of: event.target)) }
        tree["text"].dispatchEvent(Press())
        #expect(targets == ["text"])
    }

    @Test func `a host between slotted node and page is not at the target`() {
        tree.listen(at: "host")
        #expect(tree.dispatch(Press(), at: "text") == "bubble host")
    }

    @Test func `a slot of a host without a shadow tree is a node as any other`() {
        let plain = Tree("page\n  slot\n    text")
        #expect(path(from: "text", in: plain) == "text slot page")
    }
}
