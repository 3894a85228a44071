/// What an app may do about a failed payment.
public enum RetryAdvice: String, Sendable, Hashable, CaseIterable {
    /// The shopper cancelled: let them try again, there is nothing to report.
    case shopperCancelled
    /// The payment was declined: a new attempt, perhaps with another method, is safe.
    case offerRetry
    /// A payment may exist: ask the server before anybody pays again.
    case verifyOnServerFirst
    /// The integration is wrong: retrying is useless, see the error's suggestion.
    case fixIntegration
    /// No payment was created: a new attempt is safe.
    case nothingWasCreated
}
