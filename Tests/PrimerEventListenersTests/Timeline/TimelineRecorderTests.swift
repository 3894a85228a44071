import EventTree
import ListenerSupport
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

@MainActor
struct TimelineRecorderTests {
    private struct Broken: Error {}

    private final class Gate: EventListener {
        let body: (AnyEvent) throws -> Void
        init(_ body: @escaping (AnyEvent) throws -> Void) { self.body = body }
        func handleEvent(_ event: AnyEvent) throws { try body(event) }
    }

    private let stage = CheckoutStage.withPrivateId()

    @Test func `an event has its time, its path and its checkout`() throws {
        let recorder = TimelineRecorder(of: stage.hub)
        stage.time.advance(milliseconds: 7.5)
        stage.checkout.part(.cardForm).dispatchEvent(CardSubmit(source: "button"))
        let event = try #require(recorder.timeline.events.first)
        #expect(event.number == 1)
        #expect(event.time == 7.5)
        #expect(event.checkoutNumber == 1)
        #expect(
            event.path.map(\.name) == [
                "primer-card-form", "#shadow-root", "primer-main", "slot", "#shadow-root", "primer-checkout",
                "document",
            ])
        #expect(
            event.path.map(\.kind) == [.element, .shadowRoot, .element, .slot, .shadowRoot, .element, .element])
        #expect(event.event["source"] == .string("button"))
    }

    @Test func `who listened is listed, with how long each took`() throws {
        let time = stage.time
        let recorder = TimelineRecorder(of: stage.hub)
        stage.hub.addEventListener(.capture) { _ in time.advance(milliseconds: 1) }
        stage.checkout.addEventListener(Gate { _ in time.advance(milliseconds: 2) })
        stage.checkout.part(.main).addEventListener(.dialogOpen) { _ in
            time.advance(milliseconds: 4)
            throw Broken()
        }
        let stream = stage.hub.events()
        stage.checkout.part(.main).dispatchEvent(DialogOpen())
        let event = try #require(recorder.timeline.events.first)
        #expect(
            event.calls.map { "\($0.listener) at \($0.node), \($0.phase), \($0.milliseconds), \($0.errorType ?? "")" }
                == [
                    "closure at document, capture, 1.0, ", "closure at primer-main, target, 4.0, Broken",
                    "Gate at primer-checkout, bubble, 2.0, ", "stream at document, bubble, 0.0, ",
                ])
        #expect(event.calls.map { $0.pathIndex.map { event.path[$0].name } } == event.calls.map(\.node))
        #expect(event.milliseconds == 7)
        #expect(event.path.compactMap(\.listenerCount) == [1, 0, 0, 1, 2])
        withExtendedLifetime(stream) {}
    }

    @Test func `an event that is dispatched in another's dispatch stands inside of it`() {
        let recorder = TimelineRecorder(of: stage.hub)
        stage.checkout.addEventListener(.dialogOpen) { [stage] _ in stage.checkout.dispatchEvent(DialogClose()) }
        stage.checkout.dispatchEvent(DialogOpen())
        stage.checkout.dispatchEvent(DialogClose())
        #expect(recorder.timeline.events.map(\.parentNumber) == [nil, 1, nil])
        #expect(recorder.timeline.events.map(\.event.type).count == 3)
    }

    @Test func `a decision stands after its event, held or not`() async {
        let recorder = TimelineRecorder(of: stage.hub)
        _ = await stage.checkout.requestPaymentCreation(.payPal)
        stage.checkout.interceptPayments { _ in .abort(message: "secret") }
        _ = await stage.checkout.requestPaymentCreation(.paymentCard)
        let timeline = recorder.timeline
        #expect(timeline.events.map(\.isHeld) == [false, true])
        #expect(timeline.decisions.map(\.eventNumber) == [1, 2])
        #expect(timeline.decisions.map(\.answer) == ["continuePaymentCreation", "abortPaymentCreation"])
        #expect(timeline.decisions.map(\.wasHeld) == [false, true])
        #expect(timeline.events.first.flatMap(timeline.decision)?.answer == "continuePaymentCreation")
        #expect(!timeline.text.contains("secret"))
    }

    @Test func `diagnostics stand where they came, with the event that was under way`() {
        let recorder = TimelineRecorder(of: stage.hub)
        stage.checkout.dispatchEvent(DialogOpen())
        stage.time.advance(milliseconds: 1)
        stage.hub.dispatchEvent(CardSubmit())
        stage.time.advance(milliseconds: 1)
        stage.hub.addCheckout(id: stage.checkout.id)
        let timeline = recorder.timeline
        #expect(timeline.diagnostics.map(\.kind) == ["triggerUnheard", "checkoutReplaced"])
        #expect(timeline.diagnostics.map(\.eventNumber) == [2, nil])
        #expect(timeline.diagnostics.map(\.time) == [1, 2])
        #expect(!timeline.text.contains("private-id"))
        #expect(timeline.entries.count == 4)
    }

    @Test func `an event that brings a time of its own stands where it was dispatched`() throws {
        let recorder = TimelineRecorder(of: stage.hub)
        stage.time.advance(milliseconds: 5)
        stage.hub.addEventListener { [time = stage.time] _ in time.advance(milliseconds: 2) }
        try stage.checkout.dispatchEvent(Event(DialogOpen(), timeStamp: 1e9))
        let event = try #require(recorder.timeline.events.first)
        #expect(event.time == 5)
        #expect(event.milliseconds == 2)
        #expect(event.event.timeStamp == 1e9)
    }

    @Test func `the oldest goes where there is too much`() {
        let recorder = TimelineRecorder(of: stage.hub, capacity: 3)
        for _ in 1...20 { stage.checkout.dispatchEvent(DialogOpen()) }
        let timeline = recorder.timeline
        #expect(timeline.events.map(\.number) == [18, 19, 20])
        #expect(timeline.droppedCount == 17)
        #expect(timeline.text.hasPrefix("(17 earlier entries were left out)\n"))
    }

    @Test func `after its end, and without its recorder, nothing is recorded and everybody is called`() {
        var heard = 0
        var recorder: TimelineRecorder? = TimelineRecorder(of: stage.hub)
        stage.checkout.addEventListener(.dialogOpen) { _ in heard += 1 }
        recorder?.stop()
        stage.checkout.dispatchEvent(DialogOpen())
        #expect(recorder?.timeline.entries == [])
        recorder = nil
        stage.checkout.dispatchEvent(DialogOpen())
        #expect(heard == 2)
    }
}
