import PrimerCheckoutStates
import PrimerEvents
import PrimerEventsUI
import PrimerWebBridge

/// The page of the documentation that lists every code of a diagnostic, made of the declarations.
enum DiagnosticsPage {
    static let path = "Sources/PrimerEvents/PrimerEvents.docc/WhatDiagnosticsMean.md"

    /// One example of each diagnostic, below the module that declares it. The placeholders stand for what is filled in.
    static let examples: [(module: String, diagnostics: [Diagnostic])] = [
        ("PrimerEvents", answers + attempts + checkouts), ("PrimerCheckoutStates", states),
        ("PrimerWebBridge", pages), ("PrimerEventsUI", [.checkoutMissing(event: event)]),
    ]

    private static let event = "primer:…"

    private static let answers: [Diagnostic] =
        Diagnostic.IgnoredAnswer.allCases.map { .answerIgnored(event: event, reason: $0) } + [
            .answerForgotten(event: event), .answersContradict(event: event),
            .undecided(event: event, holders: 1, seconds: Checkout.undecidedReportDelay),
            .deadlinePassed(event: event, seconds: 2.5), .askedAfterRemoval(event: event),
        ]

    private static let attempts: [Diagnostic] = [
        .attemptSuperseded(attempt: 1), .idempotencyKeyDiffers(attempt: 2), .attemptReplaced(attempt: 1),
    ]

    private static let checkouts: [Diagnostic] = [
        .triggerUnheard(event: event), .triggerNotDelivered(event: event, missing: .bubbles),
        .outcomeUnheard(event: event), .readyUnheard(event: Ready.eventType), .checkoutReplaced,
        .listenerFailed(event: event, target: "primer-checkout", errorType: "SomeError"),
        .nestedTooDeep(event: event, target: "primer-checkout"), .controlMissing(control: "refreshSession"),
        .refreshDuringPayment,
    ]

    private static let states: [Diagnostic] = [
        .stateDropped(.ready), .stateRepeated(.initializing), .stateUnexpected(.success),
        .stateUnsupported(.initializing), .adapterDetached, .successAfterDismissal(.payPal), .outcomeUnknown(.payPal),
        .noAttemptToEnd, .paymentIdMissing, .paymentStatusUnknown, .cancellationRepeated, .outcomeDropped(.failure),
        .outcomeNotDelivered(.failure),
    ]

    private static let pages: [Diagnostic] =
        [
            .pageDoesNotWait(event: event), .pageNotAnswered(event: event), .pageMissing(wanted: event),
            .pageGone(undecided: 1),
        ] + refusals.map(\.diagnostic)

    private static let refusals: [BridgeRefusal] =
        [try? Origin("https://shop.example")].compactMap(\.self).flatMap { origin in
            [.originNotAllowed(origin), .inSubframe(origin)]
        } + [
            .tooLong(limit: 1_048_576), .malformed(.notAMessage), .ofNoOpenPage, .repeated, .tooManyKept(count: 256),
            .tooManyOpen(limit: 64), .answerToUnknown, .answerToSettled,
        ]

    static var text: String {
        """
        # What diagnostics mean

        Every code of a ``Diagnostic``: an example of what happened, what it means, and what to do.

        ## Overview

        The texts are those of the diagnostics themselves; a test compares this page with them. To recognize a diagnostic, \
        compare its ``Diagnostic/code``, as in `diagnostic.code == .answerForgotten`.

        \(examples.map(section).joined(separator: "\n\n"))

        """
    }

    private static func section(_ module: String, _ diagnostics: [Diagnostic]) -> String {
        (["### \(module)", "", "| Code | What happened | What it means | What to do |", "|---|---|---|---|"]
            + diagnostics.map { diagnostic in
                "| `\(diagnostic.code.rawValue)` | \(diagnostic.whatHappened) | \(diagnostic.whatItMeans) "
                    + "| \(diagnostic.whatToDo) |"
            })
            .joined(separator: "\n")
    }
}
