public import PrimerEvents

/// What a host can tell beside the SDK's states.
extension StateEventAdapter {
    /// The host called `cancel()` on its session: the next state begins a new session.
    ///
    /// An undecided payment is aborted. A checkout that is cancelled is not dismissed, so there is no event. Call it after the
    /// session's `cancel()`, so that the SDK does not report the failure of what is aborted to the next session.
    public func sessionCancelled() { take(.sessionCancelled) }

    /// The app is about to present the sheet, or the managed view appears: a run begins, and the next outcome is its first.
    ///
    /// Call it each time, since an integration that shows no lifecycle does not say so itself. Only the first report of a run
    /// that began so can be a failed start; otherwise the error of a failed start is a `primer:payment-failure` whose advice is
    /// to verify on the server. A payment of the last run that has no outcome yet is still in flight, with a diagnostic.
    public func runBegan() { take(.runBegan) }

    /// An attempt ended with no outcome, the shopper is back at the list; dispatches `primer:payment-cancel`.
    ///
    /// - Parameter payment: The payment, where one had been created.
    public func attemptEnded(payment: PrimerCheckoutDataPayment? = nil) { take(.attemptEnded(payment)) }

    /// The SDK began to process a payment.
    public func processingBegan() { take(.processing(true)) }

    /// The SDK no longer processes a payment.
    public func processingEnded() { take(.processing(false)) }

    /// The payment methods on offer are known or changed; dispatches `primer:methods-update` once the checkout is ready.
    public func paymentMethodsChanged(to types: [PaymentMethodType]) { take(.paymentMethods(types)) }

    /// The saved methods are known or changed; dispatches `primer:vault-methods-update` once the checkout is ready.
    ///
    /// - Parameters:
    ///   - methods: The saved methods in order.
    ///   - cvvRecapture: Whether the security code has to be typed again, where the host knows it.
    public func vaultMethodsChanged(to methods: [VaultedPaymentMethod], cvvRecapture: Bool? = nil) {
        take(.vaultMethods(VaultMethods(methods: methods, cvvRecapture: cvvRecapture)))
    }

    /// The app selected a saved method, or none any more; dispatches `primer:vault-selection-change`.
    public func vaultSelectionChanged(to id: String?) { take(.vaultSelection(id: id)) }

    /// The look-up of the card number began.
    public func binLookupBegan() { take(.happened(BinDataLoadingChange(loading: true), at: .cardNumberInput)) }

    /// The look-up of the card number ended.
    public func binLookupEnded() { take(.happened(BinDataLoadingChange(loading: false), at: .cardNumberInput)) }

    /// More is known about the card that is being typed.
    public func binDataChanged(to data: BinDataAvailable) { take(.happened(data, at: .cardNumberInput)) }

    /// The networks of the card that is being typed changed.
    public func networksChanged(to networks: CardNetworkChange.Networks?) {
        take(.happened(CardNetworkChange(networks: networks), at: .cardNumberInput))
    }

    /// The card form was submitted with these errors in it.
    public func submissionFailed(_ errors: [CardFieldError]) {
        take(.happened(CardError(errors: errors), at: .cardForm))
    }

    /// A 3DS challenge or a redirect opened over the checkout.
    public func dialogOpened() { take(.happened(DialogOpen(), at: .checkout)) }

    /// The challenge or redirect over the checkout closed, whatever came of it.
    public func dialogClosed() { take(.happened(DialogClose(), at: .checkout)) }
}
