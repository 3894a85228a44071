@testable import EventTree
import Testing

/// The short cuts of a dispatch change nothing that anybody can see.
@Suite struct SkippingTests {
    let tree = Tree.ofFiveLevels()

    // MARK: Skip links

    @Test func `silent nodes between listeners change nothing`() {
        tree.listen(at: "page form button")
        let trace = "target button\nbubble form\nbubble page"
        #expect(tree.dispatch(Press(), at: "button") == trace)
        // Nobody is silent any more, for the same event.
        for id in ["shell", "field"] { tree[id].addEventListener(.press) { _ in } }
        #expect(tree.dispatch(Press(), at: "button") == trace)
    }

    @Test func `a listener added to a silent node in mid-dispatch is not skipped`() {
        tree.listen(at: "page")
        tree.listen(at: "button") { [tree] _ in tree.listen(at: "field form shell", .once, as: "added") }
        #expect(
            tree.dispatch(Press(), at: "button") == """
                target button
                bubble field added
                bubble form added
                bubble shell added
                bubble page
                """)
    }

    @Test func `a listener added to a silent node by a nested dispatch is not skipped`() {
        tree.listen(at: "button") { [tree] _ in tree["form"].dispatchEvent(Note()) }
        tree.listen(at: "form", .note) { [tree] _ in tree.listen(at: "shell", as: "added") }
        #expect(tree.dispatch(Press(), at: "button") == "target form\ntarget button\nbubble shell added")
    }

    @Test func `a listener of another type added in mid-dispatch changes nothing`() {
        tree.listen(at: "button") { [tree] _ in tree.listen(at: "field form", .note) }
        tree.listen(at: "page")
        #expect(tree.dispatch(Press(), at: "button") == "target button\nbubble page")
    }

    @Test func `a listener added and removed again in mid-dispatch is not called`() {
        tree.listen(at: "button") { [tree] _ in tree.listen(at: "form").forEach { $0.remove() } }
        tree.listen(at: "page")
        #expect(tree.dispatch(Press(), at: "button") == "target button\nbubble page")
    }

    @Test func `skipped nodes are still on the path`() {
        var path = ""
        tree.listen(at: "page") { [tree] event in path = tree.ids(of: event.composedPath()) }
        tree["button"].dispatchEvent(Press())
        #expect(path == "button field form shell page")
    }

    @Test func `a silent host changes the target all the same`() {
        let tree = Tree("page\n  host\n    #open\n      button")
        var target = ""
        tree.listen(at: "page") { [tree] event in target = tree.id(of: event.target) }
        tree["button"].dispatchEvent(Press())
        #expect(target == "host")
    }

    // MARK: Capture

    @Test func `capture listeners of another type change nothing`() {
        tree.listen(at: "page form button", .note, .capture)
        tree.listen(at: "page form")
        #expect(tree.dispatch(Press(), at: "button") == "bubble form\nbubble page")
    }

    @Test func `a capture listener beside the path changes nothing`() {
        let aside = EventTarget("aside", parent: tree["page"])
        aside.addEventListener(.press, .capture) { _ in Issue.record("called beside the path") }
        tree.listen(at: "page")
        #expect(tree.dispatch(Press(), at: "button") == "bubble page")
    }

    @Test func `one capture listener at either end of the path is called`() {
        tree.listen(at: "page", .capture)
        #expect(tree.dispatch(Press(), at: "button") == "capture page")
        tree.listen(at: "button", .capture)
        #expect(tree.dispatch(Press(), at: "button") == "capture page\ntarget button")
    }

    @Test func `capture listeners that went leave a dispatch as if they had never been there`() {
        let registrations = tree.listen(at: "page form button", .capture)
        tree.listen(at: "form")
        registrations.forEach { $0.remove() }
        #expect(tree["page"].capturedTypes == 0)
        #expect(tree.dispatch(Press(), at: "button") == "bubble form")
    }

    @Test func `a capture listener added while the event bubbles waits for the next`() {
        tree.listen(at: "button", .once) { [tree] _ in tree.listen(at: "form", .capture) }
        #expect(tree.dispatch(Press(), at: "button") == "target button")
        #expect(tree.dispatch(Press(), at: "button") == "capture form")
    }

    // MARK: Masks

    @Test func `the bits of many types are spread over the whole mask`() {
        let counts = Dictionary(grouping: taggedTypes) { ObjectIdentifier($0).heardBit }.mapValues(\.count)
        #expect(counts.count > 60)
        // Evenly they would be 64 each.
        #expect(counts.values.allSatisfy { $0 < 128 })
    }

    @Test func `two types that share a bit are still two types`() throws {
        func check<Detail: BlankDetail>(_ other: Detail.Type) {
            let type = EventType<Detail>()
            tree.listen(at: "button form", type, as: "other")
            tree.listen(at: "page", type, .capture, as: "other")
            #expect(tree.dispatch(Press(), at: "button") == "")
            tree.listen(at: "form page")
            #expect(tree.dispatch(Press(), at: "button") == "bubble form\nbubble page")
            #expect(
                tree.dispatch(Detail(), at: "button") == """
                    capture page other
                    target button other
                    bubble form other
                    """)
        }
        let colliding = try #require(typeCollidingWith(Press.self))
        #expect(ObjectIdentifier(colliding) != ObjectIdentifier(Press.self))
        check(colliding)
    }

    @Test func `removing a listener leaves that of a type with the same bit`() throws {
        func check<Detail: BlankDetail>(_ other: Detail.Type) {
            tree.listen(at: "form", .once)
            tree.listen(at: "form", EventType<Detail>(), as: "other")
            #expect(tree.dispatch(Press(), at: "button") == "bubble form")
            #expect(tree.dispatch(Press(), at: "button") == "")
            #expect(tree.dispatch(Detail(), at: "button") == "bubble form other")
        }
        let colliding = try #require(typeCollidingWith(Press.self))
        check(colliding)
    }

    @Test func `a node whose listeners are all gone hears one that is added again`() {
        tree.listen(at: "form").forEach { $0.remove() }
        #expect(tree["form"].heardTypes == 0)
        #expect(tree.dispatch(Press(), at: "button") == "")
        tree.listen(at: "form")
        #expect(tree.dispatch(Press(), at: "button") == "bubble form")
    }

    @Test func `an event that nobody hears has the target that it would have otherwise`() throws {
        let tree = Tree("page\n  host\n    #open\n      button")
        let silent = Event(Press())
        #expect(try tree["button"].dispatchEvent(silent))
        tree.listen(at: "page")
        let heard = Event(Press())
        #expect(try tree["button"].dispatchEvent(heard))
        #expect(silent.target === heard.target)
        #expect(silent.originName == heard.originName)
        #expect(silent.target === tree["host"])
    }

    @Test func `a listener of another tree is heard once the trees are joined`() throws {
        let other = EventTarget("other")
        other.addEventListener(.press) { [tree] _ in tree.note("other") }
        #expect(tree.dispatch(Press(), at: "button") == "")
        try other.append(tree["page"])
        #expect(tree.dispatch(Press(), at: "button") == "other")
    }

    @Test func `a dispatch of a detail and one of an event leave the same trace`() throws {
        tree.listen(at: "page shell", .capture)
        tree.listen(at: "button form page") { event in event.preventDefault() }
        let trace = tree.dispatch(Press(), at: "button")
        #expect(try tree.dispatch(Event(Press()), at: "button") == trace)
    }
}
