internal import PrimerEvents

/// The before-payment callback, the decision, and the end of an attempt.
extension NativeSession {
    mutating func paymentStarting(_ call: Int, _ type: PaymentMethodType, _ source: PaymentSource?) {
        let source = source ?? likelySource(of: type)
        awaitsFirstReport = false
        calls.insert(call)
        sources[type] = source
        output(.ask(call: call, type, from: source.component))
    }

    mutating func decided(_ call: Int, _ decision: PaymentDecision) {
        // The callback of a session that was left has its answer already.
        guard calls.remove(call) != nil else { return }
        switch decision {
        case .continue: processing(true)
        case .abort: break
        }
        output(.answer(call: call, decision))
    }

    /// Tells that a payment is in flight or is not any more, if that is news and the session is not over.
    mutating func processing(_ isProcessing: Bool) {
        guard !step.isOver else { return }
        var state = told
        state.isProcessing = isProcessing
        // Cleared when processing starts again, as on the web.
        if isProcessing { state.paymentFailure = nil }
        if state != told { tell(state) }
    }

    mutating func attemptEnded(_ payment: PrimerCheckoutDataPayment?, at now: UnixSeconds) {
        guard run.openMethod != nil, !step.isDismissed else { return diagnose(.noAttemptToEnd) }
        tell(StateChange.State(isLoading: told.isLoading))
        cancelAttempt(payment, at: now)
    }

    /// Tells of an attempt that got no outcome, if there is one.
    mutating func cancelAttempt(_ payment: PrimerCheckoutDataPayment?, at now: UnixSeconds) {
        guard let method = run.openMethod else { return }
        // If it was undecided it aborts: what is told as ended may not be created afterwards.
        abandonCalls()
        let detail = PaymentCancel(
            payment: payment.map(PaymentSummary.init), paymentMethodType: method, timestamp: now)
        dispatch(detail, from: .checkout)
    }

    /// Answers the callbacks that are undecided: no payment may be created.
    mutating func abandonCalls() {
        guard !calls.isEmpty else { return }
        output(.abandon)
        for call in calls.sorted() { output(.answer(call: call, .abort())) }
        calls = []
    }

    /// What a payment is made with where nobody says: a selected saved method of that type, else a new card for cards.
    func likelySource(of type: PaymentMethodType) -> PaymentSource {
        let selected = vaultMethods?.methods.first { $0.id == selectedVaultMethod }
        if selected?.paymentMethodType == type.rawValue { return .vaultedMethod }
        return type == .paymentCard ? .newCard : .otherMethod
    }
}
