/// Which idempotency key a payment is created under; pure.
///
/// One key a payment, by precedence: the gate's, the page's own, the app's key provider's, the attempt's. Keys that the gate
/// and the page name must agree; the attempt's own key never conflicts. While an earlier payment may exist, the key that was
/// sent for it replaces a key of the page or of the provider.
struct IdempotencyKeyChoice: Sendable, Hashable {
    /// The key that a gate named.
    var gate: String?
    /// The key that the page named in its own answer.
    var page: String?
    /// The key of the app's provider, which was asked before the decision.
    var provider: String?
    /// The key of the attempt.
    var attempt: String?
    /// Whether an earlier payment may exist under the attempt's key.
    var repeatsAttempt = false

    /// What comes of the keys.
    enum Choice: Sendable, Hashable {
        /// The payment is created under this key, or under none.
        case key(String?)
        /// The gate's key is sent although an earlier payment may exist under another one.
        case otherKey(String)
        /// Gate and page named different keys: no payment is created.
        case conflict
    }

    /// What becomes of a key that the page names beside the chosen one.
    var besidePageKey: BesidePageKey {
        if gate != nil { return .conflicts }
        return repeatsAttempt && attempt != nil ? .replaces : .yields
    }

    /// The key by the rules.
    var choice: Choice {
        if let gate, let page, gate != page { return .conflict }
        if let gate {
            if repeatsAttempt, let attempt, attempt != gate { return .otherKey(gate) }
            return .key(gate)
        }
        if repeatsAttempt, let attempt { return .key(attempt) }
        return .key(page ?? provider ?? attempt)
    }
}

/// What becomes of a key that a page names itself beside the one that was chosen here.
package enum BesidePageKey: Sendable, Hashable {
    /// Two keys that differ are a no: a gate named the other one.
    case conflicts
    /// The page's key is sent: the other one is the attempt's own, or that of the app's provider.
    case yields
    /// The other key is sent: an earlier payment may exist under it.
    case replaces
}
