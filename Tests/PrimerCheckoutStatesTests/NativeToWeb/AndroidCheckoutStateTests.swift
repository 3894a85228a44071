import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

@Suite("Android's states go the same way")
struct AndroidCheckoutStateTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var before: [AndroidCheckoutState] = []
        var state: AndroidCheckoutState
        var lines: [String]
        var testDescription: String { "\(before) \(state)" }
    }

    static let session = PrimerClientSession(orderId: "order-1")
    static let readied: [AndroidCheckoutState] = [.loading, .ready(clientSession: session)]
    static let declined = AndroidCheckoutState.failure(
        PrimerError(errorId: "payment-failed", diagnosticsId: "d"),
        checkoutData: PrimerCheckoutData(
            payment: PrimerCheckoutDataPayment(id: "pay_1", orderId: "order-1", status: "FAILED")))
    static let badConfiguration = AndroidCheckoutState.failure(
        PrimerError(errorId: "missing-configuration", diagnosticsId: "d"))
    static let paid = AndroidCheckoutState.success(.init(id: "pay_1", status: "SUCCESS"))
    static let success = ["C state-change{isSuccessful}", "C payment-success{pay_1, success}"]

    static let rows: [Row] = [
        Row(state: .loading, lines: ["C state-change{isLoading}"]),
        Row(before: [.loading], state: .ready(clientSession: session), lines: TransitionTests.firstReady),
        Row(before: readied, state: .beforeClientSessionUpdated, lines: []),
        Row(
            before: readied + [.beforeClientSessionUpdated], state: .clientSessionUpdated(clientSession: session),
            lines: []),
        // Before the first ready it is no ready.
        Row(before: [.loading], state: .clientSessionUpdated(clientSession: session), lines: []),
        Row(before: readied, state: paid, lines: success),
        Row(
            before: readied, state: .success(.init(id: "pay_1", status: "PENDING")),
            lines: ["C state-change{isSuccessful}", "C payment-success{pay_1, pending}"]),
        Row(
            before: readied, state: .success(.init(id: "pay_1")),
            lines: ["C state-change{isSuccessful}", "C payment-success{pay_1, pending}"]),
        Row(
            before: readied, state: .success(.init(id: "pay_1", status: "FAILED")),
            lines: [
                "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, primer, pay_1}",
            ]),
        Row(before: readied, state: declined, lines: TransitionTests.failure),
        Row(before: [.loading], state: badConfiguration, lines: TransitionTests.couldNotStart),
        Row(before: readied + [.loading], state: badConfiguration, lines: TransitionTests.couldNotStart),
        // A retry: Loading, Ready, terminal.
        Row(before: readied + [declined], state: .loading, lines: TransitionTests.isLoading),
        Row(
            before: readied + [declined, .loading], state: .ready(clientSession: session),
            lines: TransitionTests.allFalse),
        Row(
            before: readied + [declined, .loading, .ready(clientSession: session)], state: paid, lines: success),
        // The flow repeats its last state to each new collector.
        Row(before: readied + [paid], state: paid, lines: ["diagnostic dropped success"]),
        Row(before: readied, state: .dismissed, lines: TransitionTests.dismissed),
        Row(before: readied + [paid], state: .dismissed, lines: []),
    ]

    @Test("each state", arguments: rows)
    func row(_ row: Row) throws {
        let stage = try Stage()
        for state in row.before { stage.adapter.receive(android: state) }
        _ = stage.newlyHeard()
        stage.adapter.receive(android: row.state)
        #expect(stage.newlyHeard() == row.lines)
    }

    @Test func `an updated client session gives the payment its order`() throws {
        let stage = try Stage()
        for state in Self.readied { stage.adapter.receive(android: state) }
        stage.adapter.receive(
            android: .clientSessionUpdated(clientSession: PrimerClientSession(orderId: "order-2")))
        stage.adapter.receive(android: Self.paid)
        #expect(stage.last(PaymentSuccess.self)?.payment.orderId == "order-2")
    }

    @Test func `it prints under Android's names, with nothing private`() {
        #expect("\(AndroidCheckoutState.loading)" == "AndroidCheckoutState(state: Loading)")
        #expect(
            "\(Self.paid)" == "AndroidCheckoutState(state: Success, payment: Payment(id: pay_1, status: SUCCESS))")
        #expect(!"\(AndroidCheckoutState.ready(clientSession: Canaries.clientSession))".contains("CANARY"))
    }
}
