internal import EventTree

/// The answering side of a detail: a ticket, or none in a detail that nobody asked with.
///
/// Equal to every other: whether a detail can be answered is no part of what it says.
struct Answering<Decision: AnswerDecision>: Sendable, Hashable {
    private let ticket: DecisionTicket<Decision>?

    /// Cannot answer.
    init() { ticket = nil }

    /// Answers through `ticket` if it is one for this kind of decision.
    init(_ ticket: any AnswerTicket) { self.ticket = ticket as? DecisionTicket<Decision> }

    /// Answers; `false` if nobody asked or the answer did not count.
    func answer(_ decision: Decision) -> Bool { ticket?.answer(decision) ?? false }

    /// Acts when the event is decided while whoever has this still holds it; never if nobody asked.
    func whenOvertaken(_ act: @escaping @Sendable () -> Void) { ticket?.whenOvertaken(act) }

    static func == (left: Answering, right: Answering) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
