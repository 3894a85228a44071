import EventTree
import ReentrancySupport
import Testing

/// Code of the app that changes or frees what a dispatch is about to use. What a test cannot see, the address sanitizer
/// does, under which the gate runs these tests, too. Scripts find theirs by a static member, so they play one by one.
@Suite(.serialized) struct ReentrancyTests {
    /// A listener's capture, as the parent that keeps it is freed at the end of a dispatch, puts the target into another tree.
    @Test func `an object that a freed parent's listener captured may append the target elsewhere`() {
        let other = EventTarget("other")
        var child: EventTarget?
        do {
            let parent = EventTarget("parent")
            child = EventTarget("child", parent: parent)
            let guardian = OnDeinit { [weak child] in
                guard let child else { return }
                try? other.append(child)
                _ = child.clock.now()
            }
            parent.addEventListener(.note) { _ in _ = guardian }
        }
        child?.addEventListener(.note) { $0.target?.remove() }
        child?.dispatchEvent(Note())
        #expect(child?.parent === other)
        child?.dispatchEvent(Note())
        #expect(child?.parent == nil)
    }

    @Test func `a computed static member of a detail may remove the target and free its parent`() {
        var tree: EventTarget? = EventTarget("root")
        let target = EventTarget("target", parent: EventTarget("parent", parent: tree ?? EventTarget("")))
        tree?.addEventListener(EventType<Removing>()) { _ in Issue.record("the target was removed before") }
        var heard = 0
        target.addEventListener(EventType<Removing>()) { _ in heard += 1 }
        tree = nil
        Removing.removes.withValue(target) { _ = target.dispatchEvent(Removing()) }
        #expect(heard == 1)
        #expect(target.parent == nil)
    }

    @Test func `a clock may take the tree apart that asks it for the time`() {
        let box = Box()
        var root: EventTarget? = EventTarget(
            "root",
            clock: EventClock {
                box.target?.remove()
                if let target = box.target { try? box.other.append(target) }
                return 7
            })
        let target = EventTarget("target", parent: EventTarget("parent", parent: root ?? box.other))
        root?.addEventListener(.note) { _ in Issue.record("the clock has removed the target") }
        root = nil
        box.target = target
        var times: [Double] = []
        box.other.addEventListener(.note) { times.append($0.timeStamp) }
        target.dispatchEvent(Note())
        #expect(times == [7])
        #expect(target.parent === box.other)
    }

    @Test func `a clock that adds a capturing listener adds it before the event is dispatched`() {
        let box = Box()
        var phases: [EventPhase] = []
        let root = EventTarget(
            "root",
            clock: EventClock {
                box.act?(); return 1
            })
        let target = EventTarget("target", parent: root)
        target.addEventListener(.note) { phases.append($0.eventPhase) }
        box.act = {
            box.act = nil
            root.addEventListener(.note, .capture) { phases.append($0.eventPhase) }
        }
        target.dispatchEvent(Note())
        #expect(phases == [.capturing, .atTarget])
    }

    @Test func `what a scope releases as trees are joined may dispatch in them`() throws {
        let parent = EventTarget("parent")
        var heard = 0
        parent.addEventListener(.note) { _ in heard += 1 }
        var child: EventTarget?
        do {
            let guardian = Unchecked(OnDeinit { parent.dispatchEvent(Note()) })
            child = EventTarget("child", clock: EventClock { withExtendedLifetime(guardian) { 1 } })
        }
        try parent.append(#require(child))
        #expect(heard == 1)
        #expect(child?.parent === parent)
    }

    @Test func `a former parent that is freed by a move cannot make the child its new parent's parent`() throws {
        let newParent = EventTarget("new parent")
        let child = EventTarget("child")
        do {
            let former = EventTarget("former parent")
            try former.append(child)
            let guardian = OnDeinit { try? child.append(newParent) }
            former.addEventListener(.note) { _ in _ = guardian }
        }
        try newParent.append(child)
        #expect(child.parent === newParent)
        #expect(newParent.parent == nil)
    }

    @Test func `a once listener is called once, though the event's name dispatches the same event again`() {
        let node = EventTarget("node")
        var heard: [Int] = []
        node.addEventListener(EventType<Asked>(named: "asked"), .once) { heard.append($0.detail.number) }
        Asked.onName.act = {
            Asked.onName.act = nil
            node.dispatchEvent(Asked(number: 2))
        }
        node.dispatchEvent(Asked(number: 1))
        #expect(heard == [2])
    }

    @Test func `a listener that is removed while its ticket is made is not called`() {
        let node = EventTarget("node")
        var registration: Registration?
        registration = node.addEventListener(.question) { _ in Issue.record("it was removed") }
        node.dispatchEvent(Question(), nil, answers: ActingAnswers { registration?.remove() })
        #expect(registration?.isActive == false)
    }

    @Test func `a slot's name may be changed in place by code that dispatches`() throws {
        let host = EventTarget("host")
        let child = EventTarget("child", parent: host)
        let root = try host.attachShadow()
        var heard = 0
        child.addEventListener(.note) { _ in heard += 1 }
        func change(_ name: inout String) {
            child.dispatchEvent(Note())
            name = "other"
        }
        change(&child.slot)
        #expect(heard == 1)
        #expect(child.slot == "other")
        withExtendedLifetime(root) {}
    }

    @Test func `an observer of listener calls that has ended may observe again as it is freed`() {
        let node = EventTarget("node")
        var observations: [ListenerCallObservation] = []
        do {
            let guardian = Unchecked(OnDeinit { observations.append(node.observeListenerCalls { _ in }) })
            let clock = EventClock { withExtendedLifetime(guardian) { 1 } }
            node.observeListenerCalls(clock: clock) { _ in }.remove()
        }
        node.addEventListener(.note) { _ in }
        #expect(observations.count == 1)
        #expect(node.dispatchEvent(Note()))
    }

    /// Before the dispatcher was made sound, the address sanitizer or the check for exclusive access stopped most of these.
    @Test(arguments: [10, 14, 69, 79, 140, 307, 360, 422, 426, 462, 508, 696])
    func `a random script that once was a finding plays to its end`(seed: UInt64) {
        #expect(ReentrantScript.play(seed: seed) == [])
    }

    @Test func `five hundred random scripts of code that re-enters leave sound trees and free everything`() {
        for seed in UInt64(1)...500 {
            let findings = ReentrantScript.play(seed: seed)
            #expect(findings == [], "seed \(seed)")
        }
    }
}

/// Removes a node where a static member is read.
private struct Removing: EventDetail {
    static let eventType = "removing"
    static let removes = Box()
    static var bubbles: Bool {
        removes.target?.remove()
        return true
    }
}

/// Acts where its name is asked for.
private struct Asked: NamedEventDetail {
    static let eventType = "asked"
    static let onName = Box()
    let number: Int
    var name: String {
        Self.onName.act?()
        return "asked"
    }
}

/// Acts where a ticket is made.
private final class ActingAnswers: AnswerSource {
    private let act: () -> Void
    init(_ act: @escaping () -> Void) { self.act = act }

    func makeTicket() -> any AnswerTicket {
        act()
        return CountingAnswers().makeTicket()
    }
}

/// Holds what code of the app acts on. A test uses it on one thread.
private final class Box: @unchecked Sendable {
    let other = EventTarget("other")
    var target: EventTarget?
    var act: (() -> Void)?

    func withValue(_ target: EventTarget, _ body: () -> Void) {
        self.target = target
        body()
        self.target = nil
    }
}

private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
