import EventTree
import Foundation
import Testing

/// Dispatches inside of dispatches, down to the limit.
@Suite struct NestedDispatchTests {
    private let failures = Failures()

    private func node() -> EventTarget {
        let node = EventTarget("node")
        node.onListenerFailure = failures.report
        return node
    }

    /// Runs on a thread with a stack of 512 KB, the smallest that an app's threads have, or of another size.
    private func onSmallStack(kilobytes: Int = 512, _ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            done.signal()
        }
        // The address sanitizer takes several times the stack; its run says how many.
        let factor = ProcessInfo.processInfo.environment["STACK_FACTOR"].flatMap(Int.init) ?? 1
        thread.stackSize = factor * kilobytes * 1024
        thread.start()
        done.wait()
    }

    @Test func `a listener that dispatches its own event is called down to the limit, and it is reported once`() {
        let (node, calls) = (node(), Counter())
        node.addEventListener(.press) { _ in
            calls.value += 1
            calls.results.append(node.dispatchEvent(Press()))
        }
        #expect(node.dispatchEvent(Press()))
        #expect(calls.value == EventTarget.nestedDispatchLimit)
        #expect(calls.results.allSatisfy { $0 })
        #expect(
            failures.texts == [
                "press at node: not dispatched, since 100 dispatches are under way, one inside the other; "
                    + "look for a listener that dispatches its own event"
            ])
    }

    @Test func `the limit is reached within a stack of 512 KB, with options, owners and kept events`() {
        let failures = failures
        onSmallStack {
            let node = EventTarget("node")
            node.onListenerFailure = failures.report
            let owner = Counter()
            node.addEventListener(.press, [.capture, .passive], owner: owner) { owner, _ in
                owner.value += 1
                try node.dispatchEvent(AnyEvent(Event(Press(), answers: CountingAnswers())))
            }
            node.dispatchEvent(Press())
            #expect(owner.value == EventTarget.nestedDispatchLimit)
        }
        #expect(failures.texts.count == 1)
    }

    @Test func `two trees whose listeners dispatch to each other end within a stack of 1 MB, in a debug build, too`() {
        let failures = failures
        onSmallStack(kilobytes: 1024) {
            let (left, right) = (EventTarget("left"), EventTarget("right"))
            left.onListenerFailure = failures.report
            left.addEventListener(.press) { _ in right.dispatchEvent(Press()) }
            right.addEventListener(.press) { _ in left.dispatchEvent(Press()) }
            left.dispatchEvent(Press())
        }
        #expect(failures.texts.count == 1)
    }

    @Test func `dispatching as deep as the limit is no failure`() {
        let (node, calls) = (node(), Counter())
        node.addEventListener(.press) { _ in
            calls.value += 1
            if calls.value < EventTarget.nestedDispatchLimit { node.dispatchEvent(Press()) }
        }
        node.dispatchEvent(Press())
        #expect(EventTarget.nestedDispatchLimit >= 100)
        #expect(calls.value == EventTarget.nestedDispatchLimit)
        #expect(failures.texts.isEmpty)
    }

    @Test func `a kept event past the limit is not dispatched, and can be dispatched afterwards`() throws {
        let (node, kept) = (node(), Event(Note()))
        var heard = 0
        node.addEventListener(.note) { _ in heard += 1 }
        node.addEventListener(.press) { _ in
            node.dispatchEvent(Press())
            guard !failures.texts.isEmpty, heard == 0 else { return }
            let goesOn = try node.dispatchEvent(kept)
            #expect(goesOn)
        }
        node.dispatchEvent(Press())
        #expect(heard == 1)
        #expect(failures.texts.count == 1)
        #expect(try node.dispatchEvent(kept))
        #expect(heard == 2)
    }

    @Test func `when the tree was idle, dispatches that are nested too deep are reported again`() {
        let node = node()
        node.addEventListener(.press) { _ in node.dispatchEvent(Press()) }
        node.dispatchEvent(Press())
        node.dispatchEvent(Press())
        #expect(failures.texts.count == 2)
    }

    @Test func `what dispatches as it is released, after a dispatch, is not nested without a limit`() {
        let root = EventTarget("root")
        let counts = Counter()
        @Sendable func step(_ root: EventTarget, _ counts: Counter, depth: Int) {
            counts.value += 1
            guard counts.value < 20_000 else { return }
            counts.deepest = max(counts.deepest, depth)
            let child: EventTarget
            do {
                let parent = EventTarget("parent", parent: root)
                child = EventTarget("child", parent: parent)
                let guardian = OnDeinit {
                    counts.depth += 1
                    step(root, counts, depth: counts.depth)
                    counts.depth -= 1
                }
                parent.addEventListener(.note) { _ in _ = guardian }
            }
            child.addEventListener(.note) { $0.target?.remove() }
            child.dispatchEvent(Note())
        }
        step(root, counts, depth: 0)
        #expect(counts.value == 20_000)
        #expect(counts.deepest <= 2)
    }

    @Test func `a clock that dispatches is called down to the limit`() {
        let clock = Reading()
        let node = EventTarget("node", clock: EventClock { clock.read() })
        node.onListenerFailure = failures.report
        node.addEventListener(.press) { _ in }
        clock.onRead = { node.dispatchEvent(Press()) }
        node.dispatchEvent(Press())
        #expect(clock.count == EventTarget.nestedDispatchLimit)
        #expect(failures.texts.count == 1)
    }
}

/// What handlers were told. A test uses it on one thread at a time.
private final class Failures: @unchecked Sendable {
    private(set) var texts: [String] = []

    func report(_ failure: ListenerFailure) { texts.append(failure.description) }
}

private final class Counter {
    var value = 0
    var depth = 0
    var deepest = 0
    var results: [Bool] = []
}

/// A clock that acts when it is read. A test uses it on one thread.
private final class Reading: @unchecked Sendable {
    var onRead: (() -> Void)?
    private(set) var count = 0

    func read() -> Double {
        count += 1
        onRead?()
        return 1
    }
}
