import EventTree
import ListenerSupport
import PrimerEventCoding
@testable import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import SessionSupport
import Testing

@MainActor
struct TimelineTextTests {
    private let stage = CheckoutStage.withPrivateId()

    @Test func `for a terminal an event has a line, and lines for path, listeners and hold`() async {
        let recorder = TimelineRecorder(of: stage.hub)
        let time = stage.time
        stage.hub.addEventListener(.paymentStart) { event in
            time.advance(milliseconds: 1.25)
            event.preventDefault()
            event.detail.continuePaymentCreation()
        }
        stage.time.advance(milliseconds: 37.5)
        _ = await stage.checkout.requestPaymentCreation(.paymentCard)
        #expect(
            recorder.timeline.text == """
                     37.5 ms    1  primer:payment-start  paymentMethodType=PAYMENT_CARD number=1
                                   ├ primer-card-form › primer-main › primer-checkout › document (checkout 1)
                                   ├ closure at document, bubble, 1.3 ms
                                   └ held
                     38.8 ms       ↳ continuePaymentCreation, the answer to 1

                """)
    }

    @Test func `a session has no listeners, but answers and lines that are none`() throws {
        var entries = try Sessions.entries(of: "held-then-aborted")
        entries.append(contentsOf: SessionReader.read(Array("{\"seq\":1}".utf8)))
        let timeline = Timeline(of: entries)
        #expect(timeline.events.count == 7)
        #expect(timeline.decisions.map(\.answer) == ["abortPaymentCreation"])
        #expect(timeline.events.filter(\.isHeld).map(\.number) == [5])
        #expect(timeline.diagnostics.map(\.kind) == ["unreadableLine"])
        #expect(timeline.events.first?.path.last?.name == "window")
        #expect(timeline.text.contains("↳ abortPaymentCreation, the answer to 5"))
    }

    @Test func `every entry begins one line, whatever is in it`() {
        let recorder = TimelineRecorder(of: stage.hub)
        stage.checkout.dispatchEvent(UnknownEvent(name: ExportedTextTests.hostile))
        stage.checkout.dispatchEvent(PaymentCancel(paymentMethodType: "a\u{85}b\u{2028}c", timestamp: second))
        let text = recorder.timeline.text
        #expect(text.split(whereSeparator: \.isNewline).count == 4)
        #expect(!text.unicodeScalars.contains { "\u{1B}\u{202E}\u{85}".unicodeScalars.contains($0) })
    }

    @Test(arguments: [
        (0.0, "0.0 ms"), (0.04, "0.0 ms"), (0.05, "0.1 ms"), (1_234.56, "1234.6 ms"), (-1.26, "-1.3 ms"),
        (.nan, "? ms"), (.infinity, "? ms"), (1e300, "? ms"),
    ])
    func `milliseconds have a tenth`(_ milliseconds: Double, _ text: String) {
        #expect(milliseconds.milliseconds == text)
    }
}
