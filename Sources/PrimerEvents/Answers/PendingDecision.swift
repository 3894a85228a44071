internal import EventTree

/// The host's side of an answered event: those who wait for what the rules decide.
///
/// It holds no ticket, so it does not keep the decision open itself.
final class PendingDecision<Decision: AnswerDecision>: AnswerSource, Sendable {
    private struct State {
        var rules: DecisionRules<Decision>
        /// Whether a later attempt has taken this one's place.
        var isFormer = false
        var waiters: [Int: CheckedContinuation<Decision, Never>] = [:]
        var lastWaiter = 0
        /// Called once it is decided: ends timers and gates.
        var decidedActions: [@Sendable () -> Void] = []
        /// Makes of what listeners decided what is answered, and remembers it; runs once, under the lock, before anybody is told.
        var finish: (@Sendable (Decision) -> Decision)?
        /// Is called once with the decision and how long listeners held the event.
        var onDecision: (@Sendable (Decision, ElapsedTime?) -> Void)?
        /// What was decided, and how long listeners held the event, once that was reported.
        var made: (decision: Decision, heldFor: ElapsedTime?)?
    }

    /// The name of the event, for diagnostics.
    let event: String

    private let diagnostics: CheckoutDiagnostics
    private let clock: EventClock?
    private let askedAt: Double?
    private let state: Locked<State>

    init(
        of event: String, policy: AnswerPolicy, diagnostics: CheckoutDiagnostics, clock: EventClock? = nil,
        finish: (@Sendable (Decision) -> Decision)? = nil,
        onDecision: (@Sendable (Decision, ElapsedTime?) -> Void)? = nil
    ) {
        self.event = event
        self.diagnostics = diagnostics
        self.clock = clock
        askedAt = clock?.now()
        state = Locked(State(rules: DecisionRules(policy: policy), finish: finish, onDecision: onDecision))
    }

    /// One that is decided already, as abandoned.
    static func abandoned(event: String, diagnostics: CheckoutDiagnostics) -> PendingDecision {
        let pending = PendingDecision(of: event, policy: .allAgree, diagnostics: diagnostics)
        pending.abandon()
        return pending
    }

    func makeTicket() -> any AnswerTicket { DecisionTicket(for: self) }

    /// What is decided, `nil` while it is not.
    var decision: Decision? { state.withLock { $0.rules.decision } }

    /// How many listeners hold the event and have not answered.
    var openHolders: Int { state.withLock { $0.rules.openHolders } }

    /// Whether a listener held the event, also one that has answered since.
    var wasHeld: Bool { state.withLock { $0.rules.wasHeld } }

    // MARK: What listeners do

    func hold() { change { $0.rules.held() } }

    /// A listener that had answered while it ran held the event, too.
    func holdAfterAnswering() { change { $0.rules.heldAfterAnswering() } }

    /// Takes an answer, and tells whether it counted.
    func answer(_ answer: Decision, asHolder: Bool) -> Bool {
        let standing = change { $0.rules.answered(answer, asHolder: asHolder) }
        switch standing {
        case .counted: return true
        case .contradicted: diagnostics.report(.answersContradict(event: event))
        case .tooLate:
            let isFormer = state.withLock { $0.isFormer }
            reportIgnored(isFormer ? .formerAttempt : .alreadyDecided)
        }
        return false
    }

    /// A listener that held the event let go of it unanswered.
    func drop() {
        if change({ $0.rules.dropped() }) { diagnostics.report(.answerForgotten(event: event)) }
    }

    /// An answer did not count.
    func reportIgnored(_ reason: Diagnostic.IgnoredAnswer) {
        diagnostics.report(.answerIgnored(event: event, reason: reason))
    }

    // MARK: What the host does

    /// Every listener has run; `goesOn` is what the dispatch returned.
    func dispatchEnded(goesOn: Bool) {
        if change({ $0.rules.dispatchEnded(goesOn: goesOn) }) { diagnostics.report(.answerForgotten(event: event)) }
    }

