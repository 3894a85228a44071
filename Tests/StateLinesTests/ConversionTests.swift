import PrimerCheckoutStates
import PrimerEventCoding
import PrimerEvents
import SessionSupport
import StateLines
import Testing

@Suite("Sessions and native states")
struct ConversionTests {
    @Test("There are states for every session")
    func complete() throws {
        #expect(try Fixtures.names("States") == Set(Fixtures.sessions))
        #expect(try Fixtures.names("Sessions") == Set(Fixtures.sessions))
    }

    @Test("A session gives the states that were written by hand, byte for byte", arguments: Fixtures.sessions)
    func states(session: String) throws {
        let text = try states(of: Sessions.events(of: session)).map { $0.json.text + "\n" }.joined()
        #expect(text == String(decoding: try Fixtures.states(of: session), as: UTF8.self))
    }

    @Test("Events to states to events to states gives the same states", arguments: Fixtures.sessions)
    func roundTrip(session: String) throws {
        let once = try states(of: Sessions.events(of: session))
        // Through text, as in a pipe.
        let lines = try StateLine.read(once.flatMap { $0.json.bytes + [UInt8(ascii: "\n")] }).map { try $0.get() }
        let bytes = try events(of: lines).flatMap { SessionLine.event($0).bytes }
        let events = try SessionReader.read(bytes).compactMap { entry in
            if case .event(let event) = try entry.get() { event } else { nil }
        }
        #expect(try states(of: events) == once)
    }

    @Test("States give the events of a session, numbered, with the paths of the native tree")
    func session() throws {
        let result = PaymentResult(
            paymentId: "pay_1", status: .pending, amount: 4999, currencyCode: "EUR", paymentMethodType: "PAYPAL")
        let lines = [.initializing, .ready(clientSession: PrimerClientSession()), .success(result)].map {
            StateLine(checkout: "mine", state: $0)
        }
        let path = ##"["primer-checkout","#document"]"##
        let flags = #""bubbles":true,"composed":true,"cancelable":false,"path":\#(path)"#
        let state = { (isLoading: Bool, isSuccessful: Bool) in
            #"{"isLoading":\#(isLoading),"isProcessing":false,"isSuccessful":\#(isSuccessful),"#
                + #""primerJsError":null,"paymentFailure":null}"#
        }
        let success =
            #"{"payment":{"id":"pay_1","paymentMethodData":{"paymentMethodType":"PAYPAL"}},"#
            + #""paymentMethodType":"PAYPAL","timestamp":1764470400,"#
            + #""status":"pending","amount":4999,"currencyCode":"EUR"}"#
        let expected = [
            (1, "state-change", state(true, false)), (2, "state-change", state(false, false)),
            (3, "ready", #"{"vault":{}}"#), (4, "state-change", state(false, true)), (5, "payment-success", success),
        ].map { seq, name, detail in
            #"{"seq":\#(seq),"type":"primer:\#(name)","timeStamp":7.5,"checkout":"mine","detail":\#(detail),\#(flags)}"#
        }
        #expect(try events(of: lines).map { SessionLine.event($0).json.text } == expected)
    }

    @Test("Checkouts in one file keep to themselves")
    func twoCheckouts() throws {
        let ready = PrimerCheckoutState.ready(clientSession: PrimerClientSession())
        let lines = [("a", .initializing), ("b", .initializing), ("b", ready), ("a", ready), ("b", .dismissed)]
            .map { (checkout: String, state: PrimerCheckoutState) in StateLine(checkout: checkout, state: state) }
        #expect(try states(of: events(of: lines)) == lines)
    }

    private func states(of events: [SessionEvent]) throws -> [StateLine] {
        var lines: [StateLine] = []
        let diagnostics = DiagnosticRecorder()
        let conversion = SessionToStates(on: hub(diagnostics.record)) { lines.append($0) }
        for event in events { try conversion.replay(event) }
        // Before 1.0.0 a payment had no id, and without one there is no native success.
        let successes = events.compactMap { $0.event.detail as? PaymentSuccess }
        #expect(
            diagnostics.diagnostics
                == successes.filter { $0.payment.id == nil }.map { _ in .paymentIdMissing.of(checkout: 1) })
        return lines
    }

    private func events(of lines: [StateLine]) throws -> [SessionEvent] {
        var events: [SessionEvent] = []
        let conversion = StatesToSession(on: hub { Issue.record("\($0)") }) { events.append($0) }
        for line in lines { try conversion.receive(line) }
        return events
    }

    private func hub(_ diagnostics: @escaping @Sendable (Diagnostic) -> Void) -> PrimerEventHub {
        PrimerEventHub(
            clock: EventClock { 7.5 }, now: { UnixSeconds(seconds: 1_764_470_400) }, diagnostics: diagnostics)
    }
}
