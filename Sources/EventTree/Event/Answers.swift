/// The right of one listener call to answer an event.
///
/// Every call gets a ticket of its own. It goes inert when the listener returns, unless the listener held the event
/// (`preventDefault()`), so that a listener which merely keeps events keeps no decision open. A ticket may travel to
/// other tasks and answer there.
public protocol AnswerTicket: AnyObject, Sendable {
    /// The listener called `preventDefault()` while it ran: it will answer later.
    func hold()

    /// The listener has returned: from here on only a ticket that holds can answer.
    func listenerReturned()
}

/// The asking side of an answered event: makes a ticket for every listener call.
///
/// It lives in the isolation domain of the event's tree and need not be `Sendable`; the tickets it makes are.
public protocol AnswerSource: AnyObject {
    /// A fresh ticket for one call of one listener.
    func makeTicket() -> any AnswerTicket
}
