import PrimerEvents

/// What a recorded session comes to, written by hand from the descriptions of the sessions and the tables of the attempts.
///
/// `watched`: nobody here holds the payment, so the page goes on by itself, with the key that it names or with none. `held`: a
/// gate continues without naming a key, in an order whose own keys are `basket-1` and so on.
struct RecordedAttempts {
    struct Attempt: Equatable {
        let method: PaymentMethodType?
        let standing: PaymentAttempts.Standing
        /// The payments that were named, in order.
        var payments: [String] = []
        /// The key that was sent where the page went on by itself.
        var watchedKey: String?
        /// The key that was sent where a gate continued.
        var heldKey: String?
    }

    let name: String
    let attempts: [Attempt]
    /// What each failure and cancellation means, in order.
    let advice: [RetryAdvice]
    let earlierPayment: EarlierPayment
    /// The key of the next attempt where a gate continued.
    let nextKey: String

    init(
        _ name: String, _ attempts: [Attempt], _ advice: [RetryAdvice], _ earlierPayment: EarlierPayment, next: String
    ) {
        self.name = name
        self.attempts = attempts
        self.advice = advice
        self.earlierPayment = earlierPayment
        nextKey = next
    }

    private static func card(
        _ standing: PaymentAttempts.Standing, _ payments: String..., held: String? = "basket-1"
    ) -> Attempt {
        Attempt(method: .paymentCard, standing: standing, payments: payments, heldKey: held)
    }

    private static func other(
        _ method: PaymentMethodType, _ standing: PaymentAttempts.Standing, _ payments: String...,
        held: String? = "basket-1"
    ) -> Attempt {
        Attempt(method: method, standing: standing, payments: payments, heldKey: held)
    }

    /// A card that is paid with: most sessions.
    private static func paid(_ name: String, _ attempt: Attempt = card(.paid, "pay-1")) -> RecordedAttempts {
        RecordedAttempts(name, [attempt], [], .succeeded, next: "basket-1")
    }

    /// Nothing is paid with.
    private static func nothing(_ name: String) -> RecordedAttempts {
        RecordedAttempts(name, [], [], .none, next: "basket-1")
    }

    static let table: [RecordedAttempts] = [
        RecordedAttempts(
            "aborted-at-once", [card(.nothingCreated, held: nil)], [.nothingWasCreated], .none, next: "basket-2"),
        RecordedAttempts(
            "aborted-later", [card(.nothingCreated, held: nil)], [.nothingWasCreated], .none, next: "basket-2"),
        paid("card-invalid-then-paid"),
        paid("card-success"),
        paid("card-two-networks"),
        nothing("configuration-unavailable"),
        // The request was sent, and its answer did not come.
        RecordedAttempts("connection-lost", [card(.mayExist)], [.verifyOnServerFirst], .mayExist, next: "basket-1"),
        // The page names the key itself, which goes before the attempt's own.
        RecordedAttempts(
            "continued-later-with-key",
            [
                Attempt(
                    method: .paymentCard, standing: .paid, payments: ["pay-1"], watchedKey: "order-1001-1",
                    heldKey: "order-1001-1")
            ],
            [], .succeeded, next: "order-1001-1"),
        RecordedAttempts(
            "decline-then-retry", [card(.declined, "pay-1"), card(.paid, "pay-2", held: "basket-2")], [.offerRetry],
            .succeeded, next: "basket-2"),
        RecordedAttempts(
            "key-already-used",
            [Attempt(method: .paymentCard, standing: .mayExist, watchedKey: "used-before", heldKey: "used-before")],
            [.verifyOnServerFirst], .mayExist, next: "used-before"),
        RecordedAttempts("left-while-processing", [card(.inFlight)], [], .inFlight, next: "basket-1"),
        // "It may have been aborted, expired, or not yet approved."
        RecordedAttempts("manual-aborted", [card(.mayExist)], [.verifyOnServerFirst], .mayExist, next: "basket-1"),
        paid("manual-approved"),
        // Another page load began it: no start was seen, so no key was sent that is known here.
        paid("manual-recovered-after-reload", card(.paid, "pay-1", held: nil)),
        nothing("new-token-same-page"),
        // Code, origin and payment are those of a decline; a nested error and the text say that it is not known yet.
        RecordedAttempts(
            "outcome-not-yet-known", [card(.mayExist, "pay-1")], [.verifyOnServerFirst], .mayExist, next: "basket-1"),
        paid("pending-shown-as-success"),
        RecordedAttempts(
            "pending-without-action", [card(.mayExist, "pay-1")], [.verifyOnServerFirst], .mayExist, next: "basket-1"),
        // The page holds the payment itself and never answers.
        RecordedAttempts("prevented-and-forgotten", [card(.inFlight)], [], .inFlight, next: "basket-1"),
        // The outcome comes on the second page, before its ready.
        paid("redirect-by-the-whole-page", other("ADYEN_IDEAL", .paid, "pay-1")),
        // The bank's page was closed, and the payment that it was for is pending.
        RecordedAttempts(
            "redirect-closed-by-shopper", [other("ADYEN_IDEAL", .pendingAfterCancel, "pay-1")], [.shopperCancelled],
            .pendingAfterCancel, next: "basket-2"),
        paid("redirect-success", other("ADYEN_IDEAL", .paid, "pay-1")),
        nothing("refresh-changes-methods"),
        // The start was on a page that was not recorded.
        RecordedAttempts(
            "return-after-decline", [Attempt(method: nil, standing: .declined, payments: ["pay-1"])], [.offerRetry],
            .none,
            next: "basket-1"),
        RecordedAttempts("server-error", [card(.mayExist)], [.verifyOnServerFirst], .mayExist, next: "basket-1"),
        paid("submit-from-the-document"),
        paid("submit-twice"),
        paid("submit-without-detail"),
        RecordedAttempts(
            "three-ds-closed-by-shopper", [card(.pendingAfterCancel, "pay-1")], [.shopperCancelled],
            .pendingAfterCancel,
            next: "basket-2"),
        paid("three-ds-dialog"),
        paid("three-ds-shown-by-the-page"),
        nothing("token-expired"),
        nothing("token-malformed"),
        nothing("token-refused"),
        // A request failed, and which one is not told.
        RecordedAttempts(
            "tokenization-refused", [card(.mayExist)], [.verifyOnServerFirst], .mayExist, next: "basket-1"),
        paid("vault-by-call"),
        nothing("vault-left-for-a-card"),
        nothing("vault-security-code-missing"),
        paid("vault-success"),
        RecordedAttempts(
            "wallet-aborted", [other(.googlePay, .nothingCreated, held: nil)], [.nothingWasCreated], .none,
            next: "basket-2"),
        RecordedAttempts(
            "wallet-closed", [other(.googlePay, .nothingCreated)], [.shopperCancelled], .none, next: "basket-2"),
        // The wallet's own error has no origin.
        RecordedAttempts(
            "wallet-error", [other(.googlePay, .mayExist)], [.verifyOnServerFirst], .mayExist, next: "basket-1"),
        paid("wallet-shipping", other(.googlePay, .paid, "pay-1")),
        RecordedAttempts(
            "wallet-shipping-not-committed", [other(.googlePay, .nothingCreated)], [.fixIntegration], .none,
            next: "basket-2"),
        paid("wallet-shipping-unheard", other(.googlePay, .paid, "pay-1")),
    ]
}
