import PrimerEvents
import Testing

struct RetryAdviceTests {
    /// A failure and what an app may do about it.
    struct Row: CustomTestStringConvertible {
        var code: ErrorCode
        var origin: ErrorOrigin?
        var nativeErrorId: String?
        var advice: RetryAdvice

        init(_ code: ErrorCode, _ origin: ErrorOrigin?, _ nativeErrorId: String?, _ advice: RetryAdvice) {
            self.code = code
            self.origin = origin
            self.nativeErrorId = nativeErrorId
            self.advice = advice
        }

        init(_ code: ErrorCode, _ origin: ErrorOrigin?, _ advice: RetryAdvice) { self.init(code, origin, nil, advice) }

        var testDescription: String { "\(code) \(origin?.rawValue ?? "no origin") \(nativeErrorId ?? "")" }

        func failure(with payment: PaymentSummary?) -> PaymentFailure {
            PaymentFailure(
                error: PaymentFailureError(code: code, origin: origin, nativeErrorId: nativeErrorId),
                payment: payment,
                timestamp: UnixSeconds(seconds: 0)
            )
        }
    }

    static let rows: [Row] = [
        Row(.paymentCancelled, .user, .shopperCancelled),
        Row(.paymentCancelled, .user, "payment-cancelled", .shopperCancelled),
        Row(.paymentFailed, .payment, .offerRetry),
        Row(.paymentFailed, .payment, "payment-failed", .offerRetry),
        Row(.requestTimeout, .network, .verifyOnServerFirst),
        Row(.serverError, .network, "failed-to-create-payment", .verifyOnServerFirst),
        Row(.paymentFailed, .primer, .verifyOnServerFirst),
        Row(.merchantError, .integration, "merchant-error", .fixIntegration),
        Row("INVALID_VALUE", .integration, "invalid-value", .fixIntegration),
        Row("UNABLE_TO_PRESENT_PAYMENT_METHOD", .integration, "unable-to-present-payment-method", .fixIntegration),
        Row("SOMETHING_NEW", nil, .verifyOnServerFirst),
        Row("SOMETHING_NEW", "somewhere-new", .verifyOnServerFirst),
        // Precedence: an abort of ours wins over any origin.
        Row(.paymentAborted, nil, "merchant-error", .nothingWasCreated),
        Row(.paymentAborted, nil, .nothingWasCreated),
        Row(.paymentAborted, .payment, .nothingWasCreated),
        Row(.paymentAborted, .network, .nothingWasCreated),
        // The ids after which nothing was created win over the origin `primer` of their row.
        Row("UNABLE_TO_PRESENT_APPLE_PAY", .primer, "unable-to-present-apple-pay", .nothingWasCreated),
        Row("APPLE_PAY_PRESENTATION_FAILED", .primer, "apple-pay-presentation-failed", .nothingWasCreated),
        Row("APPLE_PAY_DEVICE_NOT_SUPPORTED", .primer, "apple-pay-device-not-supported", .nothingWasCreated),
        Row("APPLE_PAY_NO_CARDS_IN_WALLET", .primer, "apple-pay-no-cards-in-wallet", .nothingWasCreated),
        Row(
            "UNABLE_TO_MAKE_PAYMENTS_ON_PROVIDED_NETWORKS", .primer,
            "unable-to-make-payments-on-provided-networks", .nothingWasCreated),
        Row("FAILED_TO_REDIRECT", .primer, "failed-to-redirect", .nothingWasCreated),
        // The same ids in another row: the transport failed, so a payment may exist; the shopper cancelled.
        Row(.requestTimeout, .network, "failed-to-redirect", .verifyOnServerFirst),
        Row(.serverError, .network, "apple-pay-presentation-failed", .verifyOnServerFirst),
        Row(.paymentCancelled, .user, "failed-to-redirect", .shopperCancelled),
        // Without the native id a code proves nothing.
        Row("FAILED_TO_REDIRECT", .primer, .verifyOnServerFirst),
    ]

    @Test(arguments: rows)
    func `the advice follows the table, with and without a payment`(_ row: Row) {
        #expect(row.failure(with: nil).retryAdvice == row.advice)
        #expect(row.failure(with: PaymentSummary(id: "pay_1")).retryAdvice == row.advice)
        #expect(row.failure(with: nil).error.retryAdvice == row.advice)
    }

    @Test func `every advice is given in some row`() {
        #expect(Set(Self.rows.map(\.advice)) == Set(RetryAdvice.allCases))
    }

    @Test func `a native id without a web code becomes its own code`() {
        #expect(ErrorCode(nativeErrorId: "apple-pay-no-cards-in-wallet") == "APPLE_PAY_NO_CARDS_IN_WALLET")
    }
}
