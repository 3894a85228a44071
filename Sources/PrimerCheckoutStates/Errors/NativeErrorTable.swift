internal import PrimerEvents

/// One row of the table that gives a native error its web code and origin.
struct NativeErrorRow: Sendable {
    /// Which error ids a row is for.
    enum IDs: Sendable {
        case any
        case these(Set<String>)
        case others(than: Set<String>)
    }

    /// What else must be so.
    enum Condition: Sendable {
        /// The error is told as `primerJsError`.
        case asPrimerJsError
        /// The error is told as the failure of an attempt to pay.
        case inAttempt
        /// The request failed on its way, in whatever manner.
        case transportCause
        /// The request got no answer in time.
        case transportTimeout
        /// The request failed on its way in another manner.
        case otherTransportCause
        /// The payment's failure reason says that the customer cancelled.
        case cancelledByCustomer
        /// Our own gate aborted this attempt, and nothing else can have failed.
        case gateAborted
        /// Our own gate aborted an attempt, and another payment may have failed instead.
        case gateAbortIsUnclear
        /// There is a payment and its status is FAILED.
        case failedPayment
        /// There is a payment with another status or none.
        case anotherPayment
        /// There is no payment.
        case noPayment
    }

    /// The code that a row gives.
    enum Code: Sendable {
        case fixed(ErrorCode)
        /// The id in `UPPER_SNAKE`.
        case theID
    }

    let ids: IDs
    let conditions: [Condition]
    let code: Code
    let origin: ErrorOrigin?

    init(_ ids: IDs, _ conditions: [Condition], _ code: Code, _ origin: ErrorOrigin?) {
        self.ids = ids
        self.conditions = conditions
        self.code = code
        self.origin = origin
    }
}

extension NativeErrorRow.IDs: ExpressibleByArrayLiteral {
    init(arrayLiteral ids: String...) { self = .these(Set(ids)) }
}

extension NativeErrorRow {
    private static let clientToken = "invalid-client-token"

    private static let initialization: Set<String> = [
        "uninitialized-sdk-session", "missing-configuration", "misconfigured-payment-methods",
        "failed-to-create-session", "invalid-architecture", "missing-sdk-dependency",
    ]

    /// The ids that say that a checkout could not start, where nothing else does.
    static let couldNotStart = initialization.union([clientToken])

    private static let integration: Set<String> = [
        "invalid-value", "invalid-url", "invalid-merchant-identifier", "invalid-client-session-value",
        "missing-primer-input-element", "unsupported-session-intent", "unsupported-payment-method-type",
        "unsupported-payment-method-for-manager", "unable-to-present-payment-method",
        "invalid-vaulted-payment-method-id", "missing-sdk-dependency", "apple-pay-configuration-error",
    ]

    /// The table in the order of the catalogue.
    ///
    /// From the sixth row on all are for attempts: as `primerJsError` the web knows two codes, and the first five give them.
    static let table: [NativeErrorRow] = [
        NativeErrorRow([clientToken], [], .fixed(.invalidClientToken), .integration),
        NativeErrorRow(
            .these(initialization), [.asPrimerJsError, .transportCause], .fixed(.initializationError), .network),
        NativeErrorRow(.these(initialization), [.asPrimerJsError], .fixed(.initializationError), .integration),
        NativeErrorRow(
            .others(than: [clientToken]), [.asPrimerJsError, .transportCause], .fixed(.initializationError), .network),
        NativeErrorRow(.others(than: [clientToken]), [.asPrimerJsError], .fixed(.initializationError), .primer),
        NativeErrorRow(.any, [.inAttempt, .gateAborted], .fixed(.paymentCreationAborted), .integration),
        NativeErrorRow(["merchant-error"], [.inAttempt, .gateAbortIsUnclear], .fixed(.merchantError), nil),
        NativeErrorRow(["payment-cancelled"], [.inAttempt], .fixed(.paymentCancelled), .user),
        NativeErrorRow(.any, [.inAttempt, .cancelledByCustomer], .fixed(.paymentCancelled), .user),
        NativeErrorRow(["merchant-error"], [.inAttempt], .fixed(.merchantError), .integration),
        NativeErrorRow(["payment-failed"], [.inAttempt, .failedPayment], .fixed(.paymentFailed), .payment),
        NativeErrorRow(["payment-failed"], [.inAttempt], .fixed(.paymentFailed), .primer),
        NativeErrorRow(["apple-pay-timed-out"], [.inAttempt], .fixed(.requestTimeout), .network),
        NativeErrorRow(.any, [.inAttempt, .transportTimeout], .fixed(.requestTimeout), .network),
        NativeErrorRow(
            ["failed-to-create-payment", "failed-to-resume-payment"], [.inAttempt], .fixed(.serverError), .network),
        NativeErrorRow(.any, [.inAttempt, .otherTransportCause], .fixed(.serverError), .network),
        NativeErrorRow(.these(integration), [.inAttempt], .theID, .integration),
        NativeErrorRow(.these(PaymentFailureError.nativeErrorIdsBeforeCreation), [.inAttempt], .theID, .primer),
        NativeErrorRow(.any, [.inAttempt, .failedPayment], .theID, .payment),
        NativeErrorRow(.any, [.inAttempt, .anotherPayment], .theID, .primer),
        NativeErrorRow(.any, [.inAttempt, .noPayment], .theID, nil),
    ]

    /// The table in the order in which it is searched: conditions on the cause come before those on the id.
    static let byPrecedence = table.filter(\.looksAtCause) + table.filter { !$0.looksAtCause }

    private var looksAtCause: Bool {
        conditions.contains {
            switch $0 {
            case .transportCause, .transportTimeout, .otherTransportCause: true
            case .asPrimerJsError, .inAttempt, .cancelledByCustomer, .gateAborted, .gateAbortIsUnclear, .failedPayment,
                .anotherPayment,
                .noPayment:
                false
            }
        }
    }
}
