internal import PrimerEvents

/// What a native failure says and the web's errors have no field for: it travels in the open part of the error.
///
/// Nothing in there is ever printed.
struct NativeMembers: Sendable, Equatable {
    var errorDescription: String?
    var plainDescription: String?
    /// `nil` where the error is not a native one or its request did not fail on its way.
    var transportCause: PrimerError.TransportCause?
    /// `nil` also where the id of the error says it already.
    var paymentFailureReason: PrimerPaymentErrorCode?
    /// The amount and currency of a `.success` whose payment had failed.
    var failedResult: FailedResult?

    /// What a `.success` with the status failed says beside its payment.
    struct FailedResult: Sendable, Equatable {
        var amount: Int64?
        var currencyCode: String?
    }
}

extension NativeMembers {
    private static let errorDescriptionName = "errorDescription"
    private static let plainDescriptionName = "plainDescription"
    private static let transportCauseName = "transportCause"
    private static let paymentFailureReasonName = "paymentFailureReason"
    private static let failedResultName = "failedResult"
    private static let amountName = "amount"
    private static let currencyCodeName = "currencyCode"

    /// What an error says, and the reason for it that its payment states.
    init(_ error: PrimerError, paymentFailureReason: PrimerPaymentErrorCode? = nil) {
        errorDescription = error.errorDescription
        plainDescription = error.plainDescription
        transportCause = error.transportCause == .none ? nil : error.transportCause
        self.paymentFailureReason = paymentFailureReason?.isSaid(by: error.errorId) == true ? nil : paymentFailureReason
    }

    /// Reads the members of an error's open part. One of another kind than expected is not ours.
    init(in extras: JSONObject) {
        errorDescription = extras[Self.errorDescriptionName]?.stringValue
        plainDescription = extras[Self.plainDescriptionName]?.stringValue
        transportCause = extras[Self.transportCauseName]?.stringValue.flatMap(
            PrimerError.TransportCause.init(rawValue:))
        paymentFailureReason = extras[Self.paymentFailureReasonName]?.stringValue
            .flatMap(PrimerPaymentErrorCode.init(rawValue:))
        failedResult = extras[Self.failedResultName]?.objectValue.map { object in
            FailedResult(
                amount: object[Self.amountName]?.integerValue, currencyCode: object[Self.currencyCodeName]?.stringValue)
        }
    }

    /// The members that are there.
    var extras: JSONObject {
        var extras = JSONObject()
        extras[Self.errorDescriptionName] = errorDescription.map(JSONValue.string)
        extras[Self.plainDescriptionName] = plainDescription.map(JSONValue.string)
        extras[Self.transportCauseName] = transportCause.map { .string($0.rawValue) }
        extras[Self.paymentFailureReasonName] = paymentFailureReason.map { .string($0.rawValue) }
        extras[Self.failedResultName] = failedResult.map { result in
            var object = JSONObject()
            object[Self.amountName] = result.amount.map(JSONValue.integer)
            object[Self.currencyCodeName] = result.currencyCode.map(JSONValue.string)
            return .object(object)
        }
        return extras
    }
}

extension PrimerPaymentErrorCode {
    /// Whether an error id says the same.
    fileprivate func isSaid(by errorId: String) -> Bool {
        switch self {
        case .failed: errorId == "payment-failed"
        case .cancelledByCustomer: errorId == "payment-cancelled"
        }
    }
}

extension PaymentFailureError {
    /// What a native failure said, where this is one.
    var nativeMembers: NativeMembers { NativeMembers(in: extras) }
}
