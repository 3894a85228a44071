import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// The catalogue's table 5.5, written by hand: what each state gives at each step, events and diagnostics in order.
@Suite("The transitions of the inline session")
struct TransitionTests {
    struct Cell: Sendable, CustomTestStringConvertible {
        var from: String
        var next: PrimerCheckoutState
        var lines: [String]
        var testDescription: String { "\(from) -> \(next)" }
    }

    /// What a session has heard at a step.
    static let steps: [String: [NativeInput]] = [
        "start": [],
        "initializing": [.state(.initializing)],
        "refreshing": [.state(.initializing), .state(Story.ready), .state(.initializing)],
        "ready": [.state(.initializing), .state(Story.ready)],
        "refresh failed": [
            .state(.initializing), .state(Story.ready), .state(.initializing), .state(Story.badConfiguration),
        ],
        "success": [.state(.initializing), .state(Story.ready), .state(Story.paid)],
        "failure before ready": [.state(.initializing), .state(Story.badConfiguration)],
        "failure of an attempt": [.state(.initializing), .state(Story.ready), .state(Story.declined)],
        "dismissed": [.state(.initializing), .state(Story.ready), .state(.dismissed)],
        "dismissed, attempt continued": [
            .state(.initializing), .state(Story.ready), .paymentStarting(call: 1, .payPal, nil),
            .decided(call: 1, .continue()), .state(.dismissed),
        ],
    ]

    static let isLoading = ["C state-change{isLoading}"]
    static let firstReady = ["C state-change{all false}", "C ready"]
    static let allFalse = ["C state-change{all false}"]
    static let success = ["C state-change{isSuccessful}", "C payment-success{pay_1, success, PAYPAL}"]
    static let couldNotStart = ["C state-change{primerJsError INITIALIZATION_ERROR}"]
    static let failure = [
        "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, payment, pay_1}",
    ]
    static let dismissed = ["C checkout-dismissed"]

    private static func row(
        _ from: String, initializing: [String], ready: [String], success: [String], failure: [String],
        dismissed: [String]
    ) -> [Cell] {
        [
            Cell(from: from, next: .initializing, lines: initializing),
            Cell(from: from, next: Story.ready, lines: ready),
            Cell(from: from, next: Story.paid, lines: success), Cell(from: from, next: Story.declined, lines: failure),
            Cell(from: from, next: .dismissed, lines: dismissed),
        ]
    }

    static let cells: [Cell] = [
        row(
            "start", initializing: isLoading, ready: firstReady, success: success + ["diagnostic unexpected success"],
            failure: ["C state-change{primerJsError INITIALIZATION_ERROR}"], dismissed: dismissed),
        row(
            "initializing", initializing: ["diagnostic repeated initializing"], ready: firstReady,
            success: success + ["diagnostic unexpected success"], failure: couldNotStart, dismissed: dismissed),
        // A failure that carries a payment is that of an attempt; without one it is the next test's.
        row(
            "refreshing", initializing: ["diagnostic repeated initializing"], ready: allFalse,
            success: success + ["diagnostic unexpected success"], failure: failure, dismissed: dismissed),
        row("ready", initializing: isLoading, ready: [], success: success, failure: failure, dismissed: dismissed),
        row(
            "refresh failed", initializing: isLoading, ready: allFalse, success: success, failure: failure,
            dismissed: dismissed),
        row(
            "success", initializing: isLoading, ready: ["diagnostic dropped ready"],
            success: ["diagnostic dropped success"], failure: ["diagnostic dropped failure"], dismissed: []),
        row(
            "failure before ready", initializing: isLoading, ready: ["diagnostic dropped ready"],
            success: success + ["diagnostic unexpected success"], failure: couldNotStart,
            dismissed: ["diagnostic dropped dismissed"]),
        row(
            "failure of an attempt", initializing: isLoading, ready: [], success: success, failure: failure,
            dismissed: dismissed),
        row(
            "dismissed", initializing: isLoading, ready: ["diagnostic dropped ready"],
            success: ["diagnostic dropped success"], failure: ["diagnostic dropped failure"],
            dismissed: ["diagnostic dropped dismissed"]),
        row(
            "dismissed, attempt continued", initializing: ["diagnostic outcomeUnknown PAYPAL"] + isLoading,
            ready: ["diagnostic dropped ready"], success: success + ["diagnostic successAfterDismissal PAYPAL"],
            failure: ["diagnostic dropped failure"], dismissed: ["diagnostic dropped dismissed"]),
    ].flatMap(\.self)

    @Test("each cell of the table", arguments: cells)
    func cell(_ cell: Cell) throws {
        var session = PlayedSession(after: try #require(Self.steps[cell.from]))
        #expect(session.lines(.state(cell.next)) == cell.lines)
    }

    @Test func `a refresh that fails without a payment is no failed payment, and ready again clears it`() throws {
        var session = PlayedSession(after: try #require(Self.steps["refreshing"]))
        #expect(session.lines(.state(Story.badConfiguration)) == Self.couldNotStart)
        #expect(session.lines(.state(Story.ready)) == Self.allFalse)
    }

    @Test func `an attempt that fails during a refresh is a failed payment, and the refresh goes on`() throws {
        var session = PlayedSession(after: try #require(Self.steps["refreshing"]))
        _ = session.receive(.paymentStarting(call: 1, .payPal, nil))
        #expect(
            session.lines(.state(Story.badConfiguration)).first { $0.contains("payment-failure") }
                == "C payment-failure{MISSING_CONFIGURATION}")
        #expect(session.lines(.state(Story.ready)) == Self.allFalse)
    }

    @Test func `a new session after success starts from the beginning, with a ready of its own`() throws {
        var session = PlayedSession(after: try #require(Self.steps["success"]))
        #expect(session.lines(.state(.initializing)) == Self.isLoading)
        #expect(session.lines(.state(Story.ready)) == Self.firstReady)
    }

    @Test func `two equal declines are two failures`() throws {
        var session = PlayedSession(after: try #require(Self.steps["ready"]))
        #expect(session.lines(.state(Story.declined)) == Self.failure)
        #expect(session.lines(.state(Story.declined)) == Self.failure)
    }

    @Test func `after the host cancelled, the next session is a new one`() throws {
        var session = PlayedSession(after: try #require(Self.steps["failure before ready"]))
        #expect(session.lines(.sessionCancelled) == [])
        #expect(session.lines(.state(.initializing)) == Self.isLoading)
        #expect(session.lines(.state(Story.ready)) == Self.firstReady)
        #expect(session.lines(.state(Story.paid)) == Self.success)
    }
}
