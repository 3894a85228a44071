/// The rules of one answered event, as a value: what is decided, and what each step does to it.
///
/// Pure: it resumes nobody and reports nothing. ``PendingDecision`` keeps it behind a lock and acts on what it returns.
struct DecisionRules<Decision: AnswerDecision>: Sendable {
    /// Why an answer did not count, or that it did.
    enum Standing: Sendable, Hashable {
        case counted
        /// It contradicted another yes, so the event is decided as abandoned.
        case contradicted
        /// Everything is decided.
        case tooLate
    }

    let policy: AnswerPolicy

    /// What is decided; once it is, nothing changes it.
    private(set) var decision: Decision?

    private var isDispatching = true
    private var holders = 0
    /// Whether a listener held the event, also one that has answered since.
    private(set) var wasHeld = false
    /// What those who have answered say together.
    private var agreed: Decision?

    init(policy: AnswerPolicy) { self.policy = policy }

    /// How many listeners hold the event and have not answered.
    var openHolders: Int { holders }

    /// A listener held the event.
    mutating func held() {
        holders += 1
        wasHeld = true
    }

    /// A listener that had answered while it ran held the event, too: its answer stands.
    mutating func heldAfterAnswering() { wasHeld = true }

    /// A listener answered, while it ran or as one that holds the event.
    mutating func answered(_ answer: Decision, asHolder: Bool) -> Standing {
        guard decision == nil else { return .tooLate }
        if asHolder { holders -= 1 }
        if answer.isRefusal || policy == .firstAnswer {
            decision = answer
            return .counted
        }
        guard let together = agreed?.agreed(with: answer) ?? (agreed == nil ? answer : nil) else {
            decision = .abandoned
            return .contradicted
        }
        agreed = together
        settleIfAllAnswered()
        return .counted
    }

    /// A listener that held the event let go of it unanswered; `true` if that decided it.
    mutating func dropped() -> Bool { abandon() }

    /// Every listener has run; `goesOn` is what the dispatch returned. `true` if nobody is left who could answer.
    mutating func dispatchEnded(goesOn: Bool) -> Bool {
        isDispatching = false
        guard decision == nil, holders == 0 else { return false }
        // Somebody prevented the default but not in time to hold: nobody can answer, nobody is charged against a no.
        if !goesOn, !wasHeld { return abandon() }
        decision = agreed ?? .unheld
        return false
    }

    /// Nobody waits any more, or waiting is over; `true` if that decided it.
    mutating func abandon() -> Bool {
        guard decision == nil else { return false }
        decision = .abandoned
        return true
    }

    /// Replaces what was decided just now by what is made of it.
    mutating func finish(_ finished: Decision) { decision = finished }

    private mutating func settleIfAllAnswered() {
        if !isDispatching, holders == 0 { decision = agreed }
    }
}
