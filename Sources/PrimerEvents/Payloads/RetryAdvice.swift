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

extension PaymentFailureError {
    /// What an app may do about this failure.
    ///
    /// An origin that is absent or unknown says `verifyOnServerFirst`: nobody is told to repeat a payment that may exist.
    public var retryAdvice: RetryAdvice {
        if code == .paymentAborted || failedBeforeCreation { return .nothingWasCreated }
        return switch origin {
        case .user?: .shopperCancelled
        case .payment?: .offerRetry
        case .network?, .primer?: .verifyOnServerFirst
        case .integration?: .fixIntegration
        // An open set: an origin that nobody knows proves nothing about the payment.
        case _: .verifyOnServerFirst
        }
    }

    /// Whether the native SDK failed at a step that comes before it creates a payment.
    ///
    /// The code must be the id's own: with a transport cause or a cancelling shopper the same id becomes another failure.
    private var failedBeforeCreation: Bool {
        guard let nativeErrorId, Self.idsBeforeCreation.contains(nativeErrorId) else { return false }
        return code == ErrorCode(nativeErrorId: nativeErrorId)
    }

    /// The ids of the native SDK after which no payment exists.
    private static let idsBeforeCreation: Set<String> = [
        "unable-to-present-apple-pay",
        "apple-pay-presentation-failed",
        "apple-pay-device-not-supported",
        "apple-pay-no-cards-in-wallet",
        "unable-to-make-payments-on-provided-networks",
        "failed-to-redirect",
    ]
}
