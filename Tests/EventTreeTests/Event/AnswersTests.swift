import EventTree
import Testing

/// The tickets of answered events.
@Suite struct AnswersTests {
    let tree = Tree("page\n  button")
    let answers = CountingAnswers()

    @Test func `every listener call gets a ticket of its own`() throws {
        var tickets: [CountingTicket?] = []
        tree.listen(at: "button button page", .question) { event in
            tickets.append(event.detail.ticket as? CountingTicket)
        }
        try tree["button"].dispatchEvent(Event(Question(), answers: answers))
        let identities = try Set(tickets.map { ObjectIdentifier(try #require($0)) })
        #expect(identities.count == 3)
        #expect(answers.seen.made == 3)
    }

    @Test func `a listener of every event gets a ticket too`() throws {
        var ticket: (any AnswerTicket)?
        tree["page"].addEventListener { event in ticket = (event.detail as? Question)?.ticket }
        try tree["button"].dispatchEvent(Event(Question(), answers: answers))
        #expect(ticket is CountingTicket)
    }

    @Test func `the right to answer survives erasing and restoring the type`() throws {
        var ticket: (any AnswerTicket)?
        tree["page"].addEventListener { event in ticket = event.as(.question)?.detail.ticket }
        try tree["button"].dispatchEvent(Event(Question(), answers: answers))
        #expect(ticket is CountingTicket)
    }

    @Test func `an event without a source has no tickets`() {
        var ticket: (any AnswerTicket)?
        tree.listen(at: "page", .question) { event in ticket = event.detail.ticket }
        tree["button"].dispatchEvent(Question())
        #expect(ticket == nil)
    }

    @Test func `a listener that is not called gets no ticket`() throws {
        tree.listen(at: "page", .press)
        tree.listen(at: "button", .question) { event in event.stopImmediatePropagation() }
        tree.listen(at: "button page", .question)
        try tree["button"].dispatchEvent(Event(Question(), answers: answers))
        #expect(answers.seen.made == 1)
    }

    @Test func `preventDefault holds the ticket of its own call only`() throws {
        var tickets: [CountingTicket?] = []
        tree.listen(at: "button", .question) { event in tickets.append(event.detail.ticket as? CountingTicket) }
        tree.listen(at: "button", .question) { event in
            event.preventDefault()
            tickets.append(event.detail.ticket as? CountingTicket)
        }
        try tree["button"].dispatchEvent(Event(Question(), answers: answers))
        #expect(tickets.map { $0?.isOpen } == [false, true])
    }

    @Test func `a passive listener holds nothing`() throws {
        tree.listen(at: "button", .question, .passive) { event in event.preventDefault() }
        #expect(try tree["button"].dispatchEvent(Event(Question(), answers: answers)))
        #expect(answers.seen.held == 0)
    }

    @Test func `nothing is held where the event cannot be prevented`() throws {
        tree.listen(at: "button", .question) { event in event.preventDefault() }
        #expect(try tree["button"].dispatchEvent(Event(Question(), .bubbles, answers: answers)))
        #expect(answers.seen.held == 0)
    }

    @Test func `a ticket goes inert when its listener throws`() throws {
        tree["page"].onListenerFailure = { _ in }
        var ticket: CountingTicket?
        tree.listen(at: "button", .question) { event in
            ticket = event.detail.ticket as? CountingTicket
            throw Failure()
        }
        try tree["button"].dispatchEvent(Event(Question(), answers: answers))
        #expect(ticket?.isOpen == false)
        #expect(answers.seen.returned == 1)
    }

    @Test func `a ticket that nobody kept is freed when its listener has returned`() throws {
        tree.listen(at: "button page", .question)
        var freedBeforeTheEnd: Int?
        tree.listen(at: "page", .question) { [answers] _ in freedBeforeTheEnd = answers.seen.freed }
        try tree["button"].dispatchEvent(Event(Question(), answers: answers))
        #expect(freedBeforeTheEnd == 2)
        #expect(answers.seen == CountingAnswers.Counts(made: 3, held: 0, returned: 3, freed: 3))
    }

    @Test func `a listener that keeps every event keeps neither the tree alive nor a decision open`() throws {
        var kept: [AnyEvent] = []
        var page: EventTarget? = EventTarget("page")
        let weakPage = page.map(Weak.init)
        page?.addEventListener { event in kept.append(event) }
        for _ in 0..<3 { try page?.dispatchEvent(Event(Question(), answers: answers)) }
        page = nil
        #expect(kept.count == 3)
        #expect(weakPage?.isGone == true)
        #expect(kept.allSatisfy { $0.target == nil })
        let tickets = kept.map { ($0.detail as? Question)?.ticket as? CountingTicket }
        #expect(tickets.map { $0?.isOpen } == [false, false, false])
        // Too late: the listener has returned.
        kept[0].preventDefault()
        #expect(tickets[0]?.isOpen == false)
    }
}
