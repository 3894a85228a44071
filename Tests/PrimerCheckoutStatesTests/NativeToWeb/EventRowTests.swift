import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// The catalogue's table 5.1, row by row, written by hand.
@Suite("Native to web, each row")
struct EventRowTests {
    /// The integrations that a row is for.
    enum Sight: Sendable {
        /// The inline session.
        case lifecycle
        /// Managed view and presenter.
        case outcomesOnly
        case all

        var integrations: [Integration] {
            switch self {
            case .lifecycle: [.inlineSession]
            case .outcomesOnly: OutcomeTransitionTests.all
            case .all: [.inlineSession] + OutcomeTransitionTests.all
            }
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var sight: Sight
        /// What came before; where the lifecycle is seen, after the first ready.
        var before: [NativeInput] = []
        var isBeforeReady = false
        var input: NativeInput
        var lines: [String]
        var testDescription: String { "\(name), \(sight)" }
    }

    // MARK: Inputs

    static let opening: [NativeInput] = [.state(.initializing), .state(Story.ready)]
    static let lists: [NativeInput] = [.paymentMethods([.payPal]), .vaultMethods(VaultMethods(methods: []))]
    static let undecided: [NativeInput] = [.paymentStarting(call: 1, .payPal, nil)]
    static let continued = undecided + [.decided(call: 1, .continue())]
    static let aborted = undecided + [.decided(call: 1, .abort())]
    static let newCard: [NativeInput] = [
        .paymentStarting(call: 1, .paymentCard, .newCard), .decided(call: 1, .continue()),
    ]

    static func success(_ status: PaymentStatus, _ type: String = "PAYPAL") -> NativeInput {
        .state(.success(PaymentResult(paymentId: "pay_1", status: status, paymentMethodType: type)))
    }

    static func failure(_ id: String, _ payment: PrimerCheckoutDataPayment? = nil) -> NativeInput {
        .state(
            .failure(
                PrimerError(errorId: id, diagnosticsId: "d"),
                checkoutData: payment.map { PrimerCheckoutData(payment: $0) }))
    }

    static let payment = PrimerCheckoutDataPayment(id: "pay_1", orderId: nil, status: "FAILED")

    // MARK: Rows

    static let lifecycle: [Row] = [
        Row(
            name: "first .initializing", sight: .lifecycle, isBeforeReady: true, input: .state(.initializing),
            lines: ["C state-change{isLoading}"]),
        Row(
            name: "first .ready", sight: .lifecycle, before: [.state(.initializing)] + lists, isBeforeReady: true,
            input: .state(Story.ready),
            lines: ["C state-change{all false}", "C ready", "M methods-update{PAYPAL}", "V vault-methods-update"]),
        Row(
            name: ".initializing again", sight: .lifecycle, input: .state(.initializing),
            lines: ["C state-change{isLoading}"]),
        Row(
            name: ".ready after a refresh", sight: .lifecycle, before: lists + [.state(.initializing)],
            input: .state(Story.ready),
            lines: ["C state-change{all false}", "M methods-update{PAYPAL}", "V vault-methods-update"]),
        Row(
            name: "the host cancels the session", sight: .all, input: .sessionCancelled, lines: []),
        Row(
            name: "the host cancels the session, undecided", sight: .all, before: undecided, input: .sessionCancelled,
            lines: ["answer 1 abort"]),
    ]

