import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// The end of the catalogue's section 5.5, written by hand: managed view and presenter, which see outcomes only.
@Suite("The transitions of the managed view and the presenter")
struct OutcomeTransitionTests {
    struct Cell: Sendable, CustomTestStringConvertible {
        var integrations: [Integration]
        var from: String
        var next: PrimerCheckoutState
        var lines: [String]
        var testDescription: String { "\(integrations.count) integrations, \(from) -> \(next)" }
    }

    /// What a session has heard at a step.
    static let steps: [String: [NativeInput]] = [
        "start": [],
        "failure": [.state(Story.declined)],
        "failure to start": [.state(Story.badConfiguration)],
        "success": [.state(Story.paid)],
        "success after a failure": [.state(Story.declined), .state(Story.paid)],
        "dismissed": [.state(.dismissed)],
        "dismissed, attempt continued": [
            .paymentStarting(call: 1, .payPal, nil), .decided(call: 1, .continue()), .state(.dismissed),
        ],
    ]

    static let goOnAfterFailure: [Integration] = [
        .managedView(errorScreen: .shown), .managedView(errorScreen: .hidden), .presenter(errorScreen: .shown),
    ]
    static let endsWithFailure: [Integration] = [.presenter(errorScreen: .hidden)]
    static let all = goOnAfterFailure + endsWithFailure

    static let success = ["C state-change{isSuccessful}", "C payment-success{pay_1, success, PAYPAL}"]
    static let failure = [
        "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, payment, pay_1}",
    ]
    static let dismissed = ["C checkout-dismissed"]
    static let droppedSuccess = ["diagnostic dropped success"]
    static let droppedFailure = ["diagnostic dropped failure"]
    static let droppedDismissal = ["diagnostic dropped dismissed"]

    /// A row; the lifecycle, which these integrations never give, is a diagnostic everywhere.
    private static func row(
        _ integrations: [Integration], _ from: String, success: [String], failure: [String], dismissed: [String]
    ) -> [Cell] {
        [
            Cell(
                integrations: integrations, from: from, next: .initializing,
                lines: ["diagnostic unsupported initializing"]),
            Cell(integrations: integrations, from: from, next: Story.ready, lines: ["diagnostic unsupported ready"]),
            Cell(integrations: integrations, from: from, next: Story.paid, lines: success),
            Cell(integrations: integrations, from: from, next: Story.declined, lines: failure),
            Cell(integrations: integrations, from: from, next: .dismissed, lines: dismissed),
        ]
    }

    static let cells: [Cell] = [
        row(all, "start", success: success, failure: failure, dismissed: dismissed),
        row(goOnAfterFailure, "failure", success: success, failure: failure, dismissed: dismissed),
        row(goOnAfterFailure, "failure to start", success: success, failure: failure, dismissed: dismissed),
        row(
            endsWithFailure, "failure", success: success + ["diagnostic unexpected success"],
            failure: droppedFailure, dismissed: droppedDismissal),
        row(
            endsWithFailure, "failure to start", success: success + ["diagnostic unexpected success"],
            failure: droppedFailure, dismissed: droppedDismissal),
        row(all, "success", success: droppedSuccess, failure: droppedFailure, dismissed: []),
        row(
            goOnAfterFailure, "success after a failure", success: droppedSuccess, failure: droppedFailure,
            dismissed: []),
        row(all, "dismissed", success: droppedSuccess, failure: droppedFailure, dismissed: droppedDismissal),
        row(
            all, "dismissed, attempt continued", success: success + ["diagnostic successAfterDismissal PAYPAL"],
            failure: droppedFailure, dismissed: droppedDismissal),
    ].flatMap(\.self)

    @Test("each cell of the table", arguments: cells)
    func cell(_ cell: Cell) throws {
        let heard = try #require(Self.steps[cell.from])
        for integration in cell.integrations {
            var session = PlayedSession(integration, after: heard)
            #expect(session.lines(.state(cell.next)) == cell.lines, "\(integration)")
        }
    }

    @Test("a checkout that the host begins anew starts from the beginning", arguments: steps.keys.sorted(), all)
    func anew(from: String, integration: Integration) throws {
        var session = PlayedSession(integration, after: try #require(Self.steps[from]))
        _ = session.lines(.sessionCancelled)
        #expect(session.lines(.state(Story.declined)) == Self.failure)
    }
}
