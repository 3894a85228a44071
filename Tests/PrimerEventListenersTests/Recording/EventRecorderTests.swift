import EventTree
import ListenerSupport
import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import SessionSupport
import Testing

@MainActor
struct EventRecorderTests {
    private let stage = CheckoutStage.withPrivateId()

    private func events(_ recorder: EventRecorder) -> [SessionEvent] {
        recorder.lines.compactMap { if case .event(let event) = $0 { event } else { nil } }
    }

    @Test func `an event is a line with its path, its flags and its time`() throws {
        let recorder = EventRecorder(of: stage.hub)
        stage.time.advance(milliseconds: 7.5)
        stage.checkout.part(.vaultManager).dispatchEvent(VaultSelectionChange(paymentMethodId: nil, timestamp: second))
        #expect(
            String(decoding: recorder.bytes, as: UTF8.self) == """
                {"seq":1,"type":"primer:vault-selection-change","timeStamp":7.5,"checkout":"checkout-1",\
                "detail":{"paymentMethodId":null,"timestamp":1},"bubbles":true,"composed":true,"cancelable":false,\
                "path":["primer-vault-manager","#shadow-root","primer-main","slot","#shadow-root","primer-checkout",\
                "#document"]}

                """)
    }

    @Test func `private texts become a placeholder, so that the event can be read`() throws {
        let recorder = EventRecorder(of: stage.hub)
        var declined = PaymentFailure.by(.payment, payment: "pay-1")
        declined.status = nil
        declined.error.message = KnownFailureTexts.declined[0].text(for: "pay-1")
        stage.checkout.dispatchEvent(declined)
        let failure = try #require(events(recorder).first?.event.detail as? PaymentFailure)
        #expect(failure.error.message == "[redacted]")
        #expect(failure.error.code == .paymentFailed)
        #expect(failure.retryAdvice == .offerRetry)
    }

    @Test func `a deselection stays one, a selection hides which`() throws {
        let recorder = EventRecorder(of: stage.hub)
        stage.checkout.dispatchEvent(VaultSelectionChange(paymentMethodId: "v-1", timestamp: second))
        stage.checkout.dispatchEvent(VaultSelectionChange(paymentMethodId: nil, timestamp: second))
        let ids = events(recorder).map { ($0.event.detail as? VaultSelectionChange)?.paymentMethodId }
        #expect(ids == ["[redacted]", nil])
    }

    @Test func `a policy keeps what is asked for by name`() throws {
        let recorder = EventRecorder(of: stage.hub, contents: .redacted(.standard.including(["amount"])))
        stage.checkout.dispatchEvent(PaymentSuccess.of())
        let success = try #require(events(recorder).first?.event.detail as? PaymentSuccess)
        #expect(success.amount == MinorUnits(4_999))
        #expect(success.currencyCode == "[redacted]")
    }

    @Test func `everything is kept by whoever asks for it by name`() throws {
        let recorder = EventRecorder(of: stage.hub, contents: .full)
        let failure = PaymentFailure.by(.payment)
        stage.checkout.dispatchEvent(failure)
        let line = try #require(events(recorder).first)
        #expect(line.event.detail as? PaymentFailure == failure)
        #expect(line.checkout == "private-id")
    }

    @Test func `an event of the app's own is kept by its name`() throws {
        for contents in [RecordingContents.redacted, .full] {
            let recorder = EventRecorder(of: stage.hub, contents: contents)
            stage.checkout.dispatchEvent(TermsShown(shopper: "secret"))
            let detail = try #require(events(recorder).first?.event.detail as? UnknownEvent)
            #expect(detail == UnknownEvent(name: "app:terms-shown"))
        }
    }

    @Test func `decisions about held events are answers, without key and message`() async throws {
        let recorder = EventRecorder(of: stage.hub)
        let full = EventRecorder(of: stage.hub, contents: .full)
        stage.checkout.interceptPayments { _ in .continue(idempotencyKey: "secret") }
        _ = await stage.checkout.requestPaymentCreation(.paymentCard)
        let answers = recorder.lines.compactMap { if case .answer(let answer) = $0 { answer } else { nil } }
        #expect(
            answers == [
                SessionAnswer(seq: 2, answerTo: 1, name: "continuePaymentCreation", arguments: [], timeStamp: 0)
            ])
        #expect(events(recorder).first?.answers == ["continuePaymentCreation", "abortPaymentCreation"])
        #expect(!String(decoding: recorder.bytes, as: UTF8.self).contains("secret"))
        #expect(String(decoding: full.bytes, as: UTF8.self).contains(#""arguments":[{"idempotencyKey":"secret"}]"#))
    }

    @Test func `an event that nobody held has no answer, one that was aborted at once has`() async {
        let recorder = EventRecorder(of: stage.hub)
        _ = await stage.checkout.requestPaymentCreation(.paymentCard)
        #expect(recorder.lines.count == 1)
        stage.checkout.addEventListener(.paymentStart) { event in event.detail.abortPaymentCreation() }
        _ = await stage.checkout.requestPaymentCreation(.payPal)
        #expect(recorder.lines.map(\.seq) == [1, 2, 3])
    }

    @Test func `lines are handed over as they come, and the recording ends`() async {
        var lines: [SessionLine] = []
        let recorder = EventRecorder(of: stage.hub) { lines.append($0) }
        stage.checkout.interceptPayments { _ in .abort() }
        _ = await stage.checkout.requestPaymentCreation(.paymentCard)
        #expect(lines.count == 1)
        recorder.stop()
        stage.checkout.dispatchEvent(DialogOpen())
        #expect(lines.map(\.seq) == [1, 2])
        #expect(recorder.lines == [])
    }

    @Test(arguments: Sessions.names)
    func `a recorded session, replayed and recorded again, is heard alike`(_ session: String) throws {
        let recorder = EventRecorder(of: stage.hub)
        for event in try Sessions.events(of: session) { event.dispatch(in: stage.hub) }
        let again = try SessionReader.read(recorder.bytes).map { try $0.get() }
        #expect(again == recorder.lines)

        func heard(_ lines: [SessionEvent]) -> [String] {
            let stage = CheckoutStage.withPrivateId()
            var heard: [String] = []
            stage.hub.addEventListener { heard.append("\(ExportedEvent($0)) at \($0.originName ?? "")") }
            for line in lines { line.dispatch(in: stage.hub) }
            return heard
        }
        #expect(try heard(events(recorder)) == heard(Sessions.events(of: session)))
    }
}
