/// How far an inline session has come: the rows of its transition table.
enum InlineStep: Sendable, CaseIterable {
    /// Nothing was heard yet, or the host cancelled the session.
    case start
    /// Loading for the first time.
    case initializing
    /// It can take a payment.
    case ready
    /// Loading again.
    case refreshing
    /// Loading again failed.
    case refreshFailed
    /// An attempt to pay failed; the shopper may try again.
    case attemptFailed
    /// Over: it could not start.
    case initializationFailed
    /// Over: paid, or pending.
    case succeeded
    /// Over: closed by the shopper.
    case dismissed
}

extension InlineStep {
    /// Columns: initializing, ready, success, failure, dismissed.
    var row: TransitionRow {
        switch self {
        case .start: .init(.begins, .isFirst, .countsUnexpectedly, .isInitialization, .ends)
        case .initializing: .init(.isRepeated, .isFirst, .countsUnexpectedly, .isInitialization, .ends)
        case .refreshing: .init(.isRepeated, .endsRefresh, .countsUnexpectedly, .isRefresh, .ends)
        case .ready: .init(.refreshes, .renewsClientSession, .counts, .isAttempt, .ends)
        case .refreshFailed: .init(.refreshes, .endsRefresh, .counts, .isAttempt, .ends)
        case .attemptFailed: .init(.refreshes, .renewsClientSession, .counts, .isAttempt, .ends)
        case .initializationFailed: .init(.begins, .isDropped, .countsUnexpectedly, .isInitialization, .isDropped)
        case .succeeded: .init(.begins, .isDropped, .isDropped, .isDropped, .isIgnored)
        case .dismissed: .init(.begins, .isDropped, .countsIfContinued, .isDropped, .isDropped)
        }
    }
}
