internal import PrimerEvents

/// What failed last in a checkout, for as long as a screen is to show it; pure.
///
/// The web tells failures as levels, in one state after the other, and by an event; here each counts once.
struct LastFailures: Sendable {
    /// Why the last payment failed, until another is tried.
    private(set) var payment: PaymentFailureError?

    /// Why the checkout does not work, until it loads again.
    private(set) var checkout: PrimerJSError?

    /// The state that the web last told.
    private var told = StateChange.State()

    mutating func receive(_ input: WebInput, _ seen: AttemptsSeen) {
        switch input {
        case .stateChange(let state): stateChanged(to: state)
        case .ready: checkout = nil
        case .paymentStart, .paymentSuccess: payment = nil
        case .paymentFailure(let failure):
            if seen.reported?.reading ?? .news == .news { payment = failure.error }
        // What was cancelled had begun, which has cleared it.
        case .wasReady, .paymentCancel, .checkoutDismissed: break
        case .sessionCancelled:
            payment = nil
            checkout = nil
        }
    }

    private mutating func stateChanged(to new: StateChange.State) {
        let old = told
        told = new
        if new.isProcessing || new.isSuccessful {
            payment = nil
        } else if let failure = new.paymentFailure, failure != old.paymentFailure, !failure.code.isKeyRefusal {
            payment = failure
        }
        if new.isLoading || new.primerJsError == nil {
            checkout = nil
        } else if new.primerJsError != old.primerJsError {
            checkout = new.primerJsError
        }
    }
}
