internal import PrimerEvents

/// Success, failure, cancellation and dismissal.
extension WebSession {
    mutating func succeeded(_ success: PaymentSuccess) {
        let ended = attempt
        attempt = .none
        waitingError = nil
        // An id is the proof of a payment: without one nothing is claimed.
        guard let id = success.payment.id, !id.isEmpty else { return diagnose(.paymentIdMissing) }
        let type = success.paymentMethodType ?? success.payment.paymentMethodData?.paymentMethodType ?? ended.method
        let result = PaymentResult(
            paymentId: id,
            // What the open attempt is made with says nothing of another method's payment, which comes late.
            status: status(of: success, type, type == ended.method ? ended.source : nil),
            // Out of range only where `Int` has 32 bits; a wrong amount is worse than none.
            amount: success.amount.flatMap { Int(exactly: $0.value) },
            currencyCode: success.currencyCode,
            paymentMethodType: type?.rawValue
        )
        succeed(result, type)
    }

    mutating func failed(_ failure: PaymentFailure) {
        // One closed pop-up gives up to three events: the cancellation and failures that say it again.
        if attempt == .cancelled, failure.error.origin == .user { return diagnose(.cancellationRepeated) }
        if attempt.isOpen { attempt = .none }
        waitingError = nil
        if let result = PaymentResult(failedIn: failure) { return succeed(result, failure.paymentMethodType) }
        switch step {
        case .succeeded, .dismissed: return diagnose(.outcomeDropped(.failure))
        case .refreshFailed: step = .ready
        // An attempt that fails while the checkout loads does not end the loading.
        case .start, .initializing, .initializationFailed, .ready, .refreshing: break
        }
        deliver(.failure(PrimerError(failure.error), checkoutData: PrimerCheckoutData(failure)), as: .failure)
    }

    mutating func cancelled() {
        attempt = .cancelled
        tellWaitingError()
    }

    mutating func dismissed(_ dismissal: CheckoutDismissed) {
        switch step {
        // The view of a session that is over went away.
        case .succeeded: return
        case .dismissed: return diagnose(.outcomeDropped(.dismissed))
        case .initializationFailed where integration.endsWhenItCannotStart:
            return diagnose(.outcomeDropped(.dismissed))
        case .start, .initializing, .initializationFailed, .ready, .refreshing, .refreshFailed: break
        }
        tellWaitingError()
        // One whose outcome is not known stays open for it.
        if dismissal.attempt == nil { attempt = .none }
        step = .dismissed
        // Dismissed while it was loading: the next loading is that of another session.
        told.isLoading = false
        deliver(.dismissed, as: .dismissed)
    }

    private mutating func succeed(_ result: PaymentResult, _ type: PaymentMethodType?) {
        let wasDismissed = step == .dismissed
        step = .succeeded
        if wasDismissed {
            tell(.success(result), as: .success)
            diagnose(.successAfterDismissal(type))
        } else {
            deliver(.success(result), as: .success)
        }
    }

    private mutating func status(
        of success: PaymentSuccess, _ type: PaymentMethodType?, _ source: PaymentSource?
    ) -> PaymentStatus {
        switch success.status {
        case nil: return unstatedStatus.status(of: type, source: source)
        case .success?: return .success
        case .pending?: return .pending
        case .failed?: return .failed
        // An open set: nobody calls a payment settled by a word that nobody knows.
        case _:
            diagnose(.paymentStatusUnknown)
            return .pending
        }
    }
}

extension Integration {
    /// Whether a checkout that could not start is over, so that nobody can dismiss it any more.
    fileprivate var endsWhenItCannotStart: Bool {
        switch self {
        case .inlineSession, .presenter(.hidden): true
        case .managedView, .presenter(.shown): false
        }
    }
}
