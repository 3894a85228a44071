/// What went wrong, as in `PAYMENT_FAILED`.
///
/// The set is open; the reason of a decline is only known to the server.
public struct ErrorCode: OpenValue {
    /// The text on the wire.
    public let rawValue: String

    /// The value with this text on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension ErrorCode {
    /// The client token is malformed or has expired; only as `primerJsError`.
    public static let invalidClientToken: ErrorCode = "INVALID_CLIENT_TOKEN"

    /// The checkout could not start; only as `primerJsError`.
    public static let initializationError: ErrorCode = "INITIALIZATION_ERROR"

    /// The payment was declined or failed.
    public static let paymentFailed: ErrorCode = "PAYMENT_FAILED"

    /// The shopper cancelled.
    public static let paymentCancelled: ErrorCode = "PAYMENT_CANCELLED"

    /// A listener of `primer:payment-start` aborted the payment before it was created.
    public static let paymentCreationAborted: ErrorCode = "PAYMENT_CREATION_ABORTED"

    /// The same, as this package reported it before it knew the web's own code.
    public static let paymentAborted: ErrorCode = "PAYMENT_ABORTED"

    /// The app reported an error of its own to the native SDK.
    public static let merchantError: ErrorCode = "MERCHANT_ERROR"

    /// A request got no answer in time; the outcome is unknown.
    public static let requestTimeout: ErrorCode = "REQUEST_TIMEOUT"

    /// A request failed; the outcome is unknown.
    public static let serverError: ErrorCode = "SERVER_ERROR"

    /// The backend refused a second creation under one idempotency key: an earlier request created a payment.
    public static let idempotencyKeyAlreadyExists: ErrorCode = "IDEMPOTENCY_KEY_ALREADY_EXISTS"

    /// The payment method could not be made into a token; with origin `payment` the authorization was refused.
    public static let tokenizationError: ErrorCode = "TOKENIZATION_ERROR"

    /// The billing address was refused; only in `primer:card-error`.
    public static let billingAddressSubmissionFailed: ErrorCode = "BILLING_ADDRESS_SUBMISSION_FAILED"
}

extension ErrorCode {
    /// The code that a native error id without a web code of its own has: the id in upper snake case.
    public init(nativeErrorId: String) {
        self.init(rawValue: String(nativeErrorId.uppercased().map { $0 == "-" ? "_" : $0 }))
    }
}
