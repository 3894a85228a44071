@testable import EventTree
import Testing

/// The buffer of a path fits every length, and is used again.
@Suite struct PathReuseTests {
    let tree = Tree.ofFiveLevels()

    @Test(arguments: [1, 31, 32, 33, 127, 128, 129, 600])
    func `a path of any length is walked from end to end`(length: Int) {
        var nodes = [EventTarget("0")]
        for index in 1..<max(length, 1) { nodes.append(EventTarget("\(index)", parent: nodes[index - 1])) }
        var heard: [String] = []
        for node in nodes {
            node.addEventListener(.press, .capture) { event in heard.append("down \(event.currentTarget?.name ?? "")") }
            node.addEventListener(.press) { event in heard.append("up \(event.currentTarget?.name ?? "")") }
        }
        var count = 0
        nodes[0].addEventListener(.press) { event in count = event.composedPath().count }
        nodes[length - 1].dispatchEvent(Press())
        #expect(heard == (0..<length).map { "down \($0)" } + (0..<length).reversed().map { "up \($0)" })
        #expect(count == length)
    }

    @Test func `a long path through slots is walked from end to end`() {
        var node = EventTarget("page")
        var owned: [EventTarget] = []
        for level in 0..<50 {
            let slot = EventTarget.slot(parent: node.makeShadowRoot(level % 2 == 0 ? .open : .closed))
            owned.append(slot)
            node = EventTarget("\(level)", parent: node)
        }
        var heard = 0
        for slot in owned { slot.addEventListener(.press) { _ in heard += 1 } }
        var top: EventTarget? = node
        while let parent = top?.parent { top = parent }
        var target: String?
        top?.addEventListener(.press) { event in target = event.target?.name }
        node.dispatchEvent(Press())
        #expect(heard == 50)
        #expect(target == "49")
    }

    @Test func `a nested dispatch takes a path of its own`() {
        tree.listen(at: "form", .once) { [tree] _ in
            for id in ["button", "field", "page"] { tree[id].dispatchEvent(Note()) }
        }
        tree.listen(at: "page", .note, as: "note")
        tree.listen(at: "shell page")
        let trace = """
            bubble page note
            bubble page note
            target page note
            bubble form
            bubble shell
            bubble page
            """
        #expect(tree.dispatch(Press(), at: "button") == trace)
        #expect(tree.dispatch(Press(), at: "button") == "bubble shell\nbubble page")
    }

    @Test func `the path of the last dispatch is used for the next`() throws {
        tree.listen(at: "page")
        tree["button"].dispatchEvent(Press())
        let spare = try #require(tree["page"].tree.sparePath)
        tree["form"].dispatchEvent(Press())
        #expect(tree["page"].tree.sparePath === spare)
        #expect(tree.trace() == "bubble page\nbubble page")
    }

    @Test func `a dispatch after a longer one does not see the longer one's nodes`() {
        var paths: [String] = []
        tree.listen(at: "page") { [tree] event in paths.append(tree.ids(of: event.composedPath())) }
        tree["button"].dispatchEvent(Press())
        tree["shell"].dispatchEvent(Press())
        #expect(paths == ["button field form shell page", "shell page"])
    }
}
