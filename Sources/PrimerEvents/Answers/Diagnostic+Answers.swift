/// What listeners do wrong when they answer an event.
extension Diagnostic.Code {
    /// A listener answered an event that it did not hold.
    public static let answerNotHeld: Self = "answerNotHeld"
    /// A listener answered an event twice.
    public static let answerRepeated: Self = "answerRepeated"
    /// A listener answered an event that was already decided.
    public static let answerTooLate: Self = "answerTooLate"
    /// A listener answered an event of an attempt that has ended.
    public static let answerToEndedAttempt: Self = "answerToEndedAttempt"
    /// A listener held an event and released it without an answer.
    public static let answerForgotten: Self = "answerForgotten"
    /// Two listeners answered an event with different idempotency keys or options.
    public static let answersContradict: Self = "answersContradict"
    /// An event has been on hold for longer than ``Checkout/undecidedReportDelay``.
    public static let undecided: Self = "undecided"
    /// An event was still on hold at ``Checkout/answerDeadline``.
    public static let deadlinePassed: Self = "deadlinePassed"
    /// An event was to be answered on a checkout that was removed, or whose hub was freed.
    public static let askedAfterRemoval: Self = "askedAfterRemoval"
}

extension Diagnostic {
    /// Why an answer did not count.
    package enum IgnoredAnswer: Sendable, Hashable, CaseIterable {
        /// The listener had returned without holding the event.
        case notHeld
        /// The same listener had answered before.
        case alreadyAnswered
        /// The event was decided before.
        case alreadyDecided
        /// The attempt of the event has ended.
        case formerAttempt
    }

    package static func answerIgnored(event: String, reason: IgnoredAnswer) -> Diagnostic {
        switch reason {
        case .notHeld:
            Diagnostic(
                .answerNotHeld, "A listener answered \(event) after it had returned.",
                "The listener did not hold the event, so the answer had no effect.",
                "Call preventDefault() or hold() before the first await.", event: event)
        case .alreadyAnswered:
            Diagnostic(
                .answerRepeated, "A listener answered \(event) a second time.", "The second answer had no effect.",
                "Answer exactly once on every path.", event: event)
        case .alreadyDecided:
            Diagnostic(
                .answerTooLate, "A listener answered \(event) after it was decided.", "The answer had no effect.",
                "Let one listener decide, or expect that another listener answers first.", event: event)
        case .formerAttempt:
            Diagnostic(
                .answerToEndedAttempt, "A listener answered \(event) for an attempt that has ended.",
                "The answer had no effect.", "Answer the attempt that is in progress.", event: event)
        }
    }

    package static func answerForgotten(event: String) -> Diagnostic {
        Diagnostic(
            .answerForgotten, "A listener held \(event) and released it without an answer.", decidedAsAbandoned,
            "Answer on every path, also where the check throws or is cancelled.", event: event)
    }

    package static func answersContradict(event: String) -> Diagnostic {
        Diagnostic(
            .answersContradict, "Two answers to \(event) contradict each other.", decidedAsAbandoned,
            "Let one listener choose the idempotency key or the shipping options.", event: event)
    }

    package static func undecided(event: String, holders: Int, seconds: Double) -> Diagnostic {
        Diagnostic(
            .undecided,
            "\(event) has been on hold for \(seconds.secondsText), by \(holders) listener\(holders == 1 ? "" : "s").",
            "The payment or the shipping sheet stays on hold until every listener that holds the event answers.",
            "Find the listener that holds the event, or set answerDeadline on the checkout.", event: event)
    }

    package static func deadlinePassed(event: String, seconds: Double) -> Diagnostic {
        Diagnostic(
            .deadlinePassed, "\(event) was still on hold at its deadline of \(seconds.secondsText).",
            decidedAsAbandoned, "Answer sooner, or set a later answerDeadline on the checkout.", event: event)
    }

    package static func askedAfterRemoval(event: String) -> Diagnostic {
        Diagnostic(
            .askedAfterRemoval, "\(event) was to be answered on a checkout that has no hub.",
            "No listener was called, and the event was decided as abandoned.",
            "Keep the hub as long as its checkouts are used, and use no checkout after remove().", event: event)
    }

    private static let decidedAsAbandoned =
        "The event was decided as abandoned: no payment is created, and a shipping sheet keeps its options."
}
