import PrimerEventCoding
import PrimerEvents
import SessionSupport
import Testing

@Suite struct AliasFilterTests {
    private static let processing: JSONValue = ["isLoading": false, "isProcessing": true, "isSuccessful": false]
    private static let declined: JSONValue = ["error": ["code": "PAYMENT_FAILED", "message": "m"], "timestamp": 5]

    /// Which of these events a new filter lets through, by place.
    private func admitted(_ events: [(name: String, detail: JSONValue, time: Double?)]) throws -> [Int] {
        var filter = AliasFilter()
        var places: [Int] = []
        for (place, event) in events.enumerated() {
            if filter.admit(try DecodedEvent(event.name, detail: event.detail, timeStamp: event.time)) {
                places.append(place)
            }
        }
        return places
    }

    @Test func `an act that is told under both names passes once, whichever comes first`() throws {
        let now = "primer:state-change"
        let former = "primer-state-changed"
        #expect(try admitted([(now, Self.processing, 1), (former, Self.processing, 1.5)]) == [0])
        #expect(try admitted([(former, Self.processing, 1), (now, Self.processing, 1.5)]) == [0])
    }

    @Test func `an act under three names passes once`() throws {
        let names = ["primer:methods-update", "primer-payment-methods-updated", "primer:payment-methods-updated"]
        #expect(try admitted(names.map { ($0, [["type": "PAYPAL"]], 1) }) == [0])
    }

    @Test func `former and today's shapes of one act are equal`() throws {
        let former: JSONValue = [
            "isLoading": false, "isProcessing": true, "isSuccessful": false, "error": nil, "failure": nil,
        ]
        let now: JSONValue = [
            "isLoading": false, "isProcessing": true, "isSuccessful": false, "primerJsError": nil,
            "paymentFailure": nil,
        ]
        #expect(try admitted([("primer-state-changed", former, 1), ("primer:state-change", now, 1)]) == [0])
    }

    @Test func `two declines under one name are two, however equal and close`() throws {
        let name = "primer:payment-failure"
        #expect(try admitted([(name, Self.declined, 1), (name, Self.declined, 1)]) == [0, 1])
        let former = "primer-oncheckout-failure"
        #expect(try admitted([(former, Self.declined, 1), (former, Self.declined, 1)]) == [0, 1])
    }

    @Test func `two declines that are both told twice are two`() throws {
        let now = "primer:payment-failure"
        let former = "primer-oncheckout-failure"
        let names = [now, former, now, former]
        #expect(try admitted(names.map { ($0, Self.declined, 1) }) == [0, 2])
        #expect(try admitted([now, now, former, former].map { ($0, Self.declined, 1) }) == [0, 1])
        #expect(try admitted([now, former, former, now].map { ($0, Self.declined, 1) }) == [0, 2])
    }

    @Test func `another detail is another act`() throws {
        let ready: JSONValue = ["isLoading": false, "isProcessing": false, "isSuccessful": false]
        #expect(
            try admitted([("primer-state-changed", Self.processing, 1), ("primer:state-change", ready, 1)]) == [0, 1])
    }

    @Test func `two checkouts never repeat each other`() throws {
        var filter = AliasFilter()
        let now = try DecodedEvent("primer:ready", detail: [:])
        let former = try DecodedEvent("primer-checkout-initialized", detail: [:])
        let passed = [filter.admit(now, in: "a"), filter.admit(former, in: "b"), filter.admit(former, in: "a")]
        #expect(passed == [true, true, false])
    }

    @Test(arguments: [(101.0, false), (100.0, true), (-100.0, true), (-101.0, false), (.infinity, true)])
    func `a repetition comes within a tenth of a second where both state a time`(later: Double, repeats: Bool) throws {
        var filter = AliasFilter()
        let first = try DecodedEvent("primer:ready", detail: [:], timeStamp: 1_000)
        let second = try DecodedEvent("primer-checkout-initialized", detail: [:], timeStamp: 1_000 + later)
        let passed = [filter.admit(first), filter.admit(second)]
        #expect(passed == [true, !repeats])
    }

    @Test(arguments: [(AliasFilter.eventsApart - 1, true), (AliasFilter.eventsApart, false)])
    func `a repetition comes within a few events`(between: Int, repeats: Bool) throws {
        var filter = AliasFilter()
        var passed = [filter.admit(try DecodedEvent("primer:ready", detail: [:]))]
        for _ in 0..<between { passed.append(filter.admit(DecodedEvent(DialogOpen()))) }
        #expect(passed == Array(repeating: true, count: between + 1))
        let repetition = filter.admit(try DecodedEvent("primer-checkout-initialized", detail: [:]))
        #expect(repetition == !repeats)
    }

    @Test func `events that never had another name always pass`() throws {
        let start: JSONValue = ["paymentMethodType": "PAYPAL", "timestamp": 5]
        #expect(try admitted([("primer:payment-start", start, 1), ("primer:payment-start", start, 1)]) == [0, 1])
        #expect(try admitted([("app:mine", start, 1), ("app:mine", start, 1)]) == [0, 1])
    }

    @Test(arguments: Sessions.names + [Sessions.legacy])
    func `every event of a session that was told once passes`(session: String) throws {
        var filter = AliasFilter()
        for entry in try Sessions.entries(of: session) {
            guard case .event(let event) = try entry.get() else { continue }
            let passes = filter.admit(event)
            #expect(passes)
        }
    }

    @Test(arguments: Sessions.names)
    func `of a session in which all is told twice, under a former name too, all passes once`(session: String) throws {
        var filter = AliasFilter()
        for entry in try Sessions.entries(of: session) {
            guard case .event(let event) = try entry.get() else { continue }
            let passes = filter.admit(event)
            #expect(passes)
            for formerName in PrimerEventCatalogue.entry(named: event.event.type)?.formerNames ?? [] {
                var alias = event
                alias.event = try DecodedEvent(
                    formerName, detail: EventEncoder.json(of: event.event.detail), timeStamp: event.event.timeStamp)
                let passesAgain = filter.admit(alias)
                #expect(!passesAgain)
            }
        }
    }

    @Test func `a filter shows nothing of the events`() throws {
        var filter = AliasFilter()
        let detail: JSONValue = ["errors": [["name": "CANARY", "error": "e", "message": "CANARY"]]]
        _ = filter.admit(try DecodedEvent("primer:card-error", detail: detail))
        var shown = "\(filter) \(String(reflecting: filter))"
        dump(filter, to: &shown)
        #expect(shown.contains("AliasFilter(events: 1)"))
        #expect(!shown.contains("CANARY"))
    }
}
