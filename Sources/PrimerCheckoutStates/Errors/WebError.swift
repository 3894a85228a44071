internal import PrimerEvents

/// What the web says of a native error: the code and on whose side it arose.
struct WebError: Sendable, Equatable {
    let code: ErrorCode
    /// Always concluded from the native error, never stated by Primer; `nil` where nothing can be concluded.
    let origin: ErrorOrigin?
    let nativeErrorId: String

    var isOriginDerived: Bool { origin != nil }
}

/// A native error with all that its place in the table depends on.
struct NativeFailure: Sendable {
    /// As what the web is told of it.
    enum Place: Sendable {
        case attempt
        case primerJsError
    }

    let error: PrimerError
    let place: Place
    var checkoutData: PrimerCheckoutData?
    /// Whether it follows from the abort of our own gate.
    var gateAbort = PaymentAttempts.GateAbort.none

    /// The first row of the table that fits.
    var webError: WebError {
        let row = NativeErrorRow.byPrecedence.first { fits($0) }
        let id = error.errorId
        return switch row?.code {
        case .fixed(let code)?: WebError(code: code, origin: row?.origin, nativeErrorId: id)
        case .theID?, nil: WebError(code: ErrorCode(nativeErrorId: id), origin: row?.origin, nativeErrorId: id)
        }
    }

    private func fits(_ row: NativeErrorRow) -> Bool {
        let isForID =
            switch row.ids {
            case .any: true
            case .these(let ids): ids.contains(error.errorId)
            case .others(let ids): !ids.contains(error.errorId)
            }
        return isForID && row.conditions.allSatisfy(holds)
    }

    private func holds(_ condition: NativeErrorRow.Condition) -> Bool {
        let payment = checkoutData?.payment
        return switch condition {
        case .asPrimerJsError: place == .primerJsError
        case .inAttempt: place == .attempt
        case .transportCause: error.transportCause != .none
        case .transportTimeout: error.transportCause == .timeout
        case .otherTransportCause: error.transportCause == .other
        case .cancelledByCustomer: payment?.paymentFailureReason == .cancelledByCustomer
        case .gateAborted: gateAbort == .ours
        case .gateAbortIsUnclear: gateAbort == .unclear
        case .failedPayment: payment?.status == "FAILED"
        case .anotherPayment: payment.map { $0.status != "FAILED" } ?? false
        case .noPayment: payment == nil
        }
    }
}
