internal import PrimerEvents

/// `primer:state-change` and `primer:ready`.
extension WebSession {
    mutating func stateChanged(to new: StateChange.State, isInFlight: Bool) {
        let old = told
        told = new
        // Level on the web, an edge here: the flag and the error stay in later state-changes.
        if new.isLoading, !old.isLoading { loadingBegan(new, isInFlight: isInFlight) }
        if let error = new.primerJsError, error.isNews(after: old.primerJsError) {
            erred(error, inFlight: isInFlight || old.isProcessing || new.isProcessing)
        }
        if old.isProcessing, !new.isProcessing, !new.announcesOutcome(after: old) { tellWaitingError() }
        if isReadyAgain(new, after: old) {
            step = .ready
            tell(.ready(clientSession: clientSession ?? PrimerClientSession()))
        }
    }

    mutating func ready(_ new: PrimerClientSession) {
        // Only a checkout that has started anew is ready a second time.
        if step.isOver { begin() }
        // The same session again is no news.
        let isRepeated = step.wasReady && new == clientSession
        step = .ready
        clientSession = new
        if !isRepeated { tell(.ready(clientSession: new)) }
    }

    private mutating func loadingBegan(_ new: StateChange.State, isInFlight: Bool) {
        switch step {
        case .initializing, .refreshing: return
        case .ready, .refreshFailed:
            // Nothing is refreshed while a payment is in flight.
            guard !isInFlight, !new.isProcessing else { return }
            step = .refreshing
        case .succeeded where new.isSuccessful: return
        case .start, .initializationFailed, .succeeded, .dismissed:
            begin()
            step = .initializing
        }
        tell(.initializing)
    }

    private mutating func erred(_ error: PrimerJSError, inFlight: Bool) {
        let state = PrimerCheckoutState.failure(PrimerError(error))
        switch step {
        case .start, .initializing, .initializationFailed:
            step = .initializationFailed
            deliver(state, as: .initializationFailure)
        case .ready, .refreshing, .refreshFailed:
            if inFlight {
                waitingError = error
                return
            }
            if step == .refreshing { step = .refreshFailed }
            deliver(state, as: .failure)
        case .succeeded, .dismissed: diagnose(.outcomeDropped(.failure))
        }
    }

    /// The error that waited for the outcome of an attempt which has none.
    mutating func tellWaitingError() {
        guard let error = waitingError else { return }
        waitingError = nil
        if step == .refreshing { step = .refreshFailed }
        deliver(.failure(PrimerError(error)), as: .failure)
    }

    /// Whether loading again has ended well. What failed before may still be in the state, what is new may not.
    private func isReadyAgain(_ new: StateChange.State, after old: StateChange.State) -> Bool {
        guard !new.isLoading, !new.announcesOutcome(after: old) else { return false }
        switch step {
        case .refreshing: return true
        case .refreshFailed: return new.primerJsError == nil
        case .start, .initializing, .initializationFailed, .ready, .succeeded, .dismissed: return false
        }
    }

    /// Tells an outcome, and the developers if `onCompletion` does not get it.
    mutating func deliver(_ state: PrimerCheckoutState, as outcome: CompletionLatch.Outcome) {
        if !tell(state, as: outcome) { diagnose(.outcomeNotDelivered(outcome.stateName)) }
    }
}

extension CompletionLatch.Outcome {
    fileprivate var stateName: NativeStateName {
        switch self {
        case .initializationFailure, .failure: .failure
        case .success: .success
        case .dismissed: .dismissed
        }
    }
}

extension PrimerJSError {
    /// Whether the error appeared, or is another than before.
    fileprivate func isNews(after old: PrimerJSError?) -> Bool {
        guard let old else { return true }
        return old.diagnosticsId != diagnosticsId
    }
}

extension StateChange.State {
    /// Whether the outcome of a payment is told here first and its event is to come.
    fileprivate func announcesOutcome(after old: StateChange.State) -> Bool {
        isSuccessful || (paymentFailure != nil && paymentFailure != old.paymentFailure)
    }
}
