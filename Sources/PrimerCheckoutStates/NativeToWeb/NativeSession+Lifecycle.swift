internal import PrimerEvents

/// `.initializing`, `.ready` and `.dismissed`, and the end of a session by its host.
extension NativeSession {
    mutating func initializing(_ transition: TransitionRow.Initializing) {
        switch transition {
        case .begins:
            reset()
            step = .inline(.initializing)
            tell(StateChange.State(isLoading: true))
        case .refreshes:
            step = .inline(.refreshing)
            // A payment that is in flight still is: only what had ended is forgotten.
            tell(StateChange.State(isLoading: true, isProcessing: told.isProcessing))
        case .isRepeated: diagnose(.stateRepeated(.initializing))
        case .isForeign: diagnose(.stateUnsupported(.initializing))
        }
    }

    mutating func ready(
        _ transition: TransitionRow.Ready, _ clientSession: PrimerClientSession, at now: UnixSeconds
    ) {
        switch transition {
        case .isFirst:
            self.clientSession = clientSession
            step = .inline(.ready)
            tell(StateChange.State())
            dispatch(Ready(), from: .checkout)
            tellMethods(at: now)
        case .endsRefresh:
            self.clientSession = clientSession
            step = .inline(.ready)
            tell(StateChange.State(isProcessing: told.isProcessing))
            tellMethods(at: now)
        case .renewsClientSession: self.clientSession = clientSession
        case .isDropped: diagnose(.stateDropped(.ready))
        case .isForeign: diagnose(.stateUnsupported(.ready))
        }
    }

    mutating func dismissed(_ transition: TransitionRow.Dismissed, at now: UnixSeconds) {
        switch transition {
        case .ends:
            step = step.afterDismissal
            if let type = run.inFlightMethod {
                // The payment may exist: the attempt stays open for its outcome.
                dispatch(CheckoutDismissed(attempt: .outcomeUnknown, paymentMethodType: type), from: .checkout)
            } else {
                cancelAttempt(nil, at: now)
                dispatch(CheckoutDismissed(), from: .checkout)
            }
        case .isIgnored: break
        case .isDropped: diagnose(.stateDropped(.dismissed))
        }
    }

    /// Forgets the session: the next state begins another. A gate that is undecided aborts.
    mutating func reset() {
        if let type = run.inFlightMethod { diagnose(.outcomeUnknown(type)) }
        output(.leave)
        for call in calls.sorted() { output(.answer(call: call, .abort())) }
        calls = []
        sources = [:]
        step = .start(of: integration)
        awaitsFirstReport = false
        told = StateChange.State()
        clientSession = nil
        paymentMethods = nil
        vaultMethods = nil
        selectedVaultMethod = nil
    }
}
