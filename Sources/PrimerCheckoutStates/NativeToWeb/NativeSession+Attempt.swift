internal import PrimerEvents

/// The before-payment callback, the decision, and the end of an attempt.
extension NativeSession {
    mutating func paymentStarting(_ call: Int, _ type: PaymentMethodType, _ source: PaymentSource?) {
        let source = source ?? likelySource(of: type)
        hasSeenAttempt = true
        var replaced: [Int] = []
        switch attempt?.stage {
        case .undecided? where attempt?.paymentMethodType == type:
            // One tap can start the same payment twice: one decision serves both.
            attempt?.calls.append(call)
        case .undecided?:
            replaced = attempt?.calls ?? []
            attempt = SessionAttempt(paymentMethodType: type, source: source, calls: [call])
        case .continued?, .aborted?, nil:
            // Whether a payment may start is the SDK's decision; the checkout tells of one that had no outcome.
            attempt = SessionAttempt(paymentMethodType: type, source: source, calls: [call])
        }
        output(.ask(call: call, type, from: source.component))
        for call in replaced { output(.answer(call: call, .abort())) }
    }

    mutating func decided(_ call: Int, _ decision: PaymentDecision) {
        // The callback of an attempt that is closed or decided has its answer already.
        guard let open = attempt, open.stage == .undecided, open.calls.contains(call) else { return }
        switch decision {
        case .continue:
            attempt?.stage = .continued
            processing(true)
        case .abort: attempt?.stage = .aborted
        }
        for call in open.calls { output(.answer(call: call, decision)) }
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
        guard attempt != nil, !step.isDismissed else { return diagnose(.noAttemptToEnd) }
        tell(StateChange.State(isLoading: told.isLoading))
        cancelAttempt(payment, at: now)
    }

    /// Ends an attempt that got no outcome.
    mutating func cancelAttempt(_ payment: PrimerCheckoutDataPayment?, at now: UnixSeconds) {
        guard let cancelled = attempt else { return }
        closeAttempt()
        let detail = PaymentCancel(
            payment: payment.map(PaymentSummary.init), paymentMethodType: cancelled.paymentMethodType, timestamp: now)
        dispatch(detail, from: .checkout)
    }

    /// Closes the attempt. If it was undecided it aborts: what was told as ended may not be created afterwards.
    mutating func closeAttempt() {
        guard let closed = attempt else { return }
        attempt = nil
        guard closed.stage == .undecided else { return }
        for call in closed.calls { output(.answer(call: call, .abort())) }
    }

    /// What a payment is made with where nobody says: a selected saved method of that type, else a new card for cards.
    func likelySource(of type: PaymentMethodType) -> PaymentSource {
        let selected = vaultMethods?.methods.first { $0.id == selectedVaultMethod }
        if selected?.paymentMethodType == type.rawValue { return .vaultedMethod }
        return type == .paymentCard ? .newCard : .otherMethod
    }
}
