/// How far a managed view or a presenter's sheet has come, of which only outcomes are seen.
enum OutcomeStep: Sendable, CaseIterable {
    /// No outcome was heard yet, or the host began anew.
    case start
    /// It failed, and the shopper may try again.
    case failed
    /// Over: it failed, and with that a presenter without an error screen closed its sheet.
    case failedForGood
    /// Over: paid, or pending.
    case succeeded
    /// Over: closed by the shopper.
    case dismissed
}

extension OutcomeStep {
    /// Columns: initializing, ready, success, failure, dismissed.
    ///
    /// Money is never swallowed: a success counts even where a sheet that is closed should give none.
    var row: TransitionRow {
        switch self {
        case .start: .init(.isForeign, .isForeign, .counts, .isOutcome, .ends)
        case .failed: .init(.isForeign, .isForeign, .counts, .isOutcome, .ends)
        case .failedForGood: .init(.isForeign, .isForeign, .countsUnexpectedly, .isDropped, .isDropped)
        case .succeeded: .init(.isForeign, .isForeign, .isDropped, .isDropped, .isIgnored)
        case .dismissed: .init(.isForeign, .isForeign, .countsIfContinued, .isDropped, .isDropped)
        }
    }

    /// The step after a failure.
    static func afterFailure(in integration: Integration) -> OutcomeStep {
        switch integration {
        case .presenter(errorScreen: .hidden): .failedForGood
        case .inlineSession, .managedView, .presenter(errorScreen: .shown): .failed
        }
    }
}
