import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

@Suite("Native errors become the web's, row by row")
struct NativeErrorTests {
    /// A line of the catalogue's table with one way to be in it.
    struct Row: Sendable, CustomTestStringConvertible {
        var ids: [String]
        var place = NativeFailure.Place.attempt
        var cause = PrimerError.TransportCause.none
        var payment: PrimerCheckoutDataPayment?
        var gateAbort = PaymentAttempts.GateAbort.none
        /// `nil` stands for the id in upper snake case.
        var code: ErrorCode?
        var origin: ErrorOrigin?

        var testDescription: String {
            "\(ids) \(place) \(cause) -> \(code?.rawValue ?? "ID"), \(origin?.rawValue ?? "none")"
        }
    }

    static let failed = PrimerCheckoutDataPayment(id: "pay_1", orderId: nil, status: "FAILED")
    static let pending = PrimerCheckoutDataPayment(id: "pay_1", orderId: nil, status: "PENDING")
    static let cancelled = PrimerCheckoutDataPayment(
        id: "pay_1", orderId: nil, paymentFailureReason: .cancelledByCustomer, status: "FAILED")

    static let initialization = [
        "uninitialized-sdk-session", "missing-configuration", "misconfigured-payment-methods",
        "failed-to-create-session", "invalid-architecture", "missing-sdk-dependency",
    ]
    static let integration = [
        "invalid-value", "invalid-url", "invalid-merchant-identifier", "invalid-client-session-value",
        "missing-primer-input-element", "unsupported-session-intent", "unsupported-payment-method-type",
        "unsupported-payment-method-for-manager", "unable-to-present-payment-method",
        "invalid-vaulted-payment-method-id", "missing-sdk-dependency", "apple-pay-configuration-error",
    ]
    static let nothingCreated = [
        "unable-to-present-apple-pay", "apple-pay-presentation-failed", "apple-pay-device-not-supported",
        "apple-pay-no-cards-in-wallet", "unable-to-make-payments-on-provided-networks",
    ]
    static let other = ["unknown-error", "some-new-id"]

    static let rows: [Row] = [
        Row(ids: ["invalid-client-token"], place: .primerJsError, code: "INVALID_CLIENT_TOKEN", origin: "integration"),
        Row(ids: ["invalid-client-token"], place: .attempt, code: "INVALID_CLIENT_TOKEN", origin: "integration"),
        Row(
            ids: initialization, place: .primerJsError, cause: .timeout, code: "INITIALIZATION_ERROR",
            origin: "network"),
        Row(ids: initialization, place: .primerJsError, cause: .other, code: "INITIALIZATION_ERROR", origin: "network"),
        Row(ids: initialization, place: .primerJsError, code: "INITIALIZATION_ERROR", origin: "integration"),
        Row(ids: other, place: .primerJsError, cause: .timeout, code: "INITIALIZATION_ERROR", origin: "network"),
        Row(ids: other, place: .primerJsError, cause: .other, code: "INITIALIZATION_ERROR", origin: "network"),
        Row(
            ids: other + ["payment-failed", "merchant-error", "invalid-value"], place: .primerJsError,
            code: "INITIALIZATION_ERROR", origin: "primer"),
        Row(ids: ["payment-cancelled"], code: "PAYMENT_CANCELLED", origin: "user"),
        Row(
            ids: ["payment-failed", "merchant-error"] + other + integration, payment: cancelled,
            code: "PAYMENT_CANCELLED", origin: "user"),
        Row(ids: ["merchant-error"] + other, gateAbort: .ours, code: "PAYMENT_CREATION_ABORTED", origin: "integration"),
        Row(ids: ["merchant-error"], gateAbort: .unclear, code: "MERCHANT_ERROR", origin: nil),
        Row(ids: ["merchant-error"], code: "MERCHANT_ERROR", origin: "integration"),
        Row(ids: ["payment-failed"], payment: failed, code: "PAYMENT_FAILED", origin: "payment"),
        Row(ids: ["payment-failed"], payment: pending, code: "PAYMENT_FAILED", origin: "primer"),
        Row(ids: ["payment-failed"], code: "PAYMENT_FAILED", origin: "primer"),
        Row(ids: ["apple-pay-timed-out"], code: "REQUEST_TIMEOUT", origin: "network"),
        Row(
            ids: other + integration + nothingCreated + ["failed-to-create-payment"], cause: .timeout,
            code: "REQUEST_TIMEOUT", origin: "network"),
        Row(
            ids: ["failed-to-create-payment", "failed-to-resume-payment"], code: "SERVER_ERROR", origin: "network"),
        Row(
            ids: other + integration + nothingCreated + ["failed-to-create-payment"], cause: .other,
            code: "SERVER_ERROR", origin: "network"),
        Row(ids: integration, code: nil, origin: "integration"),
        Row(ids: nothingCreated, code: nil, origin: "primer"),
        Row(ids: other, payment: failed, code: nil, origin: "payment"),
        Row(ids: other, payment: pending, code: nil, origin: "primer"),
        Row(ids: other, code: nil, origin: nil),
    ]

