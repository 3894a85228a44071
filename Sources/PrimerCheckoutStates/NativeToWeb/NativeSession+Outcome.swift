internal import PrimerEvents

/// `.success` and `.failure`.
extension NativeSession {
    mutating func success(_ transition: TransitionRow.Success, _ result: PaymentResult, at now: UnixSeconds) {
        switch transition {
        case .counts: succeed(result, at: now)
        case .countsUnexpectedly:
            succeed(result, at: now)
            diagnose(.stateUnexpected(.success))
        case .countsIfContinued:
            guard let type = run.inFlightMethod else { return diagnose(.stateDropped(.success)) }
            succeed(result, at: now)
            diagnose(.successAfterDismissal(type))
        case .isDropped: diagnose(.stateDropped(.success))
        }
    }

    mutating func failure(
        _ transition: TransitionRow.Failure, _ error: PrimerError, _ checkoutData: PrimerCheckoutData?,
        at now: UnixSeconds
    ) {
        switch transition {
        case .isInitialization:
            step = .inline(.initializationFailed)
            tell(StateChange.State(primerJsError: PrimerJSError(error)))
        // A payment is the proof of an attempt, whoever started it.
        case .isRefresh where run.openMethod == nil && checkoutData?.payment == nil:
            step = .inline(.refreshFailed)
            tell(StateChange.State(primerJsError: PrimerJSError(error)))
        case .isRefresh: failAttempt(error, checkoutData, at: now)
        case .isAttempt:
            step = .inline(.attemptFailed)
            failAttempt(error, checkoutData, at: now)
        case .isOutcome:
            step = .outcomes(.afterFailure(in: integration))
            // Of any other report nobody can say that it is not about a payment.
            if awaitsFirstReport, checkoutData == nil, error.saysThatCheckoutCouldNotStart {
                tell(StateChange.State(primerJsError: PrimerJSError(error)))
            } else {
                failAttempt(error, checkoutData, at: now)
            }
        case .isDropped: diagnose(.stateDropped(.failure))
        }
    }

    private mutating func failAttempt(
        _ error: PrimerError, _ checkoutData: PrimerCheckoutData?, at now: UnixSeconds
    ) {
        let payment = checkoutData?.payment
        let abort = run.abort(hasPayment: payment != nil, hasTransportCause: error.transportCause != .none)
        let cause: PaymentAttempts.Report.Cause = abort == .ours ? .aborted : .other
        let failed = run.method(
            of: run.report(.failed(.verifyOnServerFirst, cause: cause), method: nil, paymentId: payment?.id))
        let failure = PaymentFailureError(
            NativeFailure(error: error, place: .attempt, checkoutData: checkoutData, gateAbort: abort))
        tell(StateChange.State(paymentFailure: failure))
        let detail = PaymentFailure(
            error: failure,
            payment: payment.map(PaymentSummary.init),
            paymentMethodType: failed,
            timestamp: now,
            status: payment?.status.map(PaymentOutcomeStatus.init(paymentsAPI:))
        )
        dispatch(detail, from: .checkout)
    }

    private mutating func succeed(_ result: PaymentResult, at now: UnixSeconds) {
        let stated = result.paymentMethodType.map(PaymentMethodType.init(rawValue:))
        let paid = run.method(
            of: run.report(.succeeded(status: nil), method: stated, paymentId: result.paymentId))
        let type = stated ?? paid
        let source = (paid == nil ? nil : type.flatMap { sources[$0] }) ?? unseenSource(of: type)
        step = step.afterSuccess
        let payment = PaymentSummary(
            id: result.paymentId,
            orderId: clientSession?.orderId,
            paymentMethodData: type.map { PaymentMethodData(paymentMethodType: $0) }
        )
        switch result.status {
        case .success, .pending:
            if source == .newCard { dispatch(CardSuccess(result), from: .cardForm) }
            tell(StateChange.State(isSuccessful: true))
            let detail = PaymentSuccess(
                payment: payment,
                paymentMethodType: type,
                timestamp: now,
                status: PaymentOutcomeStatus(result.status),
                amount: result.amount.map { MinorUnits(Int64($0)) },
                currencyCode: result.currencyCode
            )
            dispatch(detail, from: .checkout)
        case .failed:
            let failure = PaymentFailureError(failed: result)
            tell(StateChange.State(paymentFailure: failure))
            let detail = PaymentFailure(
                error: failure, payment: payment, paymentMethodType: type, timestamp: now, status: .failed)
            dispatch(detail, from: .checkout)
        }
    }
}

extension NativeSession {
    /// What a payment was made with whose start was not seen; nothing is known of it in an integration that hides the start.
    private func unseenSource(of type: PaymentMethodType?) -> PaymentSource? {
        switch step {
        case .inline: type.map(likelySource)
        case .outcomes: nil
        }
    }
}

extension CardSuccess {
    /// The card form's part of a success. A pending payment is not settled, and `success` does not say that it is.
    fileprivate init(_ result: PaymentResult) {
        self.init(
            result: CardSubmissionResult(
                success: result.status == .success ? true : nil, paymentId: result.paymentId))
    }
}

extension PaymentOutcomeStatus {
    /// The status of a native result.
    init(_ status: PaymentStatus) {
        self =
            switch status {
            case .pending: .pending
            case .success: .success
            case .failed: .failed
            }
    }
}
