@testable import PrimerEvents
import Testing

/// What a failure means: every row of the table, and every sentence beside it.
struct AdviceTableTests {
    static let declined = KnownFailureTexts.declined[0].text(for: "pay-1")
    static let notYetKnown = KnownFailureTexts.outcomeUnknown[0].text(for: "pay-1")

    private func failure(
        _ code: ErrorCode, _ origin: ErrorOrigin?, message: String = "", payment: String? = nil, nested: Bool = false,
        nativeErrorId: String? = nil, status: PaymentOutcomeStatus? = nil
    ) -> PaymentFailure {
        var error = PaymentFailureError(code: code, message: message, origin: origin, nativeErrorId: nativeErrorId)
        if nested { error.extras["data"] = ["error": ["origin": "payment", "error": ["diagnosticsId": "d"]]] }
        return PaymentFailure(
            error: error, payment: payment.map { PaymentSummary(id: $0) }, timestamp: UnixSeconds(seconds: 1),
            status: status)
    }

    // MARK: The rows

    @Test(arguments: [ErrorCode.paymentCreationAborted, .paymentAborted])
    func `the code of an abort says that nothing was created`(_ code: ErrorCode) {
        #expect(failure(code, .integration).retryAdvice == .nothingWasCreated)
        #expect(failure(code, nil, payment: "pay-1").retryAdvice == .nothingWasCreated)
    }

    @Test(arguments: ["IDEMPOTENCY_KEY_ALREADY_EXISTS", "IdempotencyKeyAlreadyExists"] as [ErrorCode])
    func `a refused key says that an earlier request created a payment`(_ code: ErrorCode) {
        #expect(failure(code, .network).retryAdvice == .verifyOnServerFirst)
        #expect(failure(code, .integration).retryAdvice == .verifyOnServerFirst)
    }

    @Test func `a refused authorization says that nothing was created, unless there is a payment`() {
        #expect(failure(.tokenizationError, .payment).retryAdvice == .nothingWasCreated)
        #expect(failure(.tokenizationError, .payment, nested: true).retryAdvice == .nothingWasCreated)
        #expect(failure(.tokenizationError, .payment, payment: "pay-1").retryAdvice == .verifyOnServerFirst)
        #expect(failure(.tokenizationError, .primer).retryAdvice == .verifyOnServerFirst)
        #expect(failure(.tokenizationError, .integration).retryAdvice == .fixIntegration)
    }

    @Test func `origin payment with a known text and a payment is a decline`() {
        #expect(failure(.paymentFailed, .payment, message: Self.declined, payment: "pay-1").retryAdvice == .offerRetry)
    }

    @Test func `origin payment with a nested error is not known to be a decline`() {
        let failure = failure(.paymentFailed, .payment, message: Self.declined, payment: "pay-1", nested: true)
        #expect(failure.retryAdvice == .verifyOnServerFirst)
    }

    @Test func `origin payment without a payment is not known to be a decline`() {
        #expect(failure(.paymentFailed, .payment, message: Self.declined).retryAdvice == .verifyOnServerFirst)
    }