    /// Nobody waits any more, or waiting is over; `true` if that decided it.
    @discardableResult
    func abandon() -> Bool { change { $0.rules.abandon() } }

    /// A later attempt takes this one's place: answers that still come are told so.
    func becomeFormer() { state.withLock { $0.isFormer = true } }

    /// Starts a timer that runs `action` unless the event is decided before.
    func after(
        _ seconds: Double, by timer: DelayTimer, _ action: @escaping @Sendable (PendingDecision) -> Void
    ) {
        let cancel = timer.after(seconds) { [weak self] in
            if let self, self.decision == nil { action(self) }
        }
        whenDecided(cancel)
    }

    /// Acts once it is decided, at once if it is.
    func whenDecided(_ act: @escaping @Sendable () -> Void) {
        let isDecided = state.withLock { state in
            guard state.rules.decision == nil else { return true }
            state.decidedActions.append(act)
            return false
        }
        if isDecided { act() }
    }

    /// The decision, once there is one. Cancelling the waiting task decides it as abandoned, unless others wait, too.
    func wait() async -> Decision {
        let number = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let decided: Decision? = state.withLock { state in
                    if state.rules.decision == nil { state.waiters[number] = waiter }
                    return state.rules.decision
                }
                if let decided { waiter.resume(returning: decided) }
                // Cancelled before it waited: the handler found nobody to resume.
                if Task.isCancelled { stopWaiting(number) }
            }
        } onCancel: {
            stopWaiting(number)
        }
    }

    private func stopWaiting(_ number: Int) {
        // One step: an answer between leaving and giving up would count without reaching anybody.
        let waiter = change { state in
            let waiter = state.waiters.removeValue(forKey: number)
            if waiter != nil, state.waiters.isEmpty { _ = state.rules.abandon() }
            return waiter
        }
        waiter?.resume(returning: .abandoned)
    }

    /// Takes a step and, if it decided the event, tells those who wait; after the lock is released.
    @discardableResult
    private func change<Result: Sendable>(_ step: (inout State) -> Result) -> Result {
        let (result, decided): (Result, (() -> Void)?) = state.withLock { state in
            let wasDecided = state.rules.decision != nil
            let result = step(&state)
            guard !wasDecided, var decision = state.rules.decision else { return (result, nil) }
            if let finish = state.finish {
                decision = finish(decision)
                state.rules.finish(decision)
                state.finish = nil
            }
            let (waiters, actions, tell) = (state.waiters.values, state.decidedActions, state.onDecision)
            state.waiters = [:]
            state.decidedActions = []
            state.onDecision = nil
            let wasHeld = state.rules.wasHeld
            let act = { [decision] in
                // The clock is the app's code, so it is read without the lock.
                let heldFor = wasHeld ? ElapsedTime(from: self.askedAt, to: self.clock?.now()) : nil
                self.state.withLock { $0.made = (decision, heldFor) }
                tell?(decision, heldFor)
                for waiter in waiters { waiter.resume(returning: decision) }
                // Last: a cancelled gate may do more, and nobody is to wait for that.
                for act in actions { act() }
            }
            return (result, act)
        }
        decided?()
        return result
    }
}

/// The asking side of an answered event, whatever is decided about it: for who tells of the decision.
package protocol DecisionSource: AnyObject {
    /// What is decided, without its key, message or options; `nil` while it is not.
    var decisionText: String? { get }

    /// What is decided, and how long listeners held the event, if they did; `nil` while it is not.
    var madeDecision: (answer: EventDecision.Answer, heldFor: ElapsedTime?)? { get }
}

extension PendingDecision: DecisionSource {
    package var decisionText: String? { decision.map { "\($0)" } }

    package var madeDecision: (answer: EventDecision.Answer, heldFor: ElapsedTime?)? {
        state.withLock { $0.made }.map { ($0.decision.answer, $0.heldFor) }
    }
}
