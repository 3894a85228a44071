import EventTree
import Testing

/// The order of listeners is the order of registration, always.
@Suite struct ListenerOrderTests {
    let tree = Tree("button")

    @Test func `a listener that takes a removed one's place does not take its turn`() {
        let registrations = tree.listen(at: "button", as: "A")
        tree.listen(at: "button", as: "B")
        registrations.forEach { $0.remove() }
        tree.listen(at: "button", as: "C")
        #expect(tree.dispatch(Press(), at: "button") == "target button B\ntarget button C")
    }

    @Test func `40 listeners run in order of registration`() {
        for index in 0..<40 { tree.listen(at: "button", as: "\(index)") }
        #expect(tree.dispatch(Press(), at: "button") == (0..<40).map { "target button \($0)" }.joined(separator: "\n"))
    }

    @Test func `40 listeners run in order of registration after every third was removed and 40 came`() {
        let registrations = (0..<40).map { tree.listen(at: "button", as: "\($0)") }
        for index in stride(from: 0, to: 40, by: 3) { registrations[index].forEach { $0.remove() } }
        for index in 40..<80 { tree.listen(at: "button", as: "\(index)") }
        let left = (0..<80).filter { $0 >= 40 || $0 % 3 != 0 }
        #expect(tree.dispatch(Press(), at: "button") == left.map { "target button \($0)" }.joined(separator: "\n"))
    }

    @Test func `two typed listeners and one of every event between them run in order of registration`() {
        tree.listen(at: "button", as: "first")
        tree["button"].addEventListener { [tree] event in tree.record(event, "every event") }
        tree.listen(at: "button", as: "third")
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button first
                target button every event
                target button third
                """)
    }

    @Test func `closures, objects and owned listeners share one order`() {
        let owner = Recorder()
        let object = Recorder()
        object.onAnyEvent = { [tree] event in tree.record(event, "object") }
        tree["button"].addEventListener(.press, owner: owner) { [tree] _, event in tree.record(event, "owned") }
        tree["button"].addEventListener(.press, object)
        tree.listen(at: "button", as: "closure")
        tree["button"].addEventListener(owner: owner) { [tree] _, event in tree.record(event, "owned, every event") }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button owned
                target button object
                target button closure
                target button owned, every event
                """)
    }
}
