import PrimerEventsUI

extension RetryAdvice {
    /// What the shopper is told.
    var text: String {
        switch self {
        case .shopperCancelled: "Pay whenever you are ready."
        case .offerRetry: "The payment was declined. You can try another card."
        case .verifyOnServerFirst: "We are asking the bank how your payment ended."
        case .fixIntegration: "Paying does not work just now."
        case .nothingWasCreated: "Nothing was paid. You can try again."
        }
    }

    /// Whether the button may be tapped again; where a payment may exist, the server is asked first.
    var allowsAnotherAttempt: Bool {
        switch self {
        case .shopperCancelled, .offerRetry, .nothingWasCreated: true
        case .verifyOnServerFirst, .fixIntegration: false
        }
    }
}
