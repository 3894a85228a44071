/// Which attempt an outcome belongs to.
extension PaymentAttempts {
    /// The place of a start among all attempts.
    struct Place: Hashable {
        /// The place of the attempt.
        let attempt: Int
        /// The place of the start in the attempt; `nil` where no start waits for the outcome.
        let start: Int?
    }

    /// The attempt that an outcome belongs to: that of its payment, else one whose start waits for an outcome, else one that
    /// may still get one. `nil` if there is none.
    func place(of report: Report) -> Place? {
        if let id = report.paymentId,
            let attempt = attempts.lastIndex(where: { $0.payments.contains { $0.id == id } })
        {
            // The start that it was named for has reported; a sibling that waits tells of itself.
            let waiting = attempts[attempt].starts.firstIndex { $0.isOutstanding }
            return Place(attempt: attempt, start: attempts[attempt].reported == nil ? waiting : nil)
        }
        return waitingStart(for: report) ?? lateAttempt(for: report).map { Place(attempt: $0, start: nil) }
    }

    /// The method of the start that an outcome belongs to, where its page or screen is still there.
    func method(of report: Report) -> PaymentMethodType? { place(of: report).flatMap(method(at:)) }

    /// The method of the start at a place, where its page or screen is still there.
    func method(at place: Place) -> PaymentMethodType? {
        guard let start = place.start, !attempts[place.attempt].starts[start].isGone else { return nil }
        return attempts[place.attempt].method
    }

    /// Whether an outcome tells a cancellation again: no payment started since, and none of its checkout waits.
    func repeatsCancellation(_ report: Report) -> Bool {
        guard report.isCancellation, lastCancelledCheckout == report.checkout,
            let cancelled = lastCancelled.flatMap(attempt), cancelled.fits(report)
        else { return false }
        return !attempts.contains { attempt in
            attempt.standing.isOpen && attempt.fits(report)
                && attempt.starts.contains {
                    $0.checkout == report.checkout && !$0.isReported && $0.stage != .aborted
                }
        }
    }

    /// The start that waits for the outcome: the likeliest of those with a method that fits.
    private func waitingStart(for report: Report) -> Place? {
        var best: (rank: [Int], place: Place)?
        // By index, since most attempts are settled and need not be copied.
        for index in attempts.indices where attempts[index].starts.contains(where: { !$0.isReported }) {
            let attempt = attempts[index]
            guard attempt.fits(report) else { continue }
            for (place, start) in attempt.starts.enumerated() where !start.isReported {
                // Its page or screen is gone and its attempt has ended: it fails no more.
                let isPast = start.isGone && start.stage == .allowed && !attempt.standing.isOpen
                if isPast, !report.isSuccess, report.cause != .keyRefused { continue }
                let rank = [
                    Self.rank(of: start, in: attempt, for: report),
                    attempt.standing == .mayExist ? 1 : 0,
                    start.isGone ? 1 : start.checkout == report.checkout ? 0 : 2,
                    -index, place,
                ]
                if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true {
                    best = (rank, Place(attempt: index, start: place))
                }
            }
        }
        return best?.place
    }

    /// How unlikely it is that an outcome is that of a start.
    private static func rank(of start: Start, in attempt: Attempt, for report: Report) -> Int {
        let isAbort = report.cause == .aborted
        switch start.stage {
        // A key is refused where several starts sent it.
        case .allowed where report.cause == .keyRefused: return attempt.starts.count > 1 ? 0 : 1
        case .allowed where attempt.standing.isOpen: return isAbort ? 3 : 0
        // A sibling has ended the attempt: what is still to come is a refusal, or another payment.
        case .allowed: return report.isSuccess ? 1 : isAbort ? 4 : 3
        case .undecided: return 2
        case .aborted: return isAbort ? 0 : 4
        }
    }

    /// The attempt that may get a late outcome although no start of it waits for one.
    private func lateAttempt(for report: Report) -> Int? {
        switch report.outcome {
        case .succeeded:
            return attempts.lastIndex { attempt in
                report.method != nil && attempt.method == report.method && attempt.payments.isEmpty
                    && [.mayExist, .pendingAfterCancel, .notPaid].contains(attempt.standing)
            }
        case .failed(.offerRetry, _) where report.paymentId != nil:
            return attempts.lastIndex { attempt in
                report.method != nil && attempt.method == report.method && attempt.payments.isEmpty
                    && attempt.standing == .pendingAfterCancel
            }
        case .failed, .cancelled: return nil
        }
    }
}

extension PaymentAttempts.Attempt {
    /// Whether an outcome can be that of this attempt, by its method.
    func fits(_ report: PaymentAttempts.Report) -> Bool {
        report.method == nil || method == nil || method == .unknown || report.method == method
    }

    /// Whether every start that was allowed sent this key, and none was forgotten: the backend takes a key once.
    func isKeyed(_ key: String?) -> Bool {
        guard let key, !hasDroppedStart else { return false }
        let allowed = starts.filter { $0.stage == .allowed }
        return !allowed.isEmpty && allowed.allSatisfy { $0.sentKey == key }
    }
}

extension PaymentAttempts.Report {
    /// Why it failed; `nil` for what is no failure.
    var cause: Cause? { if case .failed(_, let cause) = outcome { cause } else { nil } }

    var isSuccess: Bool { if case .succeeded = outcome { true } else { false } }

    /// Whether the shopper went back, told as a cancellation or as a failure.
    var isCancellation: Bool {
        switch outcome {
        case .cancelled, .failed(.shopperCancelled, _): true
        case .succeeded, .failed: false
        }
    }

    /// What it means to a screen.
    var advice: RetryAdvice? {
        switch outcome {
        case .succeeded: nil
        case .cancelled: .shopperCancelled
        case .failed(let advice, _): advice
        }
    }
}
