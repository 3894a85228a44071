import EventTree
import Testing

/// Shadow trees and what of them shows outside.
@Suite struct EventTargetShadowTests {
    let open = Tree(
        """
        page
          host
            #open
              form
                button
        """)
    let closed = Tree(
        """
        page
          host
            #closed
              form
                button
        """)

    // MARK: The tree itself

    @Test func `an open shadow root shows on its host`() {
        #expect(open["host"].shadowRoot === open["#open"])
        #expect(open["#open"].host === open["host"])
        #expect(open["#open"].parent == nil)
        #expect(open["#open"].isShadowRoot)
        #expect(!open["host"].isShadowRoot)
    }

    @Test func `a closed shadow root does not show on its host`() {
        #expect(closed["host"].shadowRoot == nil)
        #expect(closed["#closed"].host === closed["host"])
    }

    @Test func `a shadow root is not among its host's children, nor are they among its own`() {
        #expect(open["host"].children.isEmpty)
        #expect(open.ids(of: open["#open"].children) == "form")
        #expect(open["button"].host == nil)
    }

    @Test func `a host can have another shadow root once the first is gone`() throws {
        let host = EventTarget("host")
        do { _ = try host.attachShadow() }
        #expect(host.shadowRoot == nil)
        let second = try host.attachShadow(mode: .open)
        #expect(host.shadowRoot === second)
    }

    // MARK: Composed

    @Test func `a composed event leaves its shadow tree and is at the target at the host`() {
        open.listen(at: "button form #open host page")
        open.listen(at: "button host page", .capture, as: "captures")
        #expect(
            open.dispatch(Press(), at: "button") == """
                capture page captures
                target host captures
                target button captures
                target button
                bubble form
                bubble #open
                target host
                bubble page
                """)
    }

    @Test func `an event that is not composed ends at the shadow root`() {
        open.listen(at: "button form #open host page", .inner)
        open.listen(at: "host", .inner, .capture)
        #expect(open.dispatch(Inner(), at: "button") == "target button\nbubble form\nbubble #open")
    }

    @Test func `an event that is not composed leaves shadow trees that it enters through a slot`() {
        let tree = Tree(
            """
            page
              host
                #open
                  box
                    slot
                item
            """)
        tree.listen(at: "item slot box #open host page", .inner)
        #expect(
            tree.dispatch(Inner(), at: "item") == """
                target item
                bubble slot
                bubble box
                bubble #open
                bubble host
                bubble page
                """)
    }

    @Test func `composed without bubbles reaches each host at target and nothing in between`() {
        let tree = Tree(
            """
            page
              outer
                #open
                  box
                    middle
                      #closed
                        form
                          button
            """)
        tree.listen(at: "button form #closed middle box #open outer page", .quiet)
        #expect(tree.dispatch(Quiet(), at: "button") == "target button\ntarget middle\ntarget outer")
    }

    @Test func `the target is retargeted at every host`() {
        var targets: [String] = []
        open.listen(at: "button form #open host page") { [open] event in targets.append(open.id(of: event.target)) }
        open["button"].dispatchEvent(Press())
        #expect(targets == ["button", "button", "button", "host", "host"])
    }

    // MARK: What shows outside

    @Test func `composedPath shows the nodes of an open tree everywhere`() {
        var paths: Set<String> = []
        open.listen(at: "button #open host page") { [open] event in paths.insert(open.ids(of: event.composedPath())) }
        open["button"].dispatchEvent(Press())
        #expect(paths == ["button form #open host page"])
    }

    @Test func `nothing of a closed tree shows outside`() throws {
        var seen: [String] = []
        closed.listen(at: "button #closed host page") { [closed] event in
            seen.append(
                "\(closed.id(of: event.currentTarget)): \(closed.ids(of: event.composedPath())), "
                    + "\(closed.id(of: event.target)), \(event.originName ?? "nil")")
        }
        let event = Event(Press())
        try closed["button"].dispatchEvent(event)
        #expect(
            seen == [
                "button: button form #closed host page, button, button",
                "#closed: button form #closed host page, button, button",
                "host: host page, host, host",
                "page: host page, host, host",
            ])
        #expect(event.target === closed["host"])
        #expect(event.originName == "host")
    }

    @Test func `nothing of a closed tree shows outside to a listener that captures`() {
        var seen = ""
        closed.listen(at: "page", .capture) { [closed] event in
            seen =
                "\(closed.ids(of: event.composedPath())), \(closed.id(of: event.target)), \(event.originName ?? "nil")"
        }
        closed["button"].dispatchEvent(Press())
        #expect(seen == "host page, host, host")
    }

    @Test func `a node in a closed tree's slot hides the slot and the tree from itself and from outside`() {
        let tree = Tree(
            """
            page
              host
                #closed
                  box
                    slot
                item
            """)
        var seen: [String] = []
        tree.listen(at: "item slot #closed page") { [tree] event in seen.append(tree.ids(of: event.composedPath())) }
        tree["item"].dispatchEvent(Press())
        let all = "item slot box #closed host page"
        #expect(seen == ["item host page", all, all, "item host page"])
    }

    @Test func `two closed trees side by side on the path hide from each other`() {
        let tree = Tree(
            """
            page
              host
                #closed
                  box
                    slot
                item
                  #closed-2
                    button
            """)
        var seen: [String] = []
        tree.listen(at: "button item box page") { [tree] event in seen.append(tree.ids(of: event.composedPath())) }
        tree["button"].dispatchEvent(Press())
        #expect(
            seen == [
                "button #closed-2 item host page",
                "item host page",
                "item slot box #closed host page",
                "item host page",
            ])
    }

    @Test func `originName outside an open tree is that of the innermost node`() {
        var name: String?
        open.listen(at: "page") { event in name = event.originName }
        open["button"].dispatchEvent(Press())
        #expect(name == "button")
    }
}
