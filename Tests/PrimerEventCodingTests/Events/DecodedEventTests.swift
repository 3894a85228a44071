import EventTree
import PrimerEventCoding
import PrimerEvents
import SessionSupport
import Testing

@Suite("Decoded events")
struct DecodedEventTests {
    @Test("A decoded event reaches the listeners of its type, with its time, flags and provenance")
    func dispatched() throws {
        let target = EventTarget("primer-checkout")
        var heard: [String] = []
        target.addEventListener(.binDataLoadingChange) { event in
            heard.append("\(event.detail.loading) \(event.timeStamp) \(event.flags.rawValue) \(event.provenance)")
        }
        target.addEventListener(.paymentStart) { _ in heard.append("payment-start") }
        let event = try DecodedEvent(
            "primer:bin-data-loading-change", detail: ["loading": true], flags: [.composed], timeStamp: 37.5)
        #expect(event.dispatch(on: target))
        #expect(event.dispatch(on: target, provenance: .web(origin: "https://shop.example")))
        #expect(heard == ["true 37.5 2 replay", "true 37.5 2 web(origin: \"https://shop.example\")"])
    }

    @Test("An unknown event reaches those who listen to its name")
    func unknown() throws {
        let target = EventTarget("primer-checkout")
        var heard: [String] = []
        target.addEventListener(EventType<UnknownEvent>(named: "primer:3ds-challenge")) { heard.append($0.detail.name) }
        try DecodedEvent("primer:3ds-challenge", detail: nil).dispatch(on: target)
        try DecodedEvent("primer:other", detail: nil).dispatch(on: target)
        #expect(heard == ["primer:3ds-challenge"])
    }

    @Test("Dispatching tells whether the event was prevented")
    func prevented() throws {
        let target = EventTarget("primer-checkout")
        target.addEventListener { event in event.preventDefault() }
        let start: JSONValue = ["paymentMethodType": "PAYPAL", "timestamp": 5]
        #expect(try !DecodedEvent("primer:payment-start", detail: start).dispatch(on: target))
        #expect(try DecodedEvent("primer:payment-start", detail: start, flags: []).dispatch(on: target))
        #expect(try DecodedEvent("primer:dialog-open", detail: nil).dispatch(on: target))
    }

    @Test("Without flags an event travels as the catalogue says")
    func defaultFlags() throws {
        #expect(DecodedEvent(DialogOpen()).flags == [.bubbles, .composed])
        let start = PaymentStart(paymentMethodType: .payPal, timestamp: UnixSeconds(seconds: 5))
        #expect(DecodedEvent(start).flags == [.bubbles, .composed, .cancelable])
    }

    @Test("Events are equal when detail, flags and time are")
    func equality() {
        let event = DecodedEvent(CardSubmit(source: "a"), timeStamp: 1)
        #expect(event == DecodedEvent(CardSubmit(source: "a"), timeStamp: 1))
        #expect(event != DecodedEvent(CardSubmit(source: "b"), timeStamp: 1))
        #expect(event != DecodedEvent(VaultSubmit(source: "a"), timeStamp: 1))
        #expect(event != DecodedEvent(CardSubmit(source: "a"), flags: [], timeStamp: 1))
        #expect(event != DecodedEvent(CardSubmit(source: "a"), timeStamp: 2))
        #expect(Set([event, event, DecodedEvent(CardSubmit())]).count == 2)
    }

    @Test("Lines print and dump what their details export, and no argument of an answer")
    func redacted() throws {
        let event = try Sessions.event(5, of: "vault-with-cvv")
        let answer = SessionAnswer(
            seq: 9, answerTo: 8, name: "continuePaymentCreation", arguments: [["idempotencyKey": "CANARY"]],
            timeStamp: 1)
        for value in [event as Any, answer as Any, SessionLine.event(event) as Any, SessionLine.answer(answer) as Any] {
            var shown = "\(value)" + String(reflecting: value)
            dump(value, to: &shown)
            for canary in ["A Shopper", "shopper@example.com", "1111", "Household", "CANARY", "idempotencyKey"] {
                #expect(!shown.contains(canary))
            }
        }
        #expect("\(event)".contains("primer:vault-methods-update"))
    }
}
