internal import EventTree

/// One listener call's right to answer.
///
/// Without `hold()` it ends when the listener returns. With it, it lives until it answers; if its last reference goes
/// before that, the decision is settled as abandoned, so a forgotten answer never hangs a payment.
final class DecisionTicket<Decision: Sendable>: AnswerTicket {
    private enum State { case listening, holding, done }

    private let state = Locked(State.listening)
    private let pending: PendingDecision<Decision>

    init(for pending: PendingDecision<Decision>) { self.pending = pending }

    func hold() {
        let isFirst = state.withLock { state in
            guard state == .listening else { return false }
            state = .holding
            return true
        }
        if isFirst { pending.hold() }
    }

    func listenerReturned() { state.withLock { if $0 == .listening { $0 = .done } } }

    /// Answers; `false` if this ticket may not answer any more or another answer came first.
    func settle(_ decision: Decision) -> Bool {
        let mayAnswer = state.withLock { state in
            defer { state = .done }
            return state != .done
        }
        return mayAnswer && pending.settle(decision)
    }

    deinit {
        if state.withLock({ $0 == .holding }) { pending.abandon() }
    }
}

/// The answering side of a detail: a ticket, or none in a detail that nobody asked with.
///
/// Equal to every other: whether a detail can be answered is no part of what it says.
struct Answering<Decision: Sendable>: Sendable, Hashable {
    private let ticket: DecisionTicket<Decision>?

    /// Cannot answer.
    init() { ticket = nil }

    /// Answers through `ticket` if it is one for this kind of decision.
    init(_ ticket: any AnswerTicket) { self.ticket = ticket as? DecisionTicket<Decision> }

    /// Answers; `false` if nobody asked, or the answer came too late or was not the first.
    func settle(_ decision: Decision) -> Bool { ticket?.settle(decision) ?? false }

    static func == (left: Answering, right: Answering) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
