internal import PrimerEvents

/// Payment methods and saved methods.
extension NativeSession {
    mutating func offered(_ types: [PaymentMethodType]) {
        guard types != paymentMethods else { return }
        paymentMethods = types
        if step.tellsMethods { tellPaymentMethods() }
    }

    mutating func saved(_ methods: SavedMethods, at now: UnixSeconds) {
        guard methods != savedMethods else { return }
        savedMethods = methods
        if step.tellsMethods { tellSavedMethods(at: now) }
    }

    mutating func selected(_ id: String?, at now: UnixSeconds) {
        guard id != selectedSavedMethod else { return }
        selectedSavedMethod = id
        dispatch(VaultSelectionChange(paymentMethodId: id, timestamp: now), from: .vaultManager)
    }

    /// Tells the lists that are known; the others are told as soon as they are.
    mutating func tellMethods(at now: UnixSeconds) {
        tellPaymentMethods()
        tellSavedMethods(at: now)
    }

    private mutating func tellPaymentMethods() {
        guard let paymentMethods else { return }
        let methods = paymentMethods.map(InitializedPaymentMethod.init(type:))
        dispatch(MethodsUpdate(methods: methods), from: .paymentMethodContainer)
    }

    private mutating func tellSavedMethods(at now: UnixSeconds) {
        guard let savedMethods else { return }
        let detail = VaultMethodsUpdate(
            vaultedPayments: savedMethods.methods.map(VaultedPaymentMethodSummary.init),
            cvvRecapture: savedMethods.cvvRecapture,
            timestamp: now
        )
        dispatch(detail, from: .vaultManager)
    }
}
