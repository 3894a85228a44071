internal import EventTree

/// The host's side of an answered event: it waits for the first decision that counts.
///
/// It holds no ticket, so it does not keep the decision open itself.
package final class PendingDecision<Decision: Sendable>: AnswerSource, Sendable {
    private struct State {
        var decision: Decision?
        /// Whether a listener ever held the event: only then is there anybody to wait for.
        var wasHeld = false
        var waiter: CheckedContinuation<Decision, Never>?
    }

    private let state = Locked(State())
    /// What is decided when those who held the event all let go of it, or the host stops waiting.
    private let abandoned: Decision

    package init(abandoned: Decision) { self.abandoned = abandoned }

    package func makeTicket() -> any AnswerTicket { DecisionTicket(for: self) }

    /// Settles the decision; `false` if it was settled before.
    @discardableResult
    package func settle(_ decision: Decision) -> Bool {
        let (counted, waiter): (Bool, CheckedContinuation<Decision, Never>?) = state.withLock { state in
            guard state.decision == nil else { return (false, nil) }
            state.decision = decision
            defer { state.waiter = nil }
            return (true, state.waiter)
        }
        waiter?.resume(returning: decision)
        return counted
    }

    /// A listener called `preventDefault()` and will answer.
    func hold() { state.withLock { $0.wasHeld = true } }

    /// Every listener has run. Nobody prevented the default: it is decided as `unheld`. Somebody did, but not in time to
    /// hold the event: nobody can answer, and nobody shall be charged against a no, so it is decided as abandoned.
    func dispatchEnded(goesOn: Bool, unheld: Decision) {
        if goesOn {
            settle(unheld)
        } else if !state.withLock({ $0.wasHeld }) {
            abandon()
        }
    }

    /// A ticket that held the event went away without an answer.
    func abandon() { settle(abandoned) }

    /// The decision, if there is one already.
    package var decision: Decision? { state.withLock { $0.decision } }

    /// The decision, once there is one. Cancelling the waiting task settles it as abandoned.
    package func wait() async -> Decision {
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let settled: Decision? = state.withLock { state in
                    if state.decision == nil { state.waiter = waiter }
                    return state.decision
                }
                if let settled { waiter.resume(returning: settled) }
            }
        } onCancel: {
            abandon()
        }
    }
}
