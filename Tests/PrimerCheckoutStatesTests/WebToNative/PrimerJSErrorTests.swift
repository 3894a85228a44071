import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// The two rows of `primerJsError` in the catalogue's table 5.2, with what they leave open to order.
@Suite("primerJsError is one failure, however long it stays")
struct PrimerJSErrorTests {
    typealias Row = WebRowTests.Row
    typealias Web = WebStory

    static let paymentFailure = PaymentFailureError(code: .paymentFailed, diagnosticsId: "d-1")
    static let inFlight = Web.untilReady + [Web.start(), Web.processing]
    static let failed = "failure{missing-configuration, diag}"

    static let beforeReady = [
        Row(title: "it appears", after: [Web.loading], inputs: [Web.erred("diag")], lines: [failed]),
        Row(title: "it appears first of all", after: [], inputs: [Web.erred("diag")], lines: [failed]),
        Row(
            title: "it appears with loading", after: [], inputs: [Web.erred("diag", isLoading: true)],
            lines: ["initializing", failed]),
        Row(
            title: "it stays in later state-changes", after: [Web.loading, Web.erred("diag")],
            inputs: [Web.erred("diag"), Web.erred("diag", isProcessing: true), Web.erred("diag")], lines: []),
        Row(
            title: "it stays and names no diagnostics id", after: [Web.loading, Web.erred(nil)],
            inputs: [Web.erred(nil)], lines: []),
        Row(
            title: "its diagnostics id changes", after: [Web.loading, Web.erred("diag")], inputs: [Web.erred("diag-2")],
            lines: ["failure{missing-configuration, diag-2}", "diagnostic outcomeNotDelivered"]),
        Row(
            title: "it goes and comes again", after: [Web.loading, Web.erred("diag"), Web.idle],
            inputs: [Web.erred("diag")], lines: [failed, "diagnostic outcomeNotDelivered"]),
        Row(
            title: "it has gone when the checkout loads again", after: [Web.loading, Web.erred("diag")],
            inputs: Web.untilReady, lines: ["initializing", "ready{order-1}"]),
        Row(
            title: "it stays while the checkout loads again", after: [Web.loading, Web.erred("diag")],
            inputs: [Web.erred("diag", isLoading: true), Web.erred("diag"), Web.ready],
            lines: ["initializing", "ready{order-1}"]),
        Row(
            title: "a session that it ended cannot be dismissed", after: [Web.loading, Web.erred("diag")],
            inputs: [Web.dismissed], lines: ["diagnostic outcomeDropped"]),
        Row(
            title: "it stays in the states of the session after a cancelled one",
            after: [Web.loading, Web.erred("diag"), .sessionCancelled],
            inputs: [Web.erred("diag", isLoading: true), Web.ready], lines: ["initializing", "ready{order-1}"]),
    ]

    static let afterReady = [
        Row(title: "no attempt: at once", inputs: [Web.erred("diag"), Web.erred("diag"), Web.idle], lines: [failed]),
        Row(
            title: "a refresh that fails, and the next that does not",
            inputs: [Web.loading, Web.erred("diag"), Web.idle],
            lines: ["initializing", failed, "ready{order-1}"]),
        Row(
            title: "a refresh that fails, the error stays, and the next refresh", after: Web.untilReady,
            inputs: [
                Web.loading, Web.erred("diag"), Web.erred("diag"), Web.erred("diag", isLoading: true),
                Web.erred("diag"),
            ], lines: ["initializing", failed, "initializing", "ready{order-1}"]),
        Row(
            title: "a refresh that fails twice",
            inputs: [Web.loading, Web.erred("diag"), Web.loading, Web.erred("diag-2")],
            lines: ["initializing", failed, "initializing", "failure{missing-configuration, diag-2}"]),
        Row(
            title: "in flight: it waits, and the failure takes its place", after: inFlight,
            inputs: [Web.erred("diag", isProcessing: true), Web.declined, Web.erred("diag"), Web.idle],
            lines: ["failure{payment-failed, d-1}"]),
        Row(
            title: "in flight: it waits, and the state tells the failure first", after: inFlight,
            inputs: [
                Web.erred("diag", isProcessing: true), Web.erred("diag", paymentFailure: paymentFailure), Web.declined,
            ], lines: ["failure{payment-failed, d-1}"]),
        Row(
            title: "in flight: it waits, and the success takes its place", after: inFlight,
            inputs: [Web.erred("diag", isProcessing: true), Web.successful, Web.paid],
            lines: ["success{pay_1, pending}"]),
        Row(
            title: "in flight: processing ends with no outcome", after: inFlight,
            inputs: [Web.erred("diag", isProcessing: true), Web.erred("diag"), .paymentCancel], lines: [failed]),
        Row(
            title: "in flight: it comes with the end of processing", after: inFlight,
            inputs: [Web.erred("diag"), .paymentCancel], lines: [failed]),
        Row(
            title: "in flight without a start: processing ends with no outcome",
            after: Web.untilReady + [Web.processing], inputs: [Web.erred("diag", isProcessing: true), Web.idle],
            lines: [failed]),
        Row(
            title: "undecided: it waits, and the attempt is cancelled", after: Web.untilReady + [Web.start()],
            inputs: [Web.erred("diag"), .paymentCancel], lines: [failed]),
        Row(
            title: "in flight: it waits, and the checkout is dismissed", after: inFlight,
            inputs: [Web.erred("diag", isProcessing: true), Web.dismissedInAttempt], lines: [failed, "dismissed"]),
        Row(
            title: "after success", after: Web.untilReady + [Web.paid], inputs: [Web.erred("diag")],
            lines: ["diagnostic outcomeDropped"]),
    ]

    @Test("a row before ready", arguments: beforeReady)
    func before(_ row: Row) { expect(row) }

    @Test("a row after ready", arguments: afterReady)
    func after(_ row: Row) { expect(row) }

    private func expect(_ row: Row) {
        var session = PlayedWebSession(after: row.after)
        var lines: [String] = []
        for input in row.inputs { lines += session.lines(input) }
        #expect(lines == row.lines)
    }
}
