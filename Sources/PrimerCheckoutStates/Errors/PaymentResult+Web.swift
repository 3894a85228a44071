internal import PrimerEvents

extension PaymentResult {
    /// The native `.success` whose payment had failed and that the web was told of as a failure; `nil` for any other failure.
    init?(failedIn failure: PaymentFailure) {
        guard let result = failure.error.nativeMembers.failedResult, let id = failure.payment?.id else { return nil }
        self.init(
            paymentId: id,
            status: .failed,
            amount: result.amount.flatMap { Int(exactly: $0) },
            currencyCode: result.currencyCode,
            paymentMethodType: failure.paymentMethodType?.rawValue
        )
    }
}

extension PaymentFailureError {
    /// The web's error for a native `.success` whose payment had failed.
    init(failed result: PaymentResult) {
        var members = NativeMembers(in: [:])
        members.failedResult = NativeMembers.FailedResult(
            amount: result.amount.map(Int64.init), currencyCode: result.currencyCode)
        self.init(
            code: .paymentFailed, message: "The payment failed.", origin: .primer, isOriginDerived: true,
            extras: members.extras)
    }
}
