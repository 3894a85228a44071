public import PrimerEvents

/// The before-payment callback.
extension StateEventAdapter {
    /// Asks the listeners of `primer:payment-start` whether a payment may be created, and waits for their decision.
    ///
    /// Cancelling the waiting task aborts the payment. So does the end of the attempt before the decision: a state that ends
    /// it, ``sessionCancelled()`` or ``detach()``. An adapter that is attached to no checkout aborts at once.
    ///
    /// - Parameters:
    ///   - paymentMethodType: What the shopper pays with.
    ///   - source: What the payment is made with, where the host knows it. Otherwise it is taken for the selected saved
    ///     method if that is of this type, else for a new card if it is a card.
    public func beforePayment(
        _ paymentMethodType: PaymentMethodType, source: PaymentSource? = nil
    ) async -> PrimerPaymentCreationDecision {
        await whenIdle()
        var answer: PrimerPaymentCreationDecision?
        let call = begin(paymentMethodType, source, Gate(answer: { answer = $0 }))
        // Not answered yet: listeners hold the event. What they decide, or the end of the attempt, gives the answer.
        if let request = gates[call]?.request { take(.decided(call: call, await request.wait())) }
        return answer ?? .abortPaymentCreation()
    }

    /// Answers the SDK's `onBeforePaymentCreate`: assign a closure that passes both of its arguments on.
    ///
    /// The decision handler is called exactly once, on the caller's actor: before this returns if no listener holds
    /// `primer:payment-start`, else when they have decided or the attempt has ended.
    ///
    /// - Parameters:
    ///   - data: What the SDK says of the payment.
    ///   - source: As for ``beforePayment(_:source:)``.
    ///   - providerKey: The idempotency key of the app's own key provider, `PrimerCheckoutSession.idempotencyKey`. It is
    ///     used unless a listener names a key, or the key of an earlier payment has to be sent again.
    ///   - decisionHandler: The SDK's.
    ///   - isolation: The caller's actor, for which the compiler fills it in.
    public func beforePayment(
        _ data: PrimerCheckoutPaymentMethodData,
        source: PaymentSource? = nil,
        providerKey: String? = nil,
        isolation: isolated any Actor = #isolation,
        decisionHandler: @escaping (PrimerPaymentCreationDecision) -> Void
    ) {
        let gate = Gate(answer: decisionHandler, providerKey: providerKey) { request, call in
            Task {
                _ = isolation
                self.take(.decided(call: call, await request.wait()))
            }
        }
        begin(PaymentMethodType(rawValue: data.paymentMethodType.type), source, gate)
    }

    /// Opens the before-payment callback for a host that goes on while listeners hold the event.
    ///
    /// - Parameter answer: Gets the decision once: before this returns if no listener holds the event, else when the host
    ///   calls ``takeDecision(of:)`` after it was made, or when the attempt ends.
    /// - Returns: What is undecided; `nil` if it is decided.
    package func openPayment(
        _ paymentMethodType: PaymentMethodType, source: PaymentSource?, answer: @escaping (PaymentDecision) -> Void
    ) -> OpenPayment? {
        let call = begin(paymentMethodType, source, Gate(answer: { answer(PaymentDecision($0)) }))
        return gates[call]?.request.map { OpenPayment(call: call, request: $0) }
    }

    /// Goes on after the decision about an open payment, if it was made.
    package func takeDecision(of payment: OpenPayment) {
        if let decision = payment.request.decision { take(.decided(call: payment.call, decision)) }
    }

    @discardableResult
    private func begin(_ type: PaymentMethodType, _ source: PaymentSource?, _ gate: Gate) -> Int {
        lastCall += 1
        gates[lastCall] = gate
        let call = lastCall
        take(.paymentStarting(call: call, type, source))
        return call
    }

    /// The decisions that were made and still wait for the tasks that bring them, in the order of the callbacks.
    func takeDecisions() -> [NativeInput] {
        gates.keys.sorted().compactMap { call in
            guard let decision = gates[call]?.request?.decision else { return nil }
            gates[call]?.request = nil
            return .decided(call: call, decision)
        }
    }

    /// Gives a callback its answer, if it has none yet.
    func answer(_ call: Int, _ decision: PaymentDecision, on checkout: Checkout?) {
        guard let gate = gates.removeValue(forKey: call) else { return }
        gate.answer(PrimerPaymentCreationDecision(decision))
    }

    /// A callback of the SDK that has no answer yet.
    struct Gate {
        let answer: (PrimerPaymentCreationDecision) -> Void
        /// The key of the app's key provider, which was asked before the decision.
        var providerKey: String?
        /// Waits for those who hold the event.
        var whenHeld: (PaymentRequest, Int) -> Void = { _, _ in }
        var request: PaymentRequest?
    }
}

/// A payment that listeners hold, for a host that waits for the decision elsewhere.
package struct OpenPayment: Sendable {
    fileprivate let call: Int
    /// The question about it.
    package let request: PaymentRequest
}

extension PaymentDecision {
    /// What the SDK is told, in the words of the listeners.
    fileprivate init(_ decision: PrimerPaymentCreationDecision) {
        self =
            switch decision {
            case .continuePaymentCreation(let key): .continue(idempotencyKey: key)
            case .abortPaymentCreation(let message): .abort(message: message)
            }
    }
}

extension PrimerPaymentCreationDecision {
    /// The SDK's answer for what the listeners decided.
    init(_ decision: PaymentDecision) {
        self =
            switch decision {
            case .continue(let key): .continuePaymentCreation(withIdempotencyKey: key)
            case .abort(let message): .abortPaymentCreation(withErrorMessage: message)
            }
    }
}
