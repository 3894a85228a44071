internal import PrimerEvents

extension PaymentFailureError {
    /// The web's error for a native failure of an attempt to pay.
    init(_ failure: NativeFailure) {
        let webError = failure.webError
        let reason = failure.checkoutData?.payment?.paymentFailureReason
        var extras = NativeMembers(failure.error, paymentFailureReason: reason).extras
        extras[WebErrorFacts.suggestionName] = failure.error.recoverySuggestion.map(JSONValue.string)
        self.init(
            code: webError.code,
            message: failure.error.message,
            diagnosticsId: failure.error.diagnosticsId,
            origin: webError.origin,
            isOriginDerived: webError.isOriginDerived,
            nativeErrorId: webError.nativeErrorId,
            extras: extras
        )
    }
}

extension PrimerJSError {
    /// The web's error for a native failure to start or to load again.
    init(_ error: PrimerError) {
        let webError = NativeFailure(error: error, place: .primerJsError).webError
        self.init(
            code: webError.code,
            message: error.message,
            diagnosticsId: error.diagnosticsId,
            origin: webError.origin,
            isOriginDerived: webError.isOriginDerived,
            nativeErrorId: webError.nativeErrorId,
            suggestion: error.recoverySuggestion,
            extras: NativeMembers(error).extras
        )
    }
}

extension PrimerError {
    /// The words that the web calls `message`: those for people where there are some.
    fileprivate var message: String { plainDescription ?? errorDescription ?? "" }
}

extension PrimerError {
    /// Whether the id alone says that the checkout could not start.
    var saysThatCheckoutCouldNotStart: Bool { NativeErrorRow.couldNotStart.contains(errorId) }
}

extension PaymentSummary {
    /// What a native failure says of the payment that had been created.
    init(_ payment: PrimerCheckoutDataPayment) { self.init(id: payment.id, orderId: payment.orderId) }
}

extension PaymentOutcomeStatus {
    /// A status of the Payments API, `FAILED`.
    init(paymentsAPI status: String) { self.init(rawValue: status.lowercased()) }
}
