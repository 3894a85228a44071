@testable import EventTree
import Testing

/// Signals that end listeners together.
@Suite struct AbortSignalTests {
    let tree = Tree(
        """
        page
          button
        """)
    let controller = AbortController()

    @Test func `aborting removes every listener that was added with the signal, and no other`() {
        tree.listen(at: "button page", as: "signalled", signal: controller.signal)
        tree.listen(at: "button", as: "other")
        controller.abort()
        #expect(controller.signal.aborted)
        #expect(tree.dispatch(Press(), at: "button") == "target button other")
    }

    @Test func `a listener given a signal that was aborted before is not added`() {
        controller.abort()
        let registration = tree["button"].addEventListener(.press, signal: controller.signal) { _ in }
        #expect(!registration.isActive)
        #expect(tree["button"].listenerCount == 0)
        registration.remove()
    }

    @Test func `listeners of every kind end with their signal`() {
        let owner = Recorder()
        let button = tree["button"]
        button.addEventListener(.press, signal: controller.signal) { _ in }
        button.addEventListener(signal: controller.signal) { _ in }
        button.addEventListener(.press, signal: controller.signal, owner: owner) { _, _ in }
        button.addEventListener(signal: controller.signal, owner: owner) { _, _ in }
        button.addEventListener(.press, signal: controller.signal, owner)
        button.addEventListener(signal: controller.signal, owner)
        #expect(button.listenerCount == 6)
        controller.abort()
        #expect(button.listenerCount == 0)
    }

    @Test func `a signal aborted in mid-dispatch ends listeners that have not run yet`() {
        tree.listen(at: "button", as: "first") { [controller] _ in controller.abort() }
        tree.listen(at: "button page", as: "signalled", signal: controller.signal)
        #expect(tree.dispatch(Press(), at: "button") == "target button first")
    }

    @Test func `a signal aborted by its own listener does not cut that call short`() {
        tree.listen(at: "button", as: "itself", signal: controller.signal) { [controller] _ in controller.abort() }
        #expect(tree.dispatch(Press(), at: "button") == "target button itself")
        #expect(tree.dispatch(Press(), at: "button") == "")
    }

    @Test func `one signal ends listeners of several trees`() {
        let other = EventTarget("elsewhere")
        other.addEventListener(.press, signal: controller.signal) { _ in }
        tree.listen(at: "button", signal: controller.signal)
        controller.abort()
        #expect(other.listenerCount == 0)
        #expect(tree["button"].listenerCount == 0)
    }

    @Test func `a signal given with an object that listens already does not end it`() {
        let listener = Recorder()
        tree["button"].addEventListener(.press, listener)
        tree["button"].addEventListener(.press, signal: controller.signal, listener)
        controller.abort()
        #expect(tree["button"].listenerCount == 1)
    }

    @Test func `the first signal of an object that was added twice still ends it`() {
        let listener = Recorder()
        let second = AbortController()
        tree["button"].addEventListener(.press, signal: controller.signal, listener)
        tree["button"].addEventListener(.press, signal: second.signal, listener)
        second.abort()
        #expect(tree["button"].listenerCount == 1)
        controller.abort()
        #expect(tree["button"].listenerCount == 0)
    }

    @Test func `aborting twice does not end what came in between`() {
        controller.abort()
        tree.listen(at: "button")
        controller.abort()
        #expect(tree.dispatch(Press(), at: "button") == "target button")
    }

    @Test func `a signal keeps neither nodes nor listeners alive`() {
        let live = LiveCount()
        var node: EventTarget? = EventTarget("node")
        let weak = node.map(Weak.init)
        node?.addEventListener(.press, signal: controller.signal) { [object = live.object()] _ in _ = object }
        node = nil
        #expect(weak?.isGone == true)
        #expect(live.value == 0)
        controller.abort()
    }

    @Test func `a long-lived signal forgets 10,000 listeners whose nodes are gone`() {
        for _ in 0..<10_000 {
            EventTarget("node").addEventListener(.press, signal: controller.signal) { _ in }
        }
        #expect(controller.signal.rememberedCount <= 16)
    }

    @Test func `a long-lived signal forgets 10,000 listeners that were removed and keeps those that were not`() {
        let button = tree["button"]
        for index in 0..<10_000 {
            let registration = button.addEventListener(.press, signal: controller.signal) { _ in }
            if index % 100 != 0 { registration.remove() }
        }
        #expect(controller.signal.rememberedCount <= 2 * 100)
        controller.abort()
        #expect(button.listenerCount == 0)
    }
}
