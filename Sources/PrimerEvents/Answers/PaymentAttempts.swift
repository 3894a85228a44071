/// The attempts to pay of one checkout, as a value: which is open, and what a new start does to it.
///
/// Whether a payment may start is the SDK's decision, so a start is never refused.
struct PaymentAttempts: Sendable {
    /// How the open attempt stands.
    enum Phase: Sendable, Hashable {
        /// No attempt is open.
        case none
        /// Listeners hold it.
        case undecided(PaymentMethodType)
        /// It may create a payment, and its outcome has not come.
        case continued
        /// It may not create a payment.
        case aborted
    }

    /// What a start means.
    enum Start: Sendable, Hashable {
        /// The same tap again: it shares the open attempt and its answer.
        case joins
        /// A new attempt, and what becomes of the one before.
        case begins(PaymentAttempt, closing: Closing?)
    }

    /// What becomes of an attempt that a new one takes the place of.
    enum Closing: Sendable, Hashable {
        /// It was undecided: it is aborted, nothing was created.
        case replaced(attempt: Int)
        /// It was allowed and has no outcome: its payment may exist.
        case superseded(attempt: Int)
    }

    private(set) var phase = Phase.none
    private(set) var number = 0
    private var previousFailure: PaymentFailure?
    private var earlierPaymentMayExist = false

    /// Whether a payment may be under way.
    var isInFlight: Bool {
        switch phase {
        case .none, .aborted: false
        case .undecided, .continued: true
        }
    }

    /// A payment with this method is about to start.
    mutating func start(_ method: PaymentMethodType) -> Start {
        let closing: Closing?
        switch phase {
        case .undecided(method): return .joins
        case .undecided: closing = .replaced(attempt: number)
        case .continued:
            closing = .superseded(attempt: number)
            earlierPaymentMayExist = true
        case .none, .aborted: closing = nil
        }
        number += 1
        phase = .undecided(method)
        let attempt = PaymentAttempt(
            number: number, previousFailure: previousFailure, earlierPaymentMayExist: earlierPaymentMayExist)
        return .begins(attempt, closing: closing)
    }

    /// The listeners decided about the attempt with this number.
    mutating func decided(_ decision: PaymentDecision, attempt: Int) {
        guard attempt == number, case .undecided = phase else { return }
        switch decision {
        case .continue: phase = .continued
        case .abort: phase = .aborted
        }
    }

    /// The open attempt succeeded: nothing is left to retry.
    mutating func succeeded() {
        phase = .none
        previousFailure = nil
        earlierPaymentMayExist = false
    }

    /// The open attempt failed.
    mutating func failed(_ failure: PaymentFailure) {
        phase = .none
        previousFailure = failure
        switch failure.retryAdvice {
        case .verifyOnServerFirst: earlierPaymentMayExist = true
        case .offerRetry: earlierPaymentMayExist = false
        // They created nothing, which says nothing of a payment before.
        case .shopperCancelled, .fixIntegration, .nothingWasCreated: break
        }
    }

    /// The open attempt ended without an outcome. What was before it still stands: that payment may exist.
    mutating func ended() { phase = .none }
}
