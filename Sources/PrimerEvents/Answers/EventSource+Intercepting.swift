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
    /// The gate runs on the caller's actor in a task of its own, so one that never returns does not keep the host from being
    /// cancelled. An error that it throws aborts, without a message. Gates are for checks on the device; what the server
    /// has to decide belongs to manual approval.
    ///
    /// - Parameters:
    ///   - isolation: The caller's actor, for which the compiler fills it in.
    ///   - gate: Decides about one attempt; ``PaymentStart/attempt`` helps to choose an idempotency key.
    @discardableResult
    public func interceptPayments(
        isolation: isolated any Actor = #isolation,
        _ gate: @escaping (PaymentStart) async throws -> PaymentDecision
    ) -> Registration {
        addEventListener(.paymentStart) { event in
            let start = event.hold()
            Task {
                _ = isolation
                do {
                    start.answer(try await gate(start))
                } catch {
                    start.abortPaymentCreation()
                }
            }
        }
    }

    /// Decides about payments with an async closure that runs on no actor: for callers that are on none themselves.
    ///
    /// The same as the form for actors, but the closure has to be `@Sendable`.
    ///
    /// ```swift
    /// checkout.interceptPayments(isolation: nil) { start in
    ///     await terms.accepted() ? .continue() : .abort()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - isolation: `nil`. It has to be said: overloads are not chosen by isolation, and without it the compiler takes the
    ///     form for actors.
    ///   - gate: Decides about one attempt.
    @discardableResult
    public func interceptPayments(
        isolation: Never?,
        _ gate: @escaping @Sendable (PaymentStart) async throws -> PaymentDecision
    ) -> Registration {
        addEventListener(.paymentStart) { event in
            let start = event.hold()
            Task {
                do {
                    start.answer(try await gate(start))
                } catch {
                    start.abortPaymentCreation()
                }
            }
        }
    }
}

extension PaymentStart {
    fileprivate func answer(_ decision: PaymentDecision) {
        switch decision {
        case .continue(let key): continuePaymentCreation(idempotencyKey: key)
        case .abort(let message): abortPaymentCreation(message: message)
        }
    }
}
