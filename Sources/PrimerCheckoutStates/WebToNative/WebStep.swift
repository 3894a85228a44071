/// How far a web checkout has come, in the words of the native SDK.
enum WebStep: Sendable, CaseIterable {
    /// Nothing was heard yet, or the host cancelled the session.
    case start
    /// Loading for the first time.
    case initializing
    /// It could not start.
    case initializationFailed
    /// It can take a payment; one may have failed.
    case ready
    /// Loading again.
    case refreshing
    /// Loading again failed.
    case refreshFailed
    /// Over: paid, or pending.
    case succeeded
    /// Over: closed by the shopper.
    case dismissed
}

extension WebStep {
    /// Whether the checkout has been ready in this session.
    var wasReady: Bool {
        switch self {
        case .start, .initializing, .initializationFailed: false
        case .ready, .refreshing, .refreshFailed, .succeeded, .dismissed: true
        }
    }

    /// Whether the session had its last outcome.
    var isOver: Bool {
        switch self {
        case .start, .initializing, .initializationFailed, .ready, .refreshing, .refreshFailed: false
        case .succeeded, .dismissed: true
        }
    }
}
