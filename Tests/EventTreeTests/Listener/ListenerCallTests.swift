import EventTree
import Testing

@Suite struct ListenerCallTests {
    private struct Broken: Error {}

    private final class Witness: EventListener {
        func handleEvent(_ event: AnyEvent) throws { throw Broken() }
    }

    private let time = Locked(0.0)
    private var clock: EventClock { EventClock { [time] in time.withLock { $0 } } }

    private func pass(_ milliseconds: Double) { time.withLock { $0 += milliseconds } }

    @Test func `a call is told after it with its node, its phase, its listener and its length`() {
        let page = EventTarget("page", clock: clock)
        let form = EventTarget("form", parent: page)
        page.onListenerFailure = { _ in }
        var calls: [String] = []
        let observation = page.observeListenerCalls(clock: clock) { call in
            calls.append(
                "\(call.listener) at \(call.event.currentTarget?.name ?? "") \(call.event.eventPhase) "
                    + "\(call.milliseconds) \(call.errorType ?? "-")")
        }
        page.addEventListener(.capture) { _ in pass(1) }
        form.addEventListener(.press, Witness())
        let stream = page.events(.press)
        form.dispatchEvent(Press())
        #expect(
            calls == [
                "closure at page capturing 1.0 -", "Witness at form atTarget 0.0 Broken",
                "stream at page bubbling 0.0 -",
            ])
        observation.remove()
        form.dispatchEvent(Press())
        #expect(calls.count == 3)
        withExtendedLifetime(stream) {}
    }

    @Test func `listeners that were there before are called and not told`() {
        let page = EventTarget("page")
        var (heard, told) = (0, 0)
        page.addEventListener(.press) { _ in heard += 1 }
        _ = page.observeListenerCalls { _ in told += 1 }
        page.dispatchEvent(Press())
        #expect((heard, told) == (1, 0))
    }

    @Test func `an observed listener keeps its options, its identity and its owner`() {
        let page = EventTarget("page")
        page.onListenerFailure = { _ in }
        var told = 0
        _ = page.observeListenerCalls { _ in told += 1 }
        page.addEventListener(.press, .once) { _ in }
        let witness = Witness()
        page.addEventListener(.press, witness)
        page.addEventListener(.press, witness)
        var owner: Witness? = Witness()
        if let owner { page.addEventListener(.press, owner: owner) { _, _ in } }
        #expect(page.listenerCount == 3)
        page.dispatchEvent(Press())
        #expect(told == 3)
        owner = nil
        page.removeEventListener(.press, witness)
        page.dispatchEvent(Press())
        #expect(told == 3)
        #expect(page.listenerCount == 0)
    }

    @Test func `a closure with an owner is told by the owner's type`() {
        let page = EventTarget("page")
        var told: [String] = []
        _ = page.observeListenerCalls { call in told.append(call.listener) }
        let owner = Witness()
        page.addEventListener(.press, owner: owner) { _, _ in }
        page.dispatchEvent(Press())
        #expect(told == ["Witness"])
    }

    @Test func `a passive listener that is observed still prevents nothing`() {
        let page = EventTarget("page")
        _ = page.observeListenerCalls { _ in }
        page.addEventListener(.question, .passive) { $0.preventDefault() }
        #expect(page.dispatchEvent(Question()))
        page.addEventListener(.question) { $0.preventDefault() }
        #expect(!page.dispatchEvent(Question()))
    }

    @Test func `trees that are joined are observed by all who observed one of them`() throws {
        let (page, form) = (EventTarget("page"), EventTarget("form"))
        var told: [String] = []
        let onPage = page.observeListenerCalls { _ in told.append("page") }
        let onForm = form.observeListenerCalls { _ in told.append("form") }
        try page.append(form)
        form.addEventListener(.press) { _ in }
        form.dispatchEvent(Press())
        #expect(told.sorted() == ["form", "page"])
        onForm.remove()
        form.addEventListener(.press) { _ in }
        told = []
        form.dispatchEvent(Press())
        #expect(told == ["page", "page"])
        onPage.remove()
    }

    @Test func `a node tells the clock of its tree`() throws {
        let page = EventTarget("page", clock: clock)
        let form = EventTarget("form", clock: .monotonic)
        try page.append(form)
        pass(5)
        #expect(form.clock.now() == 5)
    }
}
