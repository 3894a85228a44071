/// One row of the table that says what a failure means: the first row that fits gives the advice.
struct AdviceRow: Sendable {
    /// What a failure must be for the row to fit; all of them together.
    enum Condition: Sendable, Hashable {
        /// A redacted recording states the advice, since it has no message.
        case adviceIsStated
        /// The code is one of these.
        case code([ErrorCode])
        /// The origin is this one. `PAYMENT_CANCELLED` counts as origin `user`.
        case origin(ErrorOrigin)
        /// The native SDK failed at a step that comes before it creates a payment.
        case failedBeforeCreation
        /// The failure names a payment.
        case hasPayment
        /// The failure names no payment.
        case hasNoPayment
        /// The error carries another one.
        case hasNestedError
        /// The message is not a known text of a decline.
        case textIsNoDecline
        /// No native status says that the payment failed.
        case statusIsNotFailed
    }

    let conditions: [Condition]
    /// The advice; `nil` for the one that the failure states itself.
    let advice: RetryAdvice?

    init(_ conditions: Condition..., advice: RetryAdvice?) {
        self.conditions = conditions
        self.advice = advice
    }

    /// The table in order; a failure that no row fits proves nothing about the payment.
    static let table: [AdviceRow] = [
        AdviceRow(.adviceIsStated, advice: nil),
        AdviceRow(.code(ErrorCode.aborts), advice: .nothingWasCreated),
        AdviceRow(.failedBeforeCreation, advice: .nothingWasCreated),
        AdviceRow(.code(ErrorCode.keyRefusals), advice: .verifyOnServerFirst),
        AdviceRow(.code([.tokenizationError]), .origin(.payment), .hasNoPayment, advice: .nothingWasCreated),
        AdviceRow(.origin(.payment), .hasNestedError, .statusIsNotFailed, advice: .verifyOnServerFirst),
        AdviceRow(.origin(.payment), .hasNoPayment, .statusIsNotFailed, advice: .verifyOnServerFirst),
        AdviceRow(.origin(.payment), .textIsNoDecline, .statusIsNotFailed, advice: .verifyOnServerFirst),
        AdviceRow(.origin(.user), .hasNestedError, advice: .verifyOnServerFirst),
        AdviceRow(.origin(.user), advice: .shopperCancelled),
        AdviceRow(.origin(.payment), advice: .offerRetry),
        AdviceRow(.origin(.network), advice: .verifyOnServerFirst),
        AdviceRow(.origin(.primer), advice: .verifyOnServerFirst),
        AdviceRow(.origin(.integration), advice: .fixIntegration),
    ]
}

extension ErrorCode {
    /// The codes of a payment that a gate or the page aborted; former versions of the package have another one.
    static let aborts: [ErrorCode] = [.paymentCreationAborted, .paymentAborted]

    /// The codes by which the backend refuses a second creation under one key, in all versions of its API.
    static let keyRefusals: [ErrorCode] = [.idempotencyKeyAlreadyExists, "IdempotencyKeyAlreadyExists"]

    /// Whether a gate or the page aborted the payment.
    var isAbort: Bool { Self.aborts.contains(self) }

    /// Whether the backend refused a second creation under one key.
    package var isKeyRefusal: Bool { Self.keyRefusals.contains(self) }
}

/// What of a failure decides about the advice.
struct FailureFacts: Sendable {
    var code: ErrorCode
    var origin: ErrorOrigin?
    var nativeErrorId: String?
    var message = ""
    var hasPayment = false
    var hasNestedError = false
    /// Whether a native status says that the payment failed.
    var statusIsFailed = false
    /// The advice that a redacted recording states.
    var statedAdvice: RetryAdvice?

    /// What the table says.
    var advice: RetryAdvice {
        let row = AdviceRow.table.first { row in row.conditions.allSatisfy(holds) }
        // An open set: an origin that nobody knows proves nothing about the payment.
        guard let row else { return .verifyOnServerFirst }
        return row.advice ?? statedAdvice ?? .verifyOnServerFirst
    }

    private func holds(_ condition: AdviceRow.Condition) -> Bool {
        switch condition {
        case .adviceIsStated: statedAdvice != nil
        case .code(let codes): codes.contains(code)
        case .origin(let origin): (code == .paymentCancelled ? .user : self.origin) == origin
        case .failedBeforeCreation: failedBeforeCreation
        case .hasPayment: hasPayment
        case .hasNoPayment: !hasPayment
        case .hasNestedError: hasNestedError
        case .textIsNoDecline: !KnownFailureTexts.isDecline(message)
        case .statusIsNotFailed: !statusIsFailed
        }
    }

    /// The code must be the id's own: with a transport cause or a cancelling shopper the same id becomes another failure.
    private var failedBeforeCreation: Bool {
        guard let nativeErrorId, PaymentFailureError.nativeErrorIdsBeforeCreation.contains(nativeErrorId) else {
            return false
        }
        return code == ErrorCode(nativeErrorId: nativeErrorId)
    }
}

extension FailureFacts {
    /// The name of the extension by which a redacted recording states the advice.
    static let adviceName = "retryAdvice"

    /// What a failure says.
    init(_ failure: PaymentFailure) {
        let error = failure.error
        self.init(
            code: error.code, origin: error.origin, nativeErrorId: error.nativeErrorId, message: error.message,
            hasPayment: failure.payment?.id != nil, hasNestedError: error.hasNestedError,
            statusIsFailed: failure.status == .failed,
            statedAdvice: error.extras[Self.adviceName]?.stringValue.flatMap(RetryAdvice.init(rawValue:)))
    }
}

extension PaymentFailureError {
    /// The ids of the native SDK after which no payment exists: Apple Pay's sheet was not presented.
    package static let nativeErrorIdsBeforeCreation: Set<String> = [
        "unable-to-present-apple-pay",
        "apple-pay-presentation-failed",
        "apple-pay-device-not-supported",
        "apple-pay-no-cards-in-wallet",
        "unable-to-make-payments-on-provided-networks",
    ]

    /// Whether the web's error carries another one, which is its cause: at `data.error.error`, from 1.9.3 on at `error`.
    var hasNestedError: Bool {
        let nested = extras["data"]?.objectValue?["error"]?.objectValue?["error"]
        return [nested, extras["error"]].contains { $0 != nil && $0 != .null }
    }
}

extension PaymentFailure {
    /// The same failure with its advice stated, for a recording that leaves out the message which the advice follows from.
    package func statingAdvice(_ advice: RetryAdvice) -> PaymentFailure {
        var failure = self
        failure.error.extras[FailureFacts.adviceName] = .string(advice.rawValue)
        return failure
    }
}
