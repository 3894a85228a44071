import EventTree
import Testing

/// Last references drop on any thread while the tree's own domain goes on; to be run with the thread sanitizer too:
/// `swift test --sanitize=thread --scratch-path .build/thread --filter OtherThreadsTests`.
@Suite struct OtherThreadsTests {
    let elsewhere = Elsewhere()
    let rounds = 3_000

    @Test func `children go on other threads while their parent dispatches, lists them and takes new ones`() {
        let page = EventTarget("page")
        var calls = 0
        page.addEventListener(.press) { _ in calls += 1 }
        for _ in 0..<rounds {
            var child: EventTarget? = EventTarget("child", parent: page)
            child?.addEventListener(.press) { [witness = elsewhere.witness()] _ in _ = witness }
            child?.dispatchEvent(Press())
            elsewhere.drop(&child)
            page.dispatchEvent(Press())
        }
        #expect(calls == 2 * rounds)
        // A child that the page looked at just then is freed here.
        #expect(elsewhere.freedThere() > 0)
        #expect(page.children.isEmpty)
    }

    @Test func `deep branches go on other threads while the tree above them dispatches`() {
        let page = EventTarget("page")
        let form = EventTarget("form", parent: page)
        var calls = 0
        page.addEventListener(.press) { _ in calls += 1 }
        for _ in 0..<rounds {
            var node: EventTarget? = form
            for _ in 0..<20 { node = node.map { EventTarget("node", parent: $0) } }
            node?.addEventListener(.press) { [witness = elsewhere.witness()] _ in _ = witness }
            node?.dispatchEvent(Press())
            elsewhere.drop(&node)
            form.dispatchEvent(Press())
        }
        #expect(calls == 2 * rounds)
        #expect(elsewhere.freedThere() == rounds)
    }

    @Test func `shadow trees go on other threads while events pass where their slots were`() {
        let host = EventTarget("host")
        let text = EventTarget("text", parent: host)
        var calls = 0
        host.addEventListener(.press) { _ in calls += 1 }
        for _ in 0..<rounds {
            var slot: EventTarget? = .slot(parent: host.makeShadowRoot())
            slot?.addEventListener(.press) { [witness = elsewhere.witness()] _ in _ = witness }
            text.dispatchEvent(Press())
            elsewhere.drop(&slot)
            // Maybe through the slot, maybe past it.
            text.dispatchEvent(Press())
        }
        #expect(calls == 2 * rounds)
        // A slot that a dispatch caught at its very end is freed here, with the path.
        #expect(elsewhere.freedThere() > 0)
        #expect(text.assignedSlot == nil)
    }

    @Test func `trees that were part of this one go on other threads`() throws {
        let page = EventTarget("page")
        var calls = 0
        page.addEventListener(.press) { _ in calls += 1 }
        for _ in 0..<rounds {
            var branch: EventTarget? = EventTarget("branch")
            branch?.addEventListener(.press) { [witness = elsewhere.witness()] _ in _ = witness }
            if let branch { try page.append(branch) }
            branch?.dispatchEvent(Press())
            branch?.remove()
            elsewhere.drop(&branch)
            page.dispatchEvent(Press())
        }
        #expect(calls == 2 * rounds)
        #expect(elsewhere.freedThere() == rounds)
    }

    @Test func `registrations go on other threads while their listeners are called and removed`() {
        let page = EventTarget("page")
        var calls = 0
        for _ in 0..<rounds {
            var registration: Registration? = page.addEventListener(.press) { _ in calls += 1 }
            let copy = registration
            elsewhere.drop(&registration)
            page.dispatchEvent(Press())
            copy?.remove()
        }
        #expect(calls == rounds)
        #expect(elsewhere.freedThere() == 0)
        #expect(page.listenerCount == 0)
    }

    @Test func `events and their details go on other threads while the tree dispatches`() throws {
        struct Carrying: EventDetail {
            static let eventType = "carrying"
            let cargo: Cargo
        }
        let page = EventTarget("page")
        let freed = Locked(0)
        var kept: AnyEvent?
        page.addEventListener { event in kept = event }
        for round in 0..<rounds {
            let cargo = Cargo(freed)
            if round % 2 == 0 {
                page.dispatchEvent(Carrying(cargo: cargo))
            } else {
                try page.dispatchEvent(Event(Carrying(cargo: cargo)))
            }
            elsewhere.drop(&kept)
            page.dispatchEvent(Press())
            kept = nil
        }
        _ = elsewhere.freedThere()
        #expect(freed.withLock { $0 } == rounds)
    }

    @Test func `a signal outlives nodes that go on other threads`() {
        let controller = AbortController()
        for _ in 0..<rounds {
            var node: EventTarget? = EventTarget("node")
            node?.addEventListener(.press, signal: controller.signal) { [witness = elsewhere.witness()] _ in _ = witness
            }
            elsewhere.drop(&node)
        }
        #expect(elsewhere.freedThere() > 0)
        controller.abort()
    }

    @Test func `owners go on other threads while their listeners are called`() {
        let page = EventTarget("page")
        for _ in 0..<rounds {
            var owner: Recorder? = Recorder()
            if let owner { page.addEventListener(.press, owner: owner) { _, _ in } }
            elsewhere.drop(&owner)
            page.dispatchEvent(Press())
        }
        _ = elsewhere.freedThere()
        #expect(page.listenerCount == 0)
    }
}

/// Something that a detail carries and that tells when it is freed.
private final class Cargo: Sendable {
    private let freed: Locked<Int>

    init(_ freed: Locked<Int>) { self.freed = freed }

    deinit { freed.withLock { $0 += 1 } }
}
