import EventTree
import Testing

/// What a snapshot keeps of an event, and what it does not.
@Suite(.timeLimit(.minutes(5))) struct EventSnapshotTests {
    private static func first<Element>(of stream: EventStream<Element>) async -> Element? {
        var iterator = stream.makeAsyncIterator()
        return await iterator.next()
    }

    private let page = EventTarget("page", clock: EventClock(now: { 12.5 }))

    private func dispatchInForm(_ detail: some EventDetail, provenance: Provenance = .app) throws {
        let form = EventTarget("form", parent: page)
        let field = EventTarget("field", parent: form.makeShadowRoot())
        try field.dispatchEvent(Event(detail, provenance: provenance))
    }

    @Test func `a snapshot tells name, detail, target, origin, time and provenance`() async throws {
        let stream = page.events(.payment)
        try dispatchInForm(Payment(id: "pay_1", last4: "4242", cardholder: "J. Doe"), provenance: .native)
        let snapshot = try #require(await Self.first(of: stream))
        #expect(snapshot.type == "payment")
        #expect(snapshot.detail.id == "pay_1")
        #expect(snapshot.targetName == "form")
        #expect(snapshot.originName == "field")
        #expect(snapshot.timeStamp == 12.5)
        #expect(snapshot.provenance == .native)
    }

    @Test func `a snapshot of any event tells the same and gives its type back`() async throws {
        let stream = page.events()
        try dispatchInForm(Computed(name: "a"), provenance: .replay)
        let snapshot = try #require(await Self.first(of: stream))
        #expect(snapshot.type == "a")
        #expect(snapshot.targetName == "form")
        #expect(snapshot.originName == "field")
        #expect(snapshot.timeStamp == 12.5)
        #expect(snapshot.provenance == .replay)
        #expect(snapshot.as(.computed)?.detail.name == "a")
        #expect(snapshot.as(EventType<Computed>(named: "a"))?.originName == "field")
        #expect(snapshot.as(EventType<Computed>(named: "b")) == nil)
        #expect(snapshot.as(.press) == nil)
        #expect(snapshot.as(.computed).map(AnyEventSnapshot.init)?.type == "a")
    }

    @Test func `a stream of one name hears no other`() async throws {
        let stream = page.events(EventType<Computed>(named: "b"))
        page.dispatchEvent(Computed(name: "a"))
        page.dispatchEvent(Computed(name: "b"))
        let snapshot = try #require(await Self.first(of: stream))
        #expect(snapshot.type == "b")
    }

    @Test func `a snapshot of an answered event has no ticket, while listeners have`() async throws {
        var hadTicket = false
        page.addEventListener(.question) { event in hadTicket = event.detail.ticket != nil }
        let typed = page.events(.question)
        let erased = page.events()
        try page.dispatchEvent(Event(Question(), answers: CountingAnswers()))
        #expect(hadTicket)
        let first = try #require(await Self.first(of: typed))
        #expect(first.detail.ticket == nil)
        let second = try #require(await Self.first(of: erased)?.as(.question))
        #expect(second.detail.ticket == nil)
    }

    @Test func `snapshots and streams print exportable fields only`() async throws {
        let stream = page.events(.payment)
        let all = page.events()
        var iterator = all.makeAsyncIterator()
        page.dispatchEvent(Payment(id: "pay_1", last4: "4242", cardholder: "J. Doe"))
        var texts = ["\(stream)", String(reflecting: stream), dumped(stream), dumped(iterator), dumped(all)]
        let typed = try #require(await Self.first(of: stream))
        let erased = try #require(await iterator.next())
        #expect("\(typed)" == "payment at page(id: pay_1)")
        #expect("\(erased)" == "payment at page(id: pay_1)")
        texts += [dumped(typed), dumped(erased), String(reflecting: typed), String(reflecting: erased)]
        for text in texts {
            #expect(!text.contains("4242"))
            #expect(!text.contains("Doe"))
        }
    }

    private func dumped(_ value: some Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }
}
