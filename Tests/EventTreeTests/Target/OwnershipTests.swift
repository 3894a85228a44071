@testable import EventTree
import Testing

/// Who keeps whom alive: one test for each sentence of the rule.
@Suite struct OwnershipTests {
    @Test func `a child keeps its parent alive`() {
        let child = EventTarget("child", parent: EventTarget("parent"))
        #expect(child.parent?.name == "parent")
    }

    @Test func `a parent does not keep its child alive`() {
        let parent = EventTarget("parent")
        var child: EventTarget? = EventTarget("child", parent: parent)
        let weak = child.map(Weak.init)
        #expect(parent.children.count == 1)
        child = nil
        #expect(weak?.isGone == true)
        #expect(parent.children.isEmpty)
    }

    @Test func `a shadow root keeps its host alive`() throws {
        let root = try EventTarget("host").attachShadow()
        #expect(root.host?.name == "host")
    }

    @Test func `a host does not keep its shadow root alive`() throws {
        let host = EventTarget("host")
        do { _ = try host.attachShadow() }
        #expect(host.shadowRoot == nil)
        host.addEventListener(.press) { _ in }
        #expect(host.dispatchEvent(Press()))
    }

    @Test func `a child keeps a whole chain of ancestors through shadow roots`() {
        let weakPage: Weak<EventTarget>
        var leaf: EventTarget?
        do {
            let page = EventTarget("page")
            weakPage = Weak(page)
            leaf = EventTarget("leaf", parent: EventTarget("host", parent: page).makeShadowRoot(.closed))
        }
        #expect(!weakPage.isGone)
        #expect(leaf?.parent?.host?.parent === weakPage.object)
        leaf = nil
        #expect(weakPage.isGone)
    }

    @Test func `a node that was taken away keeps its former parent no longer`() {
        var parent: EventTarget? = EventTarget("parent")
        let weak = parent.map(Weak.init)
        let child = parent.map { EventTarget("child", parent: $0) }
        parent = nil
        #expect(weak?.isGone == false)
        child?.remove()
        #expect(weak?.isGone == true)
    }

    @Test func `trees that were joined and parted keep nothing of each other`() throws {
        let live = LiveCount()
        let root = EventTarget("root")
        var other: EventTarget? = EventTarget("other")
        other?.addEventListener(.press) { [object = live.object()] _ in _ = object }
        if let other { try root.append(other) }
        root.dispatchEvent(Press())
        other?.remove()
        other = nil
        #expect(live.value == 0)
    }

    @Test func `listeners go with their node`() {
        let live = LiveCount()
        var node: EventTarget? = EventTarget("node")
        for _ in 0..<3 { node?.addEventListener(.press) { [object = live.object()] _ in _ = object } }
        #expect(live.value == 3)
        node = nil
        #expect(live.value == 0)
    }

    @Test func `children that came and went leave no places behind`() {
        let parent = EventTarget("parent")
        for _ in 0..<1_000 { _ = EventTarget("child", parent: parent) }
        #expect(parent.children.isEmpty)
        let last = EventTarget("last", parent: parent)
        #expect(parent.children.first === last)
    }

    // MARK: Events

    @Test func `a kept event keeps no tree`() throws {
        var kept: AnyEvent?
        var page: EventTarget? = EventTarget("page")
        let weakPage = page.map(Weak.init)
        page?.addEventListener { event in kept = event }
        let typed = Event(Press())
        if let page { try EventTarget("button", parent: page).dispatchEvent(typed) }
        page = nil
        #expect(weakPage?.isGone == true)
        #expect(kept?.target == nil)
        #expect(typed.target == nil)
        #expect(typed.originName == "button")
    }

    @Test func `a kept event's target is there while the node is`() throws {
        var button: EventTarget? = EventTarget("button")
        let event = Event(Press())
        try button?.dispatchEvent(event)
        #expect(event.target === button)
        button = nil
        #expect(event.target == nil)
    }

    // MARK: During a dispatch

    @Test func `a dispatch holds its target`() {
        var seen: String?
        var button: EventTarget? = EventTarget("button")
        let weak = button.map(Weak.init)
        button?.addEventListener(.press) { _ in button = nil }
        button?.addEventListener(.press) { event in seen = event.target?.name }
        button?.dispatchEvent(Press())
        #expect(seen == "button")
        #expect(weak?.isGone == true)
    }

