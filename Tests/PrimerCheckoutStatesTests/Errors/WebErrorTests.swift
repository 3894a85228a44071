import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// The catalogue's paragraph "Back" of 5.3, written by hand.
@Suite("The web's errors become native ones")
struct WebErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var code: ErrorCode
        var nativeErrorId: String?
        var errorId: String
        var cause = PrimerError.TransportCause.none
        var testDescription: String { "\(code) \(nativeErrorId ?? "no id") -> \(errorId), \(cause)" }
    }

    static let rows = [
        Row(code: "INVALID_CLIENT_TOKEN", errorId: "invalid-client-token"),
        Row(code: "INITIALIZATION_ERROR", errorId: "missing-configuration"),
        Row(code: "PAYMENT_FAILED", errorId: "payment-failed"),
        Row(code: "PAYMENT_CANCELLED", errorId: "payment-cancelled"),
        Row(code: "PAYMENT_CREATION_ABORTED", errorId: "merchant-error"),
        Row(code: "PAYMENT_ABORTED", errorId: "merchant-error"),
        Row(code: "MERCHANT_ERROR", errorId: "merchant-error"),
        Row(code: "REQUEST_TIMEOUT", errorId: "generic-underlying-errors", cause: .timeout),
        Row(code: "SERVER_ERROR", errorId: "generic-underlying-errors", cause: .other),
        Row(code: "CARD_DECLINED", errorId: "card-declined"),
        Row(code: "SOME_NEW_CODE_3", errorId: "some-new-code-3"),
        Row(
            code: "INITIALIZATION_ERROR", nativeErrorId: "failed-to-create-session", errorId: "failed-to-create-session"
        ),
        Row(code: "PAYMENT_FAILED", nativeErrorId: "some-id", errorId: "some-id"),
        Row(code: "PAYMENT_CANCELLED", nativeErrorId: "payment-failed", errorId: "payment-failed"),
        // The code tells the cause, unless the id alone gives that code.
        Row(code: "REQUEST_TIMEOUT", nativeErrorId: "some-id", errorId: "some-id", cause: .timeout),
        Row(code: "REQUEST_TIMEOUT", nativeErrorId: "apple-pay-timed-out", errorId: "apple-pay-timed-out"),
        Row(code: "SERVER_ERROR", nativeErrorId: "some-id", errorId: "some-id", cause: .other),
        Row(code: "SERVER_ERROR", nativeErrorId: "failed-to-create-payment", errorId: "failed-to-create-payment"),
        Row(code: "SERVER_ERROR", nativeErrorId: "failed-to-resume-payment", errorId: "failed-to-resume-payment"),
        Row(code: "SERVER_ERROR", nativeErrorId: "apple-pay-timed-out", errorId: "apple-pay-timed-out", cause: .other),
    ]

    @Test("each row, as a payment's failure and as primerJsError", arguments: rows)
    func row(_ row: Row) {
        let expected = PrimerError(
            errorId: row.errorId, diagnosticsId: "d-1", recoverySuggestion: "Try this.",
            plainDescription: row.nativeErrorId == nil ? "Words" : nil, transportCause: row.cause)
        let failure = PaymentFailureError(
            code: row.code, message: "Words", diagnosticsId: "d-1", nativeErrorId: row.nativeErrorId,
            extras: ["suggestion": "Try this."])
        #expect(PrimerError(failure) == expected)
        let jsError = PrimerJSError(
            code: row.code, message: "Words", diagnosticsId: "d-1", nativeErrorId: row.nativeErrorId,
            suggestion: "Try this.")
        #expect(PrimerError(jsError) == expected)
    }

    @Test func `where the web states no diagnostics id there is nothing to quote`() {
        #expect(PrimerError(PaymentFailureError(code: .paymentFailed)).diagnosticsId == "")
        #expect(PrimerError(PrimerJSError(code: .initializationError)).diagnosticsId == "")
    }

    @Test func `an empty message is none`() {
        #expect(PrimerError(PaymentFailureError(code: .paymentFailed, message: "")).plainDescription == nil)
    }

    @Test func `members of the web's own with our names and another kind are not ours`() {
        let error = PaymentFailureError(
            code: .paymentFailed, nativeErrorId: "some-id",
            extras: [
                "suggestion": 1, "errorDescription": [], "plainDescription": nil, "transportCause": "unheard-of",
                "paymentFailureReason": "unheard-of", "failedResult": true,
            ])
        #expect(PrimerError(error) == PrimerError(errorId: "some-id", diagnosticsId: ""))
        let failure = PaymentFailure(error: error, payment: PaymentSummary(id: "pay_1"), timestamp: Story.now)
        #expect(PaymentResult(failedIn: failure) == nil)
        #expect(PrimerCheckoutData(failure)?.payment?.paymentFailureReason == nil)
    }

    @Test func `checkout data is the payment of the event, its status as the Payments API has it`() {
        let failure = PaymentFailure(
            error: PaymentFailureError(code: .paymentFailed), payment: PaymentSummary(id: "pay_1", orderId: "order-1"),
            timestamp: Story.now, status: .failed)
        let payment = PrimerCheckoutDataPayment(id: "pay_1", orderId: "order-1", status: "FAILED")
        #expect(PrimerCheckoutData(failure) == PrimerCheckoutData(payment: payment))
        #expect(PrimerCheckoutData(WebStory.failure("d-1")) == nil)
    }

    @Test func `what travels in the open part of an error is never printed`() {
        let error = PrimerError(
            errorId: "some-id", diagnosticsId: "d", recoverySuggestion: "secret", errorDescription: "secret",
            plainDescription: "secret")
        #expect(!"\(PaymentFailureError(NativeFailure(error: error, place: .attempt)))".contains("secret"))
        #expect(!"\(PrimerJSError(error))".contains("secret"))
    }
}