    @Test("each row of the table", arguments: rows)
    func row(_ row: Row) {
        for id in row.ids {
            let failure = NativeFailure(
                error: PrimerError(errorId: id, diagnosticsId: "d", transportCause: row.cause),
                place: row.place,
                checkoutData: row.payment.map { PrimerCheckoutData(payment: $0) },
                gateAbort: row.gateAbort
            )
            let upperSnake = ErrorCode(rawValue: id.uppercased().split(separator: "-").joined(separator: "_"))
            #expect(failure.webError.code == row.code ?? upperSnake, "\(id)")
            #expect(failure.webError.origin == row.origin, "\(id)")
            #expect(failure.webError.nativeErrorId == id)
        }
    }

    @Test(
        "conditions on the cause come before those on the id",
        arguments: [
            ("payment-failed", PrimerError.TransportCause.timeout, ErrorCode.requestTimeout),
            ("payment-failed", .other, .serverError), ("payment-cancelled", .timeout, .requestTimeout),
            ("merchant-error", .other, .serverError), ("apple-pay-timed-out", .other, .serverError),
            ("failed-to-resume-payment", .timeout, .requestTimeout),
        ]
    )
    func causeFirst(id: String, cause: PrimerError.TransportCause, code: ErrorCode) {
        let error = PrimerError(errorId: id, diagnosticsId: "d", transportCause: cause)
        let failure = NativeFailure(
            error: error, place: .attempt, checkoutData: PrimerCheckoutData(payment: Self.failed))
        #expect(failure.webError == WebError(code: code, origin: .network, nativeErrorId: id))
    }

    @Test func `an origin concluded from a native error is marked as derived, no origin is not`() {
        let error = PrimerError(errorId: "payment-failed", diagnosticsId: "d")
        #expect(PaymentFailureError(NativeFailure(error: error, place: .attempt)).isOriginDerived)
        #expect(PrimerJSError(error).isOriginDerived)
        let unknown = PrimerError(errorId: "some-new-id", diagnosticsId: "d")
        #expect(!PaymentFailureError(NativeFailure(error: unknown, place: .attempt)).isOriginDerived)
    }

    @Test func `words, diagnostics id and suggestion come along`() {
        let error = PrimerError(
            errorId: "invalid-value", diagnosticsId: "d-1", recoverySuggestion: "Check the value.",
            errorDescription: "[invalid-value] Bad (d-1)", plainDescription: "Bad")
        let failure = PaymentFailureError(NativeFailure(error: error, place: .attempt))
        #expect(failure.message == "Bad")
        #expect(failure.diagnosticsId == "d-1")
        #expect(failure.nativeErrorId == "invalid-value")
        #expect(
            failure.extras == [
                "suggestion": "Check the value.", "errorDescription": "[invalid-value] Bad (d-1)",
                "plainDescription": "Bad",
            ])
        #expect(PrimerJSError(error).suggestion == "Check the value.")
    }

    @Test(
        "the advice that follows",
        arguments: [
            (Row(ids: ["payment-failed"], payment: failed), RetryAdvice.offerRetry),
            (Row(ids: ["payment-failed"]), .verifyOnServerFirst),
            (Row(ids: ["failed-to-redirect"]), .verifyOnServerFirst),
            (Row(ids: ["apple-pay-presentation-failed"]), .nothingWasCreated),
            (Row(ids: ["failed-to-redirect"], cause: .timeout), .verifyOnServerFirst),
            (Row(ids: ["merchant-error"], gateAbort: .ours), .nothingWasCreated),
            (Row(ids: ["merchant-error"], gateAbort: .unclear), .verifyOnServerFirst),
            (Row(ids: ["merchant-error"]), .fixIntegration),
            (Row(ids: ["payment-cancelled"]), .shopperCancelled), (Row(ids: ["invalid-value"]), .fixIntegration),
            (Row(ids: ["some-new-id"]), .verifyOnServerFirst),
        ]
    )
    func advice(row: Row, advice: RetryAdvice) throws {
        let failure = NativeFailure(
            error: PrimerError(errorId: try #require(row.ids.first), diagnosticsId: "d", transportCause: row.cause),
            place: .attempt, checkoutData: row.payment.map { PrimerCheckoutData(payment: $0) },
            gateAbort: row.gateAbort)
        let detail = PaymentFailure(
            error: PaymentFailureError(failure), payment: row.payment.map(PaymentSummary.init), timestamp: Story.now,
            status: row.payment?.status.map(PaymentOutcomeStatus.init(paymentsAPI:)))
        #expect(detail.retryAdvice == advice)
    }
}
