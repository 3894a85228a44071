/// How far a session has come, as far as its integration shows.
enum SessionStep: Sendable, Hashable {
    /// Of an inline session, whose whole life is seen.
    case inline(InlineStep)
    /// Of a managed view or a presenter's sheet, of which only outcomes are seen.
    case outcomes(OutcomeStep)
}

extension SessionStep {
    /// Where a session of an integration starts.
    static func start(of integration: Integration) -> SessionStep {
        switch integration {
        case .inlineSession: .inline(.start)
        case .managedView, .presenter: .outcomes(.start)
        }
    }

    /// What each state does at this step.
    var row: TransitionRow {
        switch self {
        case .inline(let step): step.row
        case .outcomes(let step): step.row
        }
    }

    /// Whether the session is over, so that a payment can no longer be in flight in it.
    var isOver: Bool {
        switch self {
        case .inline(.initializationFailed), .inline(.succeeded), .inline(.dismissed), .outcomes(.failedForGood),
            .outcomes(.succeeded), .outcomes(.dismissed):
            true
        case .inline(.start), .inline(.initializing), .inline(.ready), .inline(.refreshing), .inline(.refreshFailed),
            .inline(.attemptFailed), .outcomes(.start), .outcomes(.failed):
            false
        }
    }

    /// Whether the shopper closed the checkout.
    var isDismissed: Bool { self == .inline(.dismissed) || self == .outcomes(.dismissed) }

    /// Whether a list of methods is told at once, or only with the next `.ready`.
    var tellsMethods: Bool {
        switch self {
        case .inline(.start), .inline(.initializing), .inline(.refreshing), .inline(.refreshFailed): false
        case .inline(.ready), .inline(.attemptFailed), .inline(.initializationFailed), .inline(.succeeded),
            .inline(.dismissed):
            true
        // Their `.ready` is never seen, so there is nothing to wait for.
        case .outcomes: true
        }
    }

    /// The step after a success.
    var afterSuccess: SessionStep {
        switch self {
        case .inline: .inline(.succeeded)
        case .outcomes: .outcomes(.succeeded)
        }
    }

    /// The step after the shopper closed the checkout.
    var afterDismissal: SessionStep {
        switch self {
        case .inline: .inline(.dismissed)
        case .outcomes: .outcomes(.dismissed)
        }
    }
}
