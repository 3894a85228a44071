import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// The catalogue's table 5.2, written by hand: what a session that has heard some events gives for the next ones.
@Suite("Web to native, row by row")
struct WebRowTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var title: String
        var after: [WebInput] = WebStory.untilReady
        var inputs: [WebInput]
        var lines: [String]
        var testDescription: String { title }
    }

    typealias Web = WebStory

    static let lifecycle = [
        Row(title: "loading before ready", after: [], inputs: [Web.loading], lines: ["initializing"]),
        Row(title: "loading, told again", after: [Web.loading], inputs: [Web.loading], lines: []),
        Row(title: "all false before ready says nothing", after: [Web.loading], inputs: [Web.idle], lines: []),
        Row(title: "ready", after: [Web.loading, Web.idle], inputs: [Web.ready], lines: ["ready{order-1}"]),
        Row(title: "ready without loading", after: [], inputs: [Web.ready], lines: ["ready{order-1}"]),
        Row(title: "ready again with the same session", inputs: [Web.ready], lines: []),
        Row(
            title: "ready again with another session", inputs: [.ready(PrimerClientSession(orderId: "order-2"))],
            lines: ["ready{order-2}"]),
        Row(title: "a refresh begins", inputs: [Web.loading], lines: ["initializing"]),
        Row(title: "a refresh", inputs: [Web.loading, Web.idle], lines: ["initializing", "ready{order-1}"]),
        Row(
            title: "a refresh after a failure that the state still tells",
            after: Web.untilReady + [told(failure: "d-1"), Web.declined],
            inputs: [told(failure: "d-1", isLoading: true), told(failure: "d-1")],
            lines: ["initializing", "ready{order-1}"]),
        Row(
            title: "a payment that fails during a refresh does not end it", after: Web.untilReady + [Web.loading],
            inputs: [told(failure: "d-1"), Web.declined, Web.idle],
            lines: ["failure{payment-failed, d-1}", "ready{order-1}"]),
        Row(
            title: "loading while a payment is in flight", after: Web.untilReady + [Web.start(), Web.processing],
            inputs: [.stateChange(StateChange.State(isLoading: true, isProcessing: true)), Web.processing], lines: []),
        Row(
            title: "loading while a payment is undecided", after: Web.untilReady + [Web.start()],
            inputs: [Web.loading, Web.idle], lines: []),
        Row(
            title: "a new session after success", after: Web.untilReady + [Web.paid], inputs: Web.untilReady,
            lines: ["initializing", "ready{order-1}"]),
        Row(
            title: "a new session after a dismissal", after: Web.untilReady + [Web.dismissed], inputs: Web.untilReady,
            lines: ["initializing", "ready{order-1}"]),
        Row(
            title: "a new session after a dismissal while it was loading", after: [Web.loading, Web.dismissed],
            inputs: Web.untilReady, lines: ["initializing", "ready{order-1}"]),
        Row(
            title: "a new session that is only told by ready", after: Web.untilReady + [Web.paid], inputs: [Web.ready],
            lines: ["ready{order-1}"]),
        Row(
            title: "success is told in the state and as an event, and is no new session",
            after: Web.untilReady + [Web.paid],
            inputs: [Web.successful, .stateChange(StateChange.State(isLoading: true, isSuccessful: true))], lines: []),
    ]

    static let outcomes = [
        Row(title: "payment-success", inputs: [Web.start(), Web.paid], lines: ["success{pay_1, pending}"]),
        Row(title: "payment-success without a start", inputs: [Web.paid], lines: ["success{pay_1, pending}"]),
        Row(title: "payment-success before ready", after: [], inputs: [Web.paid], lines: ["success{pay_1, pending}"]),
        Row(
            title: "payment-success, state before the event and after it",
            inputs: [Web.start(), Web.processing, Web.successful, Web.paid, Web.successful],
            lines: ["success{pay_1, pending}"]),
        Row(
            title: "payment-success without a payment id", inputs: [.paymentSuccess(Web.success(nil))],
            lines: ["diagnostic paymentIdMissing"]),
        Row(
            title: "payment-success with an empty payment id", inputs: [.paymentSuccess(Web.success(""))],
            lines: ["diagnostic paymentIdMissing"]),
        Row(title: "payment-failure", inputs: [Web.start(), Web.declined], lines: ["failure{payment-failed, d-1}"]),
        Row(
            title: "payment-failure with a payment",
            inputs: [
                .paymentFailure(
                    PaymentFailure(
                        error: PaymentFailureError(code: .paymentFailed, diagnosticsId: "d-1"),
                        payment: PaymentSummary(id: "pay_1", orderId: "order-1"), timestamp: Story.now))
            ], lines: ["failure{payment-failed, d-1, pay_1}"]),
        Row(
            title: "two equal declines are two outcomes", inputs: [Web.declined, Web.declined],
            lines: ["failure{payment-failed, d-1}", "failure{payment-failed, d-1}"]),
        Row(
            title: "one closed PayPal pop-up: no state",
            inputs: [Web.start(), Web.start(), Web.processing, .paymentCancel, Web.byShopper, Web.byShopper, Web.idle],
            lines: ["diagnostic cancellationRepeated", "diagnostic cancellationRepeated"]),
        Row(
            title: "another origin after a cancellation is delivered",
            inputs: [Web.start(), .paymentCancel, Web.declined, Web.byShopper],
            lines: ["failure{payment-failed, d-1}", "diagnostic cancellationRepeated"]),
        Row(
            title: "PAYMENT_CANCELLED without an origin counts as the shopper's",
            inputs: [
                Web.start(), .paymentCancel,
                .paymentFailure(Web.failure("d-1", code: .paymentCancelled, origin: nil)),
            ], lines: ["diagnostic cancellationRepeated"]),
        Row(
            title: "a shopper who cancels another attempt after a cancellation",
            inputs: [Web.start(), .paymentCancel, Web.start(), Web.byShopper],
            lines: ["failure{payment-cancelled, d-user}"]),
        Row(
            title: "a failure by the shopper that no cancellation came before", inputs: [Web.start(), Web.byShopper],
            lines: ["failure{payment-cancelled, d-user}"]),
        Row(title: "payment-cancel", inputs: [Web.start(), Web.processing, Web.idle, .paymentCancel], lines: []),
        Row(
            title: "success after a cancellation is money", inputs: [Web.start(), .paymentCancel, Web.paid],
            lines: ["success{pay_1, pending}"]),
        Row(title: "checkout-dismissed", inputs: [Web.dismissed], lines: ["dismissed"]),
        Row(
            title: "checkout-dismissed after success is the view that goes", inputs: [Web.paid, Web.dismissed],
            lines: ["success{pay_1, pending}"]),
        Row(
            title: "checkout-dismissed twice", inputs: [Web.dismissed, Web.dismissed],
            lines: ["dismissed", "diagnostic outcomeDropped"]),
        Row(
            title: "late success after a dismissal", inputs: [Web.start(), Web.dismissedInAttempt, Web.paid],
            lines: ["dismissed", "success{pay_1, pending}", "diagnostic successAfterDismissal PAYPAL"]),
        Row(
            title: "failure after success", inputs: [Web.paid, Web.declined],
            lines: ["success{pay_1, pending}", "diagnostic outcomeDropped"]),
        Row(
            title: "failure after a dismissal", inputs: [Web.dismissed, Web.declined],
            lines: ["dismissed", "diagnostic outcomeDropped"]),
        Row(
            title: "the same success again is a repetition", inputs: [Web.paid, Web.paid],
            lines: ["success{pay_1, pending}", "diagnostic outcomeDropped"]),
        Row(
            title: "a second payment is a state, told to the developers", inputs: [Web.paid, Web.paidAnew],
            lines: ["success{pay_1, pending}", "success{pay_2, pending}", "diagnostic outcomeNotDelivered"]),
    ]

    @Test("a row of the table", arguments: lifecycle + outcomes)
    func row(_ row: Row) {
        var session = PlayedWebSession(after: row.after)
        var lines: [String] = []
        for input in row.inputs { lines += session.lines(input) }
        #expect(lines == row.lines)
    }

    private static func told(failure diagnosticsId: String, isLoading: Bool = false) -> WebInput {
        .stateChange(
            StateChange.State(
                isLoading: isLoading,
                paymentFailure: PaymentFailureError(code: .paymentFailed, diagnosticsId: diagnosticsId)))
    }
}
