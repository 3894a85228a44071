internal import PrimerEvents

/// Success, failure, cancellation and dismissal.
extension WebSession {
    mutating func succeeded(_ success: PaymentSuccess, _ reported: PaymentAttempts.Reported?) {
        waitingError = nil
        keptBack = nil
        if reported?.reading == .repetition { return diagnose(.outcomeDropped(.success)) }
        // An id is the proof of a payment: without one nothing is claimed.
        guard let id = success.payment.id, !id.isEmpty else { return diagnose(.paymentIdMissing) }
        let type =
            success.paymentMethodType ?? success.payment.paymentMethodData?.paymentMethodType
            ?? reported?.method
        let result = PaymentResult(
            paymentId: id,
            // A payment without a start was made with something that nobody saw.
            status: status(
                of: success, type, reported?.attempt?.starts.isEmpty ?? true ? nil : type.flatMap { sources[$0] }),
            // Out of range only where `Int` has 32 bits; a wrong amount is worse than none.
            amount: success.amount.flatMap { Int(exactly: $0.value) },
            currencyCode: success.currencyCode,
            paymentMethodType: type?.rawValue
        )
        succeed(result, type)
    }

    mutating func failed(_ failure: PaymentFailure, _ reported: PaymentAttempts.Reported?) {
        switch reported?.reading {
        case .repetition?:
            // One closed pop-up gives up to three events: the cancellation and failures that say it again.
            let isCancellation = failure.retryAdvice == .shopperCancelled
            return diagnose(isCancellation ? .cancellationRepeated : .outcomeDropped(.failure))
        case .refusedDuplicate?: return diagnose(.outcomeDropped(.failure))
        case .keptBack?:
            keptBack = failure
            return
        case .news?, nil: keptBack = nil
        }
        fail(failure)
    }

    private mutating func fail(_ failure: PaymentFailure) {
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

    mutating func cancelled(_ reported: PaymentAttempts.Reported?) {
        tellWaitingError()
        // The sibling has ended without a success: an earlier request created a payment.
        if reported?.releasesRefusal ?? false, let failure = keptBack { fail(failure) }
        keptBack = nil
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
        case nil: return unstatedStatus.isSettled(type, isSaved: source == .vaultedMethod) ? .success : .pending
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
