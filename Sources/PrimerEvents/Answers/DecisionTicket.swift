internal import EventTree

/// One listener call's right to answer.
///
/// Without `hold()` it ends when the listener returns. With it, it lives until it answers; if its last reference goes
/// before that, the listener has forgotten to answer, and the rules decide.
final class DecisionTicket<Decision: AnswerDecision>: AnswerTicket {
    private enum State {
        /// The listener runs.
        case listening
        /// The listener holds the event and has not answered.
        case holding
        /// The listener has answered and still runs.
        case answeredAtOnce
        /// The listener has answered.
        case answered
        /// The listener returned without holding or answering.
        case inert
    }

    private let state = Locked(State.listening)
    private let pending: PendingDecision<Decision>

    init(for pending: PendingDecision<Decision>) { self.pending = pending }

    func hold() {
        let before = state.withLock { state in
            let before = state
            if before == .listening { state = .holding }
            return before
        }
        switch before {
        case .listening: pending.hold()
        case .answeredAtOnce: pending.holdAfterAnswering()
        case .holding, .answered, .inert: break
        }
    }

    func listenerReturned() {
        state.withLock { state in
            switch state {
            case .listening: state = .inert
            case .answeredAtOnce: state = .answered
            case .holding, .answered, .inert: break
            }
        }
    }

    /// Answers; `false`, with a diagnostic, if the answer did not count.
    func answer(_ answer: Decision) -> Bool {
        let before = state.withLock { state in
            let before = state
            switch before {
            case .listening: state = .answeredAtOnce
            case .holding: state = .answered
            case .answeredAtOnce, .answered, .inert: break
            }
            return before
        }
        switch before {
        case .listening: return pending.answer(answer, asHolder: false)
        case .holding: return pending.answer(answer, asHolder: true)
        case .answeredAtOnce, .answered: pending.reportIgnored(.alreadyAnswered)
        case .inert: pending.reportIgnored(.notHeld)
        }
        return false
    }

    /// Acts when the event is decided while this listener still holds it: its answer can no longer count.
    func whenOvertaken(_ act: @escaping @Sendable () -> Void) {
        pending.whenDecided { [weak self] in
            if let self, self.state.withLock({ $0 == .holding }) { act() }
        }
    }

    deinit {
        if state.withLock({ $0 == .holding }) { pending.drop() }
    }
}
