/// What a recording comes to, written by hand from the descriptions of the recordings: how each attempt ended.
struct ReadOutcomes: Sendable {
    let recording: String
    let outcomes: [String]

    init(_ recording: String, _ outcomes: String...) {
        self.recording = recording
        self.outcomes = outcomes
    }

    /// A row for each recording. The web never says that a payment is settled.
    static let table: [ReadOutcomes] = [
        ReadOutcomes("recorded aborted-at-once", "aborted"),
        ReadOutcomes("recorded aborted-later", "aborted"),
        ReadOutcomes("recorded card-invalid-then-paid", "createdStatusUnknown"),
        ReadOutcomes("recorded card-success", "createdStatusUnknown"),
        ReadOutcomes("recorded card-two-networks", "createdStatusUnknown"),
        ReadOutcomes("recorded configuration-unavailable"),
        ReadOutcomes("recorded connection-lost", "failed"),
        ReadOutcomes("recorded continued-later-with-key", "createdStatusUnknown"),
        ReadOutcomes("recorded decline-then-retry", "failed", "createdStatusUnknown"),
        ReadOutcomes("recorded key-already-used", "failed"),
        ReadOutcomes("recorded left-while-processing", "none"),
        ReadOutcomes("recorded manual-aborted", "failed"),
        ReadOutcomes("recorded manual-approved", "createdStatusUnknown"),
        ReadOutcomes("recorded manual-recovered-after-reload", "createdStatusUnknown"),
        ReadOutcomes("recorded new-token-same-page"),
        ReadOutcomes("recorded outcome-not-yet-known", "failed"),
        ReadOutcomes("recorded pending-shown-as-success", "createdStatusUnknown"),
        ReadOutcomes("recorded pending-without-action", "failed"),
        ReadOutcomes("recorded prevented-and-forgotten", "none"),
        ReadOutcomes("recorded redirect-by-the-whole-page", "createdStatusUnknown"),
        ReadOutcomes("recorded redirect-closed-by-shopper", "cancelled"),
        ReadOutcomes("recorded redirect-success", "createdStatusUnknown"),
        ReadOutcomes("recorded refresh-changes-methods"),
        ReadOutcomes("recorded return-after-decline", "failed"),
        ReadOutcomes("recorded server-error", "failed"),
        ReadOutcomes("recorded submit-from-the-document", "createdStatusUnknown"),
        ReadOutcomes("recorded submit-twice", "createdStatusUnknown"),
        ReadOutcomes("recorded submit-without-detail", "createdStatusUnknown"),
        ReadOutcomes("recorded three-ds-closed-by-shopper", "cancelled"),
        ReadOutcomes("recorded three-ds-dialog", "createdStatusUnknown"),
        ReadOutcomes("recorded three-ds-shown-by-the-page", "createdStatusUnknown"),
        ReadOutcomes("recorded token-expired"),
        ReadOutcomes("recorded token-malformed"),
        ReadOutcomes("recorded token-refused"),
        ReadOutcomes("recorded tokenization-refused", "failed"),
        ReadOutcomes("recorded vault-by-call", "createdStatusUnknown"),
        ReadOutcomes("recorded vault-left-for-a-card"),
        ReadOutcomes("recorded vault-security-code-missing"),
        ReadOutcomes("recorded vault-success", "createdStatusUnknown"),
        ReadOutcomes("recorded wallet-aborted", "aborted"),
        ReadOutcomes("recorded wallet-closed", "cancelled"),
        ReadOutcomes("recorded wallet-error", "failed"),
        ReadOutcomes("recorded wallet-shipping-not-committed", "failed"),
        ReadOutcomes("recorded wallet-shipping-unheard", "createdStatusUnknown"),
        ReadOutcomes("recorded wallet-shipping", "createdStatusUnknown"),
        ReadOutcomes("apple-pay-shipping", "createdStatusUnknown"),
        ReadOutcomes("card-success", "createdStatusUnknown"),
        ReadOutcomes("decline-then-retry", "failed", "createdStatusUnknown"),
        ReadOutcomes("held-then-aborted", "aborted"),
        ReadOutcomes("held-then-continued", "createdStatusUnknown"),
        ReadOutcomes("invalid-client-token"),
        ReadOutcomes("manual-approval", "createdStatusUnknown"),
        ReadOutcomes("network-failure", "failed"),
        ReadOutcomes("three-ds-and-refresh", "createdStatusUnknown"),
        ReadOutcomes("vault-with-cvv", "createdStatusUnknown"),
        ReadOutcomes("legacy-names", "failed", "createdStatusUnknown"),
    ]
}
