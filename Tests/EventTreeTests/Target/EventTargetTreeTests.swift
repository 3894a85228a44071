import EventTree
import PrimerEventsTesting
import Testing

/// Parents and children.
@Suite struct EventTargetTreeTests {
    let tree = Tree(
        """
        page
          first
            inner
          second
          third
        """)

    @Test func `children are in tree order`() {
        #expect(tree.ids(of: tree["page"].children) == "first second third")
    }

    @Test func `a node knows its parent, a root has none`() {
        #expect(tree["inner"].parent === tree["first"])
        #expect(tree["page"].parent == nil)
    }

    @Test func `append moves a child that is there already to the end`() throws {
        try tree["page"].append(tree["first"])
        #expect(tree.ids(of: tree["page"].children) == "second third first")
        #expect(tree["inner"].parent === tree["first"])
    }

    @Test func `append takes a node from its former parent, with all below it`() throws {
        try tree["third"].append(tree["first"])
        #expect(tree.ids(of: tree["page"].children) == "second third")
        #expect(tree.ids(of: tree["third"].children) == "first")
        tree.listen(at: "first third second page")
        #expect(tree.dispatch(Press(), at: "inner") == "bubble first\nbubble third\nbubble page")
    }

    @Test func `a node that was taken away is the root of what is below it`() {
        tree.listen(at: "first page")
        tree["first"].remove()
        #expect(tree["first"].parent == nil)
        #expect(tree.ids(of: tree["page"].children) == "second third")
        #expect(tree.dispatch(Press(), at: "inner") == "bubble first")
    }

    @Test func `taking away a node that has no parent changes nothing`() {
        tree["page"].remove()
        #expect(tree.ids(of: tree["page"].children) == "first second third")
    }

    @Test func `a node can be put back`() throws {
        tree["first"].remove()
        try tree["page"].append(tree["first"])
        #expect(tree.ids(of: tree["page"].children) == "second third first")
        tree.listen(at: "page")
        #expect(tree.dispatch(Press(), at: "inner") == "bubble page")
    }

    @Test func `an event does not reach siblings or what is below the target`() {
        tree.listen(at: "page first inner second third")
        #expect(tree.dispatch(Press(), at: "first") == "target first\nbubble page")
    }

    // MARK: What cannot be

    @Test func `a node cannot be put into itself`() {
        #expect(throws: HierarchyError.wouldContainItself) { try tree["page"].append(tree["page"]) }
    }

    @Test func `a node cannot be put below its own descendant`() {
        #expect(throws: HierarchyError.wouldContainItself) { try tree["inner"].append(tree["page"]) }
        #expect(tree["page"].parent == nil)
    }

    @Test func `a node cannot be put into its own shadow tree, however deep`() throws {
        let root = try tree["first"].attachShadow()
        let inside = EventTarget("inside", parent: root)
        #expect(throws: HierarchyError.wouldContainItself) { try root.append(tree["first"]) }
        #expect(throws: HierarchyError.wouldContainItself) { try inside.append(tree["page"]) }
    }

    @Test func `a shadow root cannot be moved`() throws {
        let root = try tree["first"].attachShadow()
        #expect(throws: HierarchyError.shadowRootCannotMove) { try tree["second"].append(root) }
        #expect(throws: HierarchyError.shadowRootCannotMove) { try tree["first"].append(root) }
        root.remove()
        #expect(root.host === tree["first"])
    }

    @Test func `a node has one shadow root at most`() throws {
        let root = try tree["first"].attachShadow()
        #expect(throws: HierarchyError.cannotAttachShadow) { _ = try tree["first"].attachShadow(mode: .closed) }
        #expect(tree["first"].shadowRoot === root)
    }

    @Test func `a shadow root has no shadow root`() throws {
        let root = try tree["first"].attachShadow()
        #expect(throws: HierarchyError.cannotAttachShadow) { _ = try root.attachShadow() }
    }

    @Test func `a refused append leaves the tree as it was`() {
        #expect(throws: HierarchyError.self) { try tree["inner"].append(tree["first"]) }
        #expect(tree.ids(of: tree["page"].children) == "first second third")
        #expect(tree.ids(of: tree["first"].children) == "inner")
        #expect(tree.ids(of: tree["inner"].children) == "")
    }

    @Test func `children that are detached in any order leave the others in tree order`() throws {
        let root = EventTarget("root")
        var kept = (0..<200).map { EventTarget("\($0)", parent: root) }
        var generator = SplitMix(seed: 7)
        while kept.count > 20 {
            let index = Int.random(in: kept.indices, using: &generator)
            kept.remove(at: index).remove()
            #expect(root.children.map(\.name) == kept.map(\.name))
        }
        kept.append(EventTarget("new", parent: root))
        #expect(root.children.map(\.name) == kept.map(\.name))
    }
}
