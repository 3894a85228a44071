import EventTree
import Testing

/// What an event tells before, during and after its dispatch.
@Suite struct EventTests {
    let tree = Tree(
        """
        page
          checkout
            #open
              form
                button
        """)

    // MARK: Flags

    @Test func `an event travels as its detail states`() {
        #expect(Event(Press()).flags == [.bubbles, .composed, .cancelable])
        #expect(Event(Note()).flags == [.bubbles, .composed])
        #expect(Event(Quiet()).flags == .composed)
        #expect(Event(Inner()).flags == [.bubbles, .cancelable])
    }

    @Test(arguments: [[], .bubbles, .composed, .cancelable, [.bubbles, .composed, .cancelable]] as [EventInit])
    func `each flag has its name on the web`(flags: EventInit) {
        let event = Event(Press(), flags)
        #expect(event.bubbles == flags.contains(.bubbles))
        #expect(event.composed == flags.contains(.composed))
        #expect(AnyEvent(event).cancelable == flags.contains(.cancelable))
    }

    @Test func `flags given with an event override those of its detail`() throws {
        tree.listen(at: "button form checkout page")
        #expect(
            try tree.dispatch(Event(Press(), .bubbles), at: "button") == """
                target button
                bubble form
                """)
        #expect(try tree.dispatch(Event(Press(), .composed), at: "button") == "target button\ntarget checkout")
        #expect(try tree.dispatch(Event(Press(), []), at: "button") == "target button")
        tree.listen(at: "button page", .note) { event in event.preventDefault() }
        #expect(try !tree["button"].dispatchEvent(Event(Note(), [.bubbles, .composed, .cancelable])))
    }

    @Test func `a detail's flags hold in both ways of dispatching it`() throws {
        tree.listen(at: "button form checkout page", .quiet)
        tree.listen(at: "button form checkout page", .inner)
        let quiet = "target button\ntarget checkout"
        let inner = "target button\nbubble form"
        #expect(tree.dispatch(Quiet(), at: "button") == quiet)
        #expect(try tree.dispatch(Event(Quiet()), at: "button") == quiet)
        #expect(tree.dispatch(Inner(), at: "button") == inner)
        #expect(try tree.dispatch(Event(Inner()), at: "button") == inner)
    }

    // MARK: Phases and targets

    @Test func `currentTarget and eventPhase are reset after the dispatch`() throws {
        let event = Event(Press())
        tree.listen(at: "page", .capture)
        try tree["button"].dispatchEvent(event)
        #expect(event.currentTarget == nil)
        #expect(event.eventPhase == .none)
        #expect(event.composedPath().isEmpty)
    }

    @Test func `an event that was not dispatched knows no target, name of an origin or time`() {
        let event = Event(Press())
        #expect(event.target == nil)
        #expect(event.currentTarget == nil)
        #expect(event.originName == nil)
        #expect(event.composedPath().isEmpty)
        #expect(event.eventPhase == .none)
        #expect(event.timeStamp == 0)
    }

    @Test func `phases have the numbers that they have on the web`() {
        let phases: [EventPhase] = [.none, .capturing, .atTarget, .bubbling]
        #expect(phases.map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test func `after a composed dispatch the target is the outermost host, and stays`() throws {
        let event = Event(Press())
        try tree["button"].dispatchEvent(event)
        #expect(event.target === tree["checkout"])
    }

    @Test func `after a dispatch that stays in a shadow tree the target is cleared`() throws {
        let event = Event(Inner())
        var inside: String?
        tree.listen(at: "form", .inner) { [tree] event in inside = tree.id(of: event.target) }
        try tree["button"].dispatchEvent(event)
        #expect(inside == "button")
        #expect(event.target == nil)
    }

    @Test func `after a dispatch without shadow trees the target stays`() throws {
        let event = Event(Press())
        try tree["checkout"].dispatchEvent(event)
        #expect(event.target === tree["checkout"])
    }

    @Test func `a kept event of a dispatched detail is settled as any other`() {
        var kept: Event<Press>?
        tree.listen(at: "form") { event in kept = event }
        tree["button"].dispatchEvent(Press())
        #expect(kept?.target === tree["checkout"])
        #expect(kept?.currentTarget == nil)
        #expect(kept?.eventPhase == EventPhase.none)
        #expect(kept?.originName == "button")
    }

    // MARK: originName

    @Test func `originName is the innermost name, at the target, at the root and afterwards`() throws {
        var names: [String?] = []
        tree.listen(at: "button form checkout page") { event in names.append(event.originName) }
        let event = Event(Press())
        try tree["button"].dispatchEvent(event)
        #expect(names == ["button", "button", "button", "button"])
        #expect(event.originName == "button")
    }

    @Test func `originName of an event dispatched again is that of the dispatch under way`() throws {
        var names: [String?] = []
        tree.listen(at: "form page") { event in names.append(event.originName) }
        let event = Event(Press())
        try tree["button"].dispatchEvent(event)
        try tree["page"].dispatchEvent(event)
        #expect(names == ["button", "button", "page"])
        #expect(event.originName == "page")
    }

    // MARK: timeStamp and provenance

    @Test func `timeStamp is the clock of the root at the first dispatch`() throws {
        let clock = Locked(0.0)
        let tree = Tree("page\n  button", clock: EventClock { clock.withLock { $0 } })
        var times: [Double] = []
        tree.listen(at: "button page") { event in
            times.append(event.timeStamp)
            clock.withLock { $0 += 1 }
        }
        clock.withLock { $0 = 40.5 }
        tree["button"].dispatchEvent(Press())
        #expect(times == [40.5, 40.5])
        let event = Event(Press())
        try tree["button"].dispatchEvent(event)
        #expect(event.timeStamp == 42.5)
    }

    @Test func `timeStamp stays when the event is dispatched again`() throws {
        let clock = Locked(7.0)
        let target = EventTarget("target", clock: EventClock { clock.withLock { $0 } })
        let event = Event(Press())
        try target.dispatchEvent(event)
        clock.withLock { $0 = 8 }
        try target.dispatchEvent(event)
        #expect(event.timeStamp == 7)
    }

    @Test func `a timeStamp given with the event stays`() throws {
        let event = Event(Press(), timeStamp: 12)
        #expect(event.timeStamp == 12)
        try tree["button"].dispatchEvent(event)
        #expect(event.timeStamp == 12)
    }

    @Test func `a node that joined a tree takes its time from that tree`() throws {
        let root = EventTarget("root", clock: EventClock { 1 })
        let node = EventTarget("node", clock: EventClock { 2 })
        try root.append(node)
        let event = Event(Press())
        try node.dispatchEvent(event)
        #expect(event.timeStamp == 1)
    }

    @Test func `the system's clock never goes back`() {
        let first = EventClock.monotonic.now()
        let second = EventClock.monotonic.now()
        #expect(first >= 0)
        #expect(second >= first)
    }

    @Test(arguments: [Provenance.app, .native, .web(origin: "https://shop.example"), .replay])
    func `provenance arrives with the event`(provenance: Provenance) throws {
        var seen: [Provenance] = []
        tree.listen(at: "page") { event in seen.append(event.provenance) }
        tree["button"].dispatchEvent(Press(), provenance: provenance)
        try tree["button"].dispatchEvent(Event(Press(), provenance: provenance))
        #expect(seen == [provenance, provenance])
    }

    @Test func `an event comes from the app unless stated otherwise`() {
        #expect(Event(Press()).provenance == .app)
    }

    // MARK: Views

    @Test func `views of one event are the same, those of two are not`() throws {
        var erased: AnyEvent?
        tree["page"].addEventListener { event in erased = event }
        let event = Event(Press())
        try tree["button"].dispatchEvent(event)
        let kept = try #require(erased)
        #expect(kept.isSame(as: event))
        #expect(AnyEvent(event).isSame(as: event))
        #expect(!kept.isSame(as: Event(Press())))
    }

    @Test func `an erased event gives its detail back under its own type only`() throws {
        let event = AnyEvent(Event(Payment(id: "pay_1", last4: "4242", cardholder: "Ada")))
        #expect(event.as(.payment)?.detail.id == "pay_1")
        #expect(event.as(.press) == nil)
        #expect((event.detail as? Payment)?.last4 == "4242")
    }

    @Test func `an erased event is dispatched as the typed one is`() throws {
        tree.listen(at: "page") { event in event.preventDefault() }
        #expect(try !tree["button"].dispatchEvent(AnyEvent(Event(Press()))))
        #expect(tree.trace() == "bubble page [prevented]")
    }
}