    static let reports: [Row] = [
        Row(
            name: "payment methods changed", sight: .all, input: .paymentMethods([.payPal]),
            lines: ["M methods-update{PAYPAL}"]),
        Row(
            name: "saved methods changed", sight: .all, input: .vaultMethods(VaultMethods(methods: [])),
            lines: ["V vault-methods-update"]),
        Row(
            name: "saved methods changed, with cvvRecapture", sight: .all,
            input: .vaultMethods(VaultMethods(methods: [], cvvRecapture: false)),
            lines: ["V vault-methods-update{cvvRecapture false}"]),
        Row(
            name: "a saved method is selected", sight: .all, input: .vaultSelection(id: "s-1"),
            lines: ["V vault-selection-change{s-1}"]),
        Row(
            name: "a saved method is deselected", sight: .all, before: [.vaultSelection(id: "s-1")],
            input: .vaultSelection(id: nil), lines: ["V vault-selection-change{null}"]),
        Row(
            name: "BIN lookup", sight: .all,
            input: .happened(BinDataLoadingChange(loading: true), at: .cardNumberInput),
            lines: ["N bin-data-loading-change{true}"]),
        Row(
            name: "BIN data", sight: .all, input: .happened(BinDataAvailable(status: .partial), at: .cardNumberInput),
            lines: ["N bin-data-available{partial}"]),
        Row(
            name: "networks", sight: .all, input: .happened(CardNetworkChange(networks: nil), at: .cardNumberInput),
            lines: ["N card-network-change{null}"]),
        Row(
            name: "field errors", sight: .all, input: .happened(CardError(errors: []), at: .cardForm),
            lines: ["F card-error"]),
        Row(
            name: "a dialog is shown", sight: .all, input: .happened(DialogOpen(), at: .checkout),
            lines: ["C dialog-open"]),
        Row(
            name: "a dialog is closed", sight: .all, input: .happened(DialogClose(), at: .checkout),
            lines: ["C dialog-close"]),
        Row(
            name: "processing on", sight: .all, input: .processing(true), lines: ["C state-change{isProcessing}"]),
        Row(name: "processing on again", sight: .all, before: [.processing(true)], input: .processing(true), lines: []),
        Row(
            name: "processing off", sight: .all, before: [.processing(true)], input: .processing(false),
            lines: ["C state-change{all false}"]),
    ]

    static let attempts: [Row] = [
        Row(
            name: "before payment, a new card", sight: .all, input: .paymentStarting(call: 1, .paymentCard, .newCard),
            lines: ["ask PAYMENT_CARD from primer-card-form"]),
        Row(
            name: "before payment, a saved method", sight: .all,
            input: .paymentStarting(call: 1, .paymentCard, .vaultedMethod),
            lines: ["ask PAYMENT_CARD from primer-vault-manager"]),
        Row(
            name: "before payment, otherwise", sight: .all, input: .paymentStarting(call: 1, .payPal, .otherMethod),
            lines: ["ask PAYPAL from primer-payment-method-container"]),
        Row(
            name: "continued", sight: .all, before: undecided, input: .decided(call: 1, .continue()),
            lines: ["C state-change{isProcessing}", "answer 1 continue"]),
        Row(
            name: "aborted", sight: .all, before: undecided, input: .decided(call: 1, .abort()),
            lines: ["answer 1 abort"]),
        Row(
            name: "ended with no outcome", sight: .all, before: continued, input: .attemptEnded(nil),
            lines: ["C state-change{all false}", "C payment-cancel{PAYPAL}"]),
    ]

