/// How the app has built Primer's native checkout in, which decides what it is told.
public enum Integration: Sendable, Hashable {
    /// Views of its own around a `PrimerCheckoutSession`: it sees the lifecycle and every outcome.
    case inlineSession
    /// The view `PrimerCheckout`: it sees outcomes only.
    case managedView(errorScreen: ErrorScreen)
    /// The sheet of `PrimerCheckoutPresenter`: it sees outcomes only, through a delegate.
    case presenter(errorScreen: ErrorScreen)
}

extension Integration {
    /// Whether the SDK shows its own screen after a failure, `uiOptions.isErrorScreenEnabled` of its settings.
    public enum ErrorScreen: Sendable, Hashable, CaseIterable {
        /// It does, and the shopper can try again from there; the SDK's default.
        case shown
        /// It does not.
        case hidden
    }
}
