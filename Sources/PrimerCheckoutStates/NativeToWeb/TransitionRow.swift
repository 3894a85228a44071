/// One row of the transition table: what each state does at a step.
struct TransitionRow: Sendable {
    /// What `.initializing` does.
    enum Initializing: Sendable {
        /// A new session begins.
        case begins
        /// The session loads again.
        case refreshes
        /// The same state again: a diagnostic and nothing else.
        case isRepeated
        /// The integration never gives it: a diagnostic and nothing else.
        case isForeign
    }

    /// What `.ready` does.
    enum Ready: Sendable {
        /// It is ready for the first time.
        case isFirst
        /// It is ready again after a refresh.
        case endsRefresh
        /// The client session was renewed, for which there is no event.
        case renewsClientSession
        /// The session is over: a diagnostic and nothing else.
        case isDropped
        /// The integration never gives it: a diagnostic and nothing else.
        case isForeign
    }

    /// What `.success` does.
    enum Success: Sendable {
        /// The payment succeeded.
        case counts
        /// It succeeded where that was not to be expected: its events and a diagnostic.
        case countsUnexpectedly
        /// It came after a dismissal: its events and a diagnostic if an attempt had been continued, else dropped.
        case countsIfContinued
        /// The session is over: a diagnostic and nothing else.
        case isDropped
    }

    /// What `.failure` does.
    enum Failure: Sendable {
        /// The session could not start.
        case isInitialization
        /// The session could not load again, or an attempt that was open meanwhile failed.
        case isRefresh
        /// An attempt failed.
        case isAttempt
        /// It could not start, or an attempt failed: no lifecycle is seen, so the failure itself has to say which.
        case isOutcome
        /// The session is over: a diagnostic and nothing else.
        case isDropped
    }

    /// What `.dismissed` does.
    enum Dismissed: Sendable {
        /// The shopper closed the checkout.
        case ends
        /// The view of a session that is over went away: nothing.
        case isIgnored
        /// The session is over: a diagnostic and nothing else.
        case isDropped
    }

    let initializing: Initializing
    let ready: Ready
    let success: Success
    let failure: Failure
    let dismissed: Dismissed

    init(
        _ initializing: Initializing, _ ready: Ready, _ success: Success, _ failure: Failure, _ dismissed: Dismissed
    ) {
        self.initializing = initializing
        self.ready = ready
        self.success = success
        self.failure = failure
        self.dismissed = dismissed
    }
}
