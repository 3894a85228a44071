/// Whose answer counts when several listeners hold one event.
public enum AnswerPolicy: Sendable, Hashable {
    /// All must say yes, and one no is a no. Two yeses with different idempotency keys are a no, too.
    case allAgree
    /// The first answer counts, as on the web.
    case firstAnswer
}
