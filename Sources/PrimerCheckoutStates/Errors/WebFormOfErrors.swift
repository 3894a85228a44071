package import PrimerEvents

/// What a web checkout itself would state of a failure: code and origin by the same table, and no native extension.
extension PaymentFailureError {
    /// The web's own error for an attempt that failed so.
    package init(webFormOf error: PrimerError, checkoutData: PrimerCheckoutData?) {
        let native = PaymentFailureError(NativeFailure(error: error, place: .attempt, checkoutData: checkoutData))
        let declined = checkoutData?.payment?.id.flatMap { id in
            native.origin == .payment ? KnownFailureTexts.declined.first?.text(for: id) : nil
        }
        self.init(
            code: native.code, message: declined ?? native.message, diagnosticsId: native.diagnosticsId,
            origin: native.origin)
    }
}

extension PrimerJSError {
    /// The web's own error for a checkout that could not start or load again.
    package init(webFormOf error: PrimerError) {
        let native = PrimerJSError(error)
        self.init(
            code: native.code, message: native.message, diagnosticsId: native.diagnosticsId, origin: native.origin,
            suggestion: native.suggestion)
    }
}