    @Test func `a dispatch holds the parent of a node that is taken away, and lets it go at once afterwards`() {
        var trace: [String] = []
        var page: EventTarget? = EventTarget("page")
        let weakPage = page.map(Weak.init)
        page?.addEventListener(.press) { event in trace.append("\(event.currentTarget?.name ?? "nil")") }
        let button = page.map { EventTarget("button", parent: EventTarget("form", parent: $0)) }
        button?.parent?.addEventListener(.press) { event in trace.append("\(event.currentTarget?.name ?? "nil")") }
        button?.addEventListener(.press) { _ in
            button?.parent?.remove()
            button?.remove()
        }
        page = nil
        button?.dispatchEvent(Press())
        #expect(trace == ["form", "page"])
        #expect(weakPage?.isGone == true)
        #expect(button?.parent == nil)
    }

    @Test func `a dispatch holds the former parent of a node that is moved to another tree`() throws {
        var trace: [String] = []
        let other = EventTarget("other")
        var page: EventTarget? = EventTarget("page")
        let weakPage = page.map(Weak.init)
        page?.addEventListener(.press) { event in trace.append("\(event.currentTarget?.name ?? "nil")") }
        other.addEventListener(.press) { _ in trace.append("other") }
        let button = try #require(page.map { EventTarget("button", parent: $0) })
        page?.onListenerFailure = { Issue.record($0.error) }
        button.addEventListener(.press) { _ in try other.append(button) }
        page = nil
        button.dispatchEvent(Press())
        #expect(trace == ["page"])
        #expect(weakPage?.isGone == true)
        #expect(button.parent === other)
    }

    @Test func `a dispatch holds the slots on its path`() {
        var trace: [String] = []
        let host = EventTarget("host")
        let root = host.makeShadowRoot()
        var slot: EventTarget? = .slot(parent: EventTarget("box", parent: root))
        let weakSlot = slot.map(Weak.init)
        slot?.addEventListener(.press) { event in trace.append("\(event.currentTarget?.name ?? "nil")") }
        slot?.parent?.addEventListener(.press) { event in trace.append("\(event.currentTarget?.name ?? "nil")") }
        let text = EventTarget("text", parent: host)
        text.addEventListener(.press) { _ in
            slot?.remove()
            slot = nil
        }
        text.dispatchEvent(Press())
        #expect(trace == ["slot", "box"])
        #expect(weakSlot?.isGone == true)
    }

    @Test func `a nested dispatch does not let go of what the outer one holds`() {
        var trace: [String] = []
        var page: EventTarget? = EventTarget("page")
        page?.addEventListener(.press) { event in trace.append("\(event.currentTarget?.name ?? "nil")") }
        let button = page.map { EventTarget("button", parent: $0) }
        button?.addEventListener(.note) { _ in trace.append("note") }
        button?.addEventListener(.press) { _ in
            button?.remove()
            button?.dispatchEvent(Note())
        }
        let weakPage = page.map(Weak.init)
        page = nil
        button?.dispatchEvent(Press())
        #expect(trace == ["note", "page"])
        #expect(weakPage?.isGone == true)
    }

    @Test func `what a dispatch holds survives a join with another tree in mid-dispatch`() throws {
        var trace: [String] = []
        let outer = EventTarget("outer")
        var page: EventTarget? = EventTarget("page")
        page?.addEventListener(.press) { event in trace.append("\(event.currentTarget?.name ?? "nil")") }
        let weakPage = page.map(Weak.init)
        let button = try #require(page.map { EventTarget("button", parent: $0) })
        page?.onListenerFailure = { Issue.record($0.error) }
        button.addEventListener(.press) { _ in
            button.remove()
            try outer.append(button)
            button.remove()
            outer.dispatchEvent(Press())
        }
        page = nil
        button.dispatchEvent(Press())
        #expect(trace == ["page"])
        #expect(weakPage?.isGone == true)
    }

    @Test func `the path kept for the next dispatch holds nothing`() throws {
        let host = EventTarget("host")
        let root = host.makeShadowRoot()
        var slot: EventTarget? = .slot(parent: root)
        let weakSlot = slot.map(Weak.init)
        let text = EventTarget("text", parent: host)
        text.addEventListener(.press) { _ in }
        text.dispatchEvent(Press())
        let spare = try #require(text.tree.sparePath)
        #expect(spare.count == 0)
        slot = nil
        #expect(weakSlot?.isGone == true)
    }

    @Test func `a dispatch that nobody hears holds nothing afterwards`() {
        let host = EventTarget("host")
        let root = host.makeShadowRoot()
        var slot: EventTarget? = .slot(parent: root)
        let weakSlot = slot.map(Weak.init)
        let text = EventTarget("text", parent: host)
        // The tree may hear it, this path does not.
        let branch = EventTarget("branch", parent: host)
        branch.addEventListener(.press) { _ in }
        text.dispatchEvent(Press())
        slot = nil
        #expect(weakSlot?.isGone == true)
    }
}