    @Test(arguments: [notYetKnown, "", "Payment failed", declined + " ", "The payment \"pay-1\" was created"])
    func `origin payment with another text is not known to be a decline`(_ message: String) {
        #expect(
            failure(.paymentFailed, .payment, message: message, payment: "pay-1").retryAdvice == .verifyOnServerFirst)
    }

    @Test func `a native status that says FAILED is a decline, whatever the text`() {
        #expect(
            failure(.paymentFailed, .payment, payment: "pay-1", nested: true, status: .failed).retryAdvice
                == .offerRetry)
        #expect(
            failure(.paymentFailed, .payment, payment: "pay-1", status: .pending).retryAdvice == .verifyOnServerFirst)
    }

    @Test func `origin user with a nested error is a challenge whose poll failed`() {
        #expect(failure(.paymentFailed, .user, payment: "pay-1", nested: true).retryAdvice == .verifyOnServerFirst)
        #expect(failure(.paymentFailed, .user, payment: "pay-1").retryAdvice == .shopperCancelled)
    }

    @Test func `a nested error of 1 9 3 stands at the top`() {
        var failure = failure(.paymentFailed, .user)
        failure.error.extras["error"] = ["code": "UNEXPECTED"]
        #expect(failure.retryAdvice == .verifyOnServerFirst)
    }

    @Test(
        arguments: [
            (.user, .shopperCancelled), (.network, .verifyOnServerFirst), (.primer, .verifyOnServerFirst),
            (.integration, .fixIntegration), ("somewhere-new", .verifyOnServerFirst), (nil, .verifyOnServerFirst),
        ] as [(ErrorOrigin?, RetryAdvice)])
    func `everything else follows from the origin, with or without a payment`(
        _ origin: ErrorOrigin?, _ advice: RetryAdvice
    ) {
        #expect(failure("SOMETHING_NEW", origin).retryAdvice == advice)
        #expect(failure("SOMETHING_NEW", origin, payment: "pay-1").retryAdvice == advice)
    }

    @Test func `every advice is given in some row, and the first row that fits wins`() {
        let given = Set(AdviceRow.table.compactMap(\.advice))
        #expect(given == Set(RetryAdvice.allCases))
        #expect(
            failure(.paymentCreationAborted, .payment, payment: "pay-1", nested: true).retryAdvice == .nothingWasCreated
        )
    }

    // MARK: The sentences

    @Test func `the known texts are those of one version, and match with any id`() {
        #expect(KnownFailureTexts.version == "1.9.2")
        for id in ["pay-1", "x", "ä \"quoted\""] {
            #expect(KnownFailureTexts.isDecline(KnownFailureTexts.declined[0].text(for: id)))
            #expect(!KnownFailureTexts.isDecline(KnownFailureTexts.outcomeUnknown[0].text(for: id)))
            #expect(KnownFailureTexts.knows(KnownFailureTexts.outcomeUnknown[0].text(for: id)))
        }
        // Two different ids are no such text.
        let text = Self.declined.replacing("id pay-1", with: "id pay-2")
        #expect(!KnownFailureTexts.isDecline(text))
        #expect(!KnownFailureTexts.isDecline(KnownFailureTexts.declined[0].text(for: "")))
    }

    @Test func `a redacted recording states the advice, which is read first`() {
        let failure = failure(.paymentFailed, .payment, payment: "pay-1").statingAdvice(.offerRetry)
        #expect(failure.retryAdvice == .offerRetry)
        var unknown = failure
        unknown.error.extras["retryAdvice"] = "pay again"
        #expect(unknown.retryAdvice == .verifyOnServerFirst)
    }

    @Test(arguments: [ErrorOrigin?.none, .payment, .network])
    func `PAYMENT_CANCELLED counts as origin user`(_ origin: ErrorOrigin?) {
        #expect(failure(.paymentCancelled, origin).retryAdvice == .shopperCancelled)
    }

    @Test(arguments: [
        "unable-to-present-apple-pay", "apple-pay-presentation-failed", "apple-pay-device-not-supported",
        "apple-pay-no-cards-in-wallet", "unable-to-make-payments-on-provided-networks",
    ])
    func `an Apple Pay presentation id says that nothing was created`(_ id: String) {
        let code = ErrorCode(nativeErrorId: id)
        #expect(failure(code, .primer, nativeErrorId: id).retryAdvice == .nothingWasCreated)
        // Another code: the transport failed, or the shopper cancelled. Without the id a code proves nothing.
        #expect(failure(.serverError, .network, nativeErrorId: id).retryAdvice == .verifyOnServerFirst)
        #expect(failure(.paymentCancelled, .user, nativeErrorId: id).retryAdvice == .shopperCancelled)
        #expect(failure(code, .primer).retryAdvice == .verifyOnServerFirst)
    }

    @Test func `failed-to-redirect says nothing: the payment is created before the redirect`() {
        #expect(
            failure("FAILED_TO_REDIRECT", .primer, nativeErrorId: "failed-to-redirect").retryAdvice
                == .verifyOnServerFirst)
    }

    @Test func `a native id without a web code becomes its own code`() {
        #expect(ErrorCode(nativeErrorId: "apple-pay-no-cards-in-wallet") == "APPLE_PAY_NO_CARDS_IN_WALLET")
    }
}