    static let outcomes: [Row] = [
        Row(
            name: ".success", sight: .all, before: continued, input: success(.success),
            lines: ["C state-change{isSuccessful}", "C payment-success{pay_1, success, PAYPAL}"]),
        Row(
            name: ".success, pending", sight: .all, before: continued, input: success(.pending),
            lines: ["C state-change{isSuccessful}", "C payment-success{pay_1, pending, PAYPAL}"]),
        Row(
            name: ".success of a new card", sight: .all, before: newCard, input: success(.success, "PAYMENT_CARD"),
            lines: [
                "F card-success{success true, pay_1}", "C state-change{isSuccessful}",
                "C payment-success{pay_1, success, PAYMENT_CARD}",
            ]),
        Row(
            name: ".success of a card whose start was not seen", sight: .outcomesOnly,
            input: success(.success, "PAYMENT_CARD"),
            lines: ["C state-change{isSuccessful}", "C payment-success{pay_1, success, PAYMENT_CARD}"]),
        Row(
            name: ".success, failed", sight: .all, before: continued, input: success(.failed),
            lines: [
                "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, primer, pay_1}",
            ]),
        Row(
            name: ".failure before the first ready", sight: .lifecycle, before: [.state(.initializing)],
            isBeforeReady: true, input: failure("some-new-id"),
            lines: ["C state-change{primerJsError INITIALIZATION_ERROR}"]),
        Row(
            name: ".failure, unseen, with a payment", sight: .outcomesOnly,
            input: failure("missing-configuration", payment),
            lines: [
                "C state-change{paymentFailure MISSING_CONFIGURATION}",
                "C payment-failure{MISSING_CONFIGURATION, payment, pay_1}",
            ]),
        Row(
            name: ".failure, the first report of a run, of an initialization", sight: .outcomesOnly,
            before: [.runBegan], input: failure("missing-configuration"),
            lines: ["C state-change{primerJsError INITIALIZATION_ERROR}"]),
        Row(
            name: ".failure, unseen, of an initialization", sight: .outcomesOnly,
            input: failure("missing-configuration"),
            lines: [
                "C state-change{paymentFailure MISSING_CONFIGURATION}", "C payment-failure{MISSING_CONFIGURATION}",
            ]),
        Row(
            name: ".failure, unseen, after an attempt was seen", sight: .outcomesOnly, before: continued,
            input: failure("missing-configuration"),
            lines: [
                "C state-change{paymentFailure MISSING_CONFIGURATION}", "C payment-failure{MISSING_CONFIGURATION}",
            ]),
        Row(
            name: ".failure, unseen, anything else", sight: .outcomesOnly, input: failure("some-new-id"),
            lines: ["C state-change{paymentFailure SOME_NEW_ID}", "C payment-failure{SOME_NEW_ID}"]),
        Row(
            name: ".failure of a refresh", sight: .lifecycle, before: [.state(.initializing)],
            input: failure("payment-failed"), lines: ["C state-change{primerJsError INITIALIZATION_ERROR}"]),
        Row(
            name: ".ready after a failed refresh", sight: .lifecycle,
            before: [.state(.initializing), failure("payment-failed")], input: .state(Story.ready),
            lines: ["C state-change{all false}"]),
        Row(
            name: "any other .failure", sight: .all, before: continued, input: failure("payment-failed", payment),
            lines: [
                "C state-change{paymentFailure PAYMENT_FAILED}", "C payment-failure{PAYMENT_FAILED, payment, pay_1}",
            ]),
    ]

    static let dismissals: [Row] = [
        Row(
            name: ".dismissed, no attempt", sight: .all, input: .state(.dismissed), lines: ["C checkout-dismissed"]),
        Row(
            name: ".dismissed, undecided", sight: .all, before: undecided, input: .state(.dismissed),
            lines: ["answer 1 abort", "C payment-cancel{PAYPAL}", "C checkout-dismissed"]),
        Row(
            name: ".dismissed, aborted", sight: .all, before: aborted, input: .state(.dismissed),
            lines: ["C payment-cancel{PAYPAL}", "C checkout-dismissed"]),
        Row(
            name: ".dismissed, continued", sight: .all, before: continued, input: .state(.dismissed),
            lines: ["C checkout-dismissed{outcomeUnknown, PAYPAL}"]),
        Row(
            name: ".success after .dismissed, continued", sight: .all, before: continued + [.state(.dismissed)],
            input: success(.success),
            lines: [
                "C state-change{isSuccessful}", "C payment-success{pay_1, success, PAYPAL}",
                "diagnostic successAfterDismissal PAYPAL",
            ]),
    ]

    @Test("each row of the table", arguments: lifecycle + reports + attempts + outcomes + dismissals)
    func row(_ row: Row) {
        for integration in row.sight.integrations {
            let isOpened = integration == .inlineSession && !row.isBeforeReady
            var session = PlayedSession(integration, after: (isOpened ? Self.opening : []) + row.before)
            #expect(session.lines(row.input) == row.lines, "\(integration)")
        }
    }
}
