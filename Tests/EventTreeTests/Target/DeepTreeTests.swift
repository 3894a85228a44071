import EventTree
import Testing

/// Trees deeper than a stack can recurse.
@Suite struct DeepTreeTests {
    let levels = 30_000

    @Test func `an event passes 30,000 levels, and the tree is freed`() {
        let live = LiveCount()
        let page = EventTarget("page")
        var heard: Int?
        page.addEventListener(.press) { event in heard = event.composedPath().count }
        var node: EventTarget? = page
        for _ in 1..<levels { node = node.map { EventTarget("node", parent: $0) } }
        page.children.first?.addEventListener(.press) { [object = live.object()] _ in _ = object }
        node?.dispatchEvent(Press())
        #expect(heard == levels)
        node = nil
        #expect(live.value == 0)
    }

    @Test func `a slot is found 30,000 levels deep, the first of two in tree order`() throws {
        let host = EventTarget("host")
        let text = EventTarget("text", parent: host)
        var node = host.makeShadowRoot()
        for _ in 0..<levels { node = EventTarget("node", parent: node) }
        #expect(text.assignedSlot == nil)
        let first = EventTarget.slot(parent: EventTarget("box", parent: node))
        let second = EventTarget.slot(parent: node)
        #expect(text.assignedSlot === first)
        try node.append(try #require(first.parent))
        #expect(text.assignedSlot === second)
    }
}
