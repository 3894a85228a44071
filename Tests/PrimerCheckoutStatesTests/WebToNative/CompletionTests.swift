import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// The catalogue's table 4.3, written by hand: what `onCompletion` gets in each integration.
@Suite("onCompletion follows the rules of the integration")
struct CompletionTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var title: String
        var integrations: [Integration]
        var inputs: [WebInput]
        var completions: [String]
        var testDescription: String { title }
    }

    typealias Web = WebStory

    static let inline = [Integration.inlineSession]
    static let managed = Integration.ErrorScreen.allCases.map { Integration.managedView(errorScreen: $0) }
    static let sheetThatStays = [Integration.presenter(errorScreen: .shown)]
    static let sheetThatCloses = [Integration.presenter(errorScreen: .hidden)]
    static let all = inline + managed + sheetThatStays + sheetThatCloses
    static let couldNotStart = "failure{missing-configuration, diag}"
    static let couldNotStartAgain = "failure{missing-configuration, diag-2}"
    static let declined = "failure{payment-failed, d-1}"
    static let declinedAgain = "failure{payment-failed, d-2}"
    static let paid = "success{pay_1, pending}"

    static let beforeReady = [
        Row(
            title: "a failed start is delivered", integrations: all, inputs: [Web.loading, Web.erred("diag")],
            completions: [couldNotStart]),
        Row(
            title: "inline: once, it ends the session", integrations: inline,
            inputs: [Web.loading, Web.erred("diag"), Web.erred("diag-2"), Web.dismissed], completions: [couldNotStart]),
        Row(
            title: "inline: after start() alone no success and no dismissal", integrations: inline,
            inputs: [Web.loading, Web.erred("diag")] + Web.untilReady + [Web.declined, Web.paid, Web.dismissed],
            completions: [couldNotStart, declined]),
        Row(
            title: "inline: after start() alone no dismissal", integrations: inline,
            inputs: [Web.loading, Web.erred("diag")] + Web.untilReady + [Web.dismissed], completions: [couldNotStart]),
        Row(
            title: "inline: after start() alone a second failed start is none", integrations: inline,
            inputs: [Web.loading, Web.erred("diag"), Web.loading, Web.erred("diag-2")], completions: [couldNotStart]),
        Row(
            title: "inline: cancel() and start() arm it again", integrations: inline,
            inputs: [Web.loading, Web.erred("diag"), .sessionCancelled] + Web.untilReady + [Web.paid],
            completions: [couldNotStart, paid]),
        Row(
            title: "inline: cancel() and start(), and it fails again", integrations: inline,
            inputs: [Web.loading, Web.erred("diag"), .sessionCancelled, Web.loading, Web.erred("diag-2")],
            completions: [couldNotStart, couldNotStartAgain]),
        Row(
            title: "managed view and sheet that stays: once per failed start, and it goes on",
            integrations: managed + sheetThatStays,
            inputs: [Web.loading, Web.erred("diag"), Web.loading, Web.erred("diag-2")] + Web.untilReady
                + [Web.declined, Web.paid, Web.dismissed],
            completions: [couldNotStart, couldNotStartAgain, declined, paid]),
        Row(
            title: "managed view and sheet that stays: a failed start can be dismissed",
            integrations: managed + sheetThatStays, inputs: [Web.loading, Web.erred("diag"), Web.dismissed],
            completions: [couldNotStart, "dismissed"]),
        Row(
            title: "sheet that closes: over", integrations: sheetThatCloses,
            inputs: [Web.loading, Web.erred("diag"), Web.erred("diag-2"), Web.dismissed, Web.ready, Web.paid],
            completions: [couldNotStart]),
    ]

    static let afterReady = [
        Row(
            title: "once per attempt, and the session lives", integrations: inline + managed + sheetThatStays,
            inputs: Web.untilReady + [Web.declined, Web.declinedAgain, Web.declinedAgain, Web.paid],
            completions: [declined, declinedAgain, declinedAgain, paid]),
        Row(
            title: "a decline, then a dismissal", integrations: inline + managed + sheetThatStays,
            inputs: Web.untilReady + [Web.declined, Web.dismissed], completions: [declined, "dismissed"]),
        Row(
            title: "sheet that closes: a failure is the last outcome", integrations: sheetThatCloses,
            inputs: Web.untilReady + [Web.declined, Web.declinedAgain, Web.paid, Web.dismissed],
            completions: [declined]),
        Row(
            title: "sheet that closes: it loads again, and is still closed", integrations: sheetThatCloses,
            inputs: Web.untilReady + [Web.declined] + Web.untilReady + [Web.paid], completions: [declined]),
        Row(
            title: "sheet that closes: presented again after the host said so", integrations: sheetThatCloses,
            inputs: Web.untilReady + [Web.declined, .sessionCancelled] + Web.untilReady + [Web.paid],
            completions: [declined, paid]),
        Row(
            title: "a refresh that fails ends nothing", integrations: inline + managed + sheetThatStays,
            inputs: Web.untilReady + [Web.loading, Web.erred("diag"), Web.idle, Web.paid],
            completions: [couldNotStart, paid]),
    ]

    static let atTheEnd = [
        Row(title: "success", integrations: all, inputs: Web.untilReady + [Web.paid], completions: [paid]),
        Row(
            title: "dismissal", integrations: all, inputs: Web.untilReady + [Web.dismissed], completions: ["dismissed"]),
        Row(
            title: "success once, nothing after it", integrations: all,
            inputs: Web.untilReady + [Web.paid, Web.paid, Web.declined, Web.dismissed, Web.erred("diag")],
            completions: [paid]),
        Row(
            title: "dismissal once, nothing after it", integrations: all,
            inputs: Web.untilReady + [Web.dismissed, Web.dismissed, Web.declined, Web.erred("diag")],
            completions: ["dismissed"]),
        Row(
            title: "late success after a dismissal is not delivered", integrations: all,
            inputs: Web.untilReady + [Web.start(), Web.dismissedInAttempt, Web.paid, Web.paid],
            completions: ["dismissed"]),
        Row(
            title: "the session after it reports again", integrations: all,
            inputs: Web.untilReady + [Web.paid] + Web.untilReady + [Web.paidAnew],
            completions: [paid, "success{pay_2, pending}"]),
        Row(
            title: "after cancel() the next session reports again", integrations: all,
            inputs: Web.untilReady + [Web.dismissed, .sessionCancelled] + Web.untilReady + [Web.paid],
            completions: ["dismissed", paid]),
        Row(
            title: "cancel() itself is no outcome", integrations: all,
            inputs: Web.untilReady + [Web.start(), .sessionCancelled], completions: []),
        Row(
            title: "loading and ready are none", integrations: all,
            inputs: Web.untilReady + [Web.loading, Web.idle], completions: []),
    ]

    @Test("a row of the table", arguments: beforeReady + afterReady + atTheEnd)
    func row(_ row: Row) {
        for integration in row.integrations {
            var session = PlayedWebSession(integration: integration)
            #expect(session.completions(row.inputs) == row.completions, "\(integration)")
        }
    }
}
