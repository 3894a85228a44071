public import EventTree

extension EventSource {
    /// Decides about payments with an async closure: `preventDefault()`, a task, and an answer on every path.
    ///
    /// ```swift
    /// checkout.interceptPayments { start in
    ///     await terms.accepted() ? .continue() : .abort()
    /// }
    /// ```
    ///
    /// The gate runs where it was written, on the main actor, in an actor or on none, and in a task of its own, so one that
    /// never returns does not keep the host from being cancelled. That task is cancelled when its answer can no longer count:
    /// the deadline is past, another gate has aborted, the checkout is removed, the host has given up. An error that it throws
    /// aborts, without a message. Gates are for checks on the device; what the server has to decide belongs to manual approval.
    ///
    /// - Parameter gate: Decides about one attempt; ``PaymentStart/attempt`` helps to choose an idempotency key.
    @discardableResult
    public func interceptPayments(
        // NB: underscored, but what `Task.init` itself is declared with. Of two overloads, one for actors and one for the
        // rest, the compiler chooses without looking at the caller's isolation, and so the wrong one for either.
        @_inheritActorContext
        _ gate: @escaping @Sendable (PaymentStart) async throws -> PaymentDecision
    ) -> Registration {
        addEventListener(.paymentStart) { event in
            let start = event.hold()
            let deciding = Task { await start.answer { try await gate(start) } }
            start.whenOvertaken { deciding.cancel() }
        }
    }

    /// Decides about payments with an async closure that need not be `Sendable`: for code in an actor whose gate uses what
    /// is not.
    ///
    /// The same as the other form otherwise.
    ///
    /// - Parameters:
    ///   - isolation: The caller's actor: `self` or `#isolation`. Not optional: on no actor such a gate would race.
    ///   - gate: Decides about one attempt.
    @discardableResult
    public func interceptPayments(
        isolation: isolated any Actor,
        _ gate: @escaping (PaymentStart) async throws -> PaymentDecision
    ) -> Registration {
        addEventListener(.paymentStart) { event in
            let start = event.hold()
            let deciding = Task {
                _ = isolation
                await start.answer { try await gate(start) }
            }
            start.whenOvertaken { deciding.cancel() }
        }
    }
}

extension PaymentStart {
    /// Gives the answer that a gate decides.
    fileprivate func answer(_ decide: () async throws -> PaymentDecision) async {
        do {
            answer(try await decide())
        } catch {
            // One that was cancelled has nothing to say any more, and is not reported as too late.
            if !Task.isCancelled { abortPaymentCreation() }
        }
    }

    /// Gives the answer that a decision is.
    package func answer(_ decision: PaymentDecision) {
        switch decision {
        case .continue(let key): continuePaymentCreation(idempotencyKey: key)
        case .abort(let message): abortPaymentCreation(message: message)
        }
    }
}
