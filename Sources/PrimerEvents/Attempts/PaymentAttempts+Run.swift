extension PaymentAttempts {
    /// The attempts as one run of a checkout sees them: one page load, or one session of the native SDK.
    package struct Run: Sendable {
        /// All attempts of the order.
        package let attempts: PaymentAttempts
        let checkout: Int
        let page: Int

        /// A run of no checkout.
        package init() { self.init(PaymentAttempts(keyPrefix: "", isOrder: false), checkout: 1, page: 1) }

        init(_ attempts: PaymentAttempts, checkout: Int, page: Int) {
            self.attempts = attempts
            self.checkout = checkout
            self.page = page
        }

        /// The method of the latest start of the run that has no outcome, whether it is undecided, allowed or aborted.
        package var openMethod: PaymentMethodType? { latest { _ in true }?.attempt.method }

        /// The method of the latest start of the run that was allowed and has no outcome.
        package var inFlightMethod: PaymentMethodType? { latest { $0.stage == .allowed }?.attempt.method }

        /// The method of the start that an outcome belongs to; `nil` for one whose start nobody saw, or whose screen is gone.
        package func method(of report: Report) -> PaymentMethodType? { attempts.method(of: report) }

        /// An outcome of this run's checkout.
        package func report(_ outcome: Report.Outcome, method: PaymentMethodType?, paymentId: String?) -> Report {
            Report(checkout: checkout, side: .native, outcome, method: method, paymentId: paymentId)
        }

        /// Whether a native failure is that of a start which a gate aborted.
        ///
        /// The SDK does not say so. It is only where nothing else can have failed: no other start of the run was allowed and has
        /// no outcome, there is no payment, and the request did not fail on its way.
        package func abort(hasPayment: Bool, hasTransportCause: Bool) -> GateAbort {
            guard latest(where: { $0.stage == .aborted }) != nil else { return .none }
            return inFlightMethod != nil || hasPayment || hasTransportCause ? .unclear : .ours
        }

        private func latest(where fits: (Start) -> Bool) -> (attempt: Attempt, start: Start)? {
            var latest: (attempt: Attempt, start: Start)?
            for attempt in attempts.attempts {
                for start in attempt.starts
                where start.checkout == checkout && start.page == page && !start.isReported && fits(start) {
                    if start.id > latest?.start.id ?? 0 { latest = (attempt, start) }
                }
            }
            return latest
        }
    }

    /// Whether a native failure follows from the abort of a gate.
    package enum GateAbort: Sendable, Hashable {
        /// No gate aborted a start that has no outcome.
        case none
        /// It does: nothing was created.
        case ours
        /// It may, and another payment may have failed instead.
        case unclear
    }
}
