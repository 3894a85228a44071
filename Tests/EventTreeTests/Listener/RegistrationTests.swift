@testable import EventTree
import PrimerEventsTesting
import Testing

/// What it takes to end a listener, and what does not.
@Suite struct RegistrationTests {
    let tree = Tree(
        """
        page
          button
        """)

    @Test func `removing ends the listener and says so`() {
        let registration = tree["button"].addEventListener(.press) { [tree] event in tree.record(event) }
        #expect(registration.isActive)
        registration.remove()
        #expect(!registration.isActive)
        #expect(tree.dispatch(Press(), at: "button") == "")
    }

    @Test func `dropping a registration does not remove its listener`() {
        do { _ = tree.listen(at: "button") }
        #expect(tree.dispatch(Press(), at: "button") == "target button")
    }

    @Test func `removing twice removes no other listener`() {
        let registration = tree["button"].addEventListener(.press) { _ in }
        registration.remove()
        tree.listen(at: "button")
        registration.remove()
        #expect(tree.dispatch(Press(), at: "button") == "target button")
    }

    @Test func `a registration keeps neither its node nor its listener`() {
        let live = LiveCount()
        var node: EventTarget? = EventTarget("node")
        let registration = node?.addEventListener(.press) { [object = live.object()] _ in _ = object }
        node = nil
        #expect(live.value == 0)
        #expect(registration?.isActive == false)
        registration?.remove()
    }

    @Test func `what a listener captured is freed when it is removed`() {
        let live = LiveCount()
        let registration = tree["button"].addEventListener(.press) { [object = live.object()] _ in _ = object }
        #expect(live.value == 1)
        registration.remove()
        #expect(live.value == 0)
    }

    @Test func `a listener that removes itself while it runs keeps what it captured until it returns`() {
        let live = LiveCount()
        var registration: Registration?
        var whileRunning: Int?
        registration = tree["button"].addEventListener(.press) { [object = live.object()] _ in
            registration?.remove()
            whileRunning = live.value
            _ = object
        }
        tree["button"].dispatchEvent(Press())
        #expect(whileRunning == 1)
        #expect(live.value == 0)
    }

    @Test func `10,000 additions and removals leave nothing behind`() {
        let live = LiveCount()
        let button = tree["button"]
        for _ in 0..<10_000 {
            let registration = button.addEventListener(.press) { [object = live.object()] _ in _ = object }
            registration.remove()
            #expect(live.value == 0)
        }
        #expect(button.listenerCount == 0)
        #expect(button.listeners.places.isEmpty)
    }

    @Test func `10,000 listeners removed in a shuffled order leave nothing behind`() {
        let live = LiveCount()
        let button = tree["button"]
        var generator = SplitMix(seed: 1)
        let registrations = (0..<10_000).map { _ in
            button.addEventListener(.press) { [object = live.object()] _ in _ = object }
        }
        #expect(live.value == 10_000)
        for (removed, registration) in registrations.shuffled(using: &generator).enumerated() {
            registration.remove()
            #expect(live.value == 10_000 - removed - 1)
        }
        #expect(button.listenerCount == 0)
        #expect(button.listeners.places.isEmpty)
    }

    /// Timing would prove little, so it counts: closing gaps moves what is left, and only then does the list get shorter.
    @Test func `removing 20,000 listeners in a shuffled order moves each a constant number of times`() {
        let button = tree["button"]
        var generator = SplitMix(seed: 2)
        let registrations = (0..<20_000).map { _ in button.addEventListener(.press) { _ in } }
        var moved = 0
        for registration in registrations.shuffled(using: &generator) {
            let before = button.listeners.places.count
            registration.remove()
            let after = button.listeners.places.count
            if after < before { moved += before }
        }
        #expect(button.listenerCount == 0)
        #expect(moved <= 2 * 20_000)
    }

    // MARK: What a listener captured may reach back into the tree when it is freed

    @Test func `an object freed with its listener may remove another listener of the same node`() {
        let button = tree["button"]
        let other = button.addEventListener(.press) { _ in }
        let registration = button.addEventListener(.press) { [object = OnDeinit { other.remove() }] _ in _ = object }
        registration.remove()
        #expect(button.listenerCount == 0)
    }

    @Test func `an object freed with its node may look at the tree the node was in`() {
        let page = tree["page"]
        var node: EventTarget? = EventTarget("node", parent: page)
        var seen = ""
        node?.addEventListener(.press) { [object = OnDeinit { seen = self.tree.ids(of: page.children) }] _ in _ = object
        }
        node = nil
        #expect(seen == "button")
    }

    @Test func `an object freed with a parent may look at the child that was taken away`() {
        var parent: EventTarget? = EventTarget("parent")
        let child = parent.map { EventTarget("child", parent: $0) }
        var seen: String?
        parent?.addEventListener(.press) { [object = OnDeinit { seen = "\(child?.parent == nil)" }] _ in _ = object }
        parent = nil
        #expect(seen == nil)
        child?.remove()
        #expect(seen == "true")
    }

    @Test func `an object freed with an ended owner's listener may listen to the same node`() {
        let button = tree["button"]
        var owner: LiveCount? = LiveCount()
        if let owner {
            let object = OnDeinit { _ = self.tree.listen(at: "button", as: "late") }
            button.addEventListener(.press, owner: owner) { _, _ in _ = object }
        }
        owner = nil
        // So many that the node looks for ended owners.
        for _ in 0..<40 { button.addEventListener(.note) { _ in } }
        #expect(tree.dispatch(Press(), at: "button") == "target button late")
    }

    @Test func `an object freed at the end of a dispatch may dispatch and take nodes away itself`() {
        let page = tree["page"]
        let inner = EventTarget("inner", parent: page)
        var parent: EventTarget? = EventTarget("parent", parent: page)
        let child = parent.map { EventTarget("child", parent: $0) }
        parent?.addEventListener(.press) { [object = OnDeinit { inner.dispatchEvent(Note()) }] _ in _ = object }
        inner.addEventListener(.note) { [tree] event in
            tree.note("inner taken")
            inner.remove()
        }
        child?.addEventListener(.press) { [tree] _ in
            tree.note("child taken")
            child?.remove()
        }
        parent = nil
        child?.dispatchEvent(Press())
        #expect(tree.trace() == "child taken\ninner taken")
        #expect(inner.parent == nil)
    }

    @Test func `a function can be passed by its name, with options and without`() {
        let button = EventTarget("button")
        var heard: [String] = []
        func typed(_ event: Event<Press>) { heard.append("typed") }
        func erased(_ event: AnyEvent) { heard.append("erased") }
        button.addEventListener(.press, typed)
        button.addEventListener(.press, .once, typed)
        button.addEventListener(erased)
        button.addEventListener(.once, erased)
        button.dispatchEvent(Press())
        #expect(heard == ["typed", "typed", "erased", "erased"])
    }
}
