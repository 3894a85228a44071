internal import PrimerEvents

/// Payment methods and saved methods.
extension NativeSession {
    mutating func offered(_ types: [PaymentMethodType]) {
        guard types != paymentMethods else { return }
        paymentMethods = types
        if step.tellsMethods { tellPaymentMethods() }
    }

    mutating func saved(_ methods: VaultMethods, at now: UnixSeconds) {
        guard methods != vaultMethods else { return }
        vaultMethods = methods
        if step.tellsMethods { tellVaultMethods(at: now) }
    }

    mutating func selected(_ id: String?, at now: UnixSeconds) {
        guard id != selectedVaultMethod else { return }
        selectedVaultMethod = id
        dispatch(VaultSelectionChange(paymentMethodId: id, timestamp: now), from: .vaultManager)
    }

    /// Tells the lists that are known; the others are told as soon as they are.
    mutating func tellMethods(at now: UnixSeconds) {
        tellPaymentMethods()
        tellVaultMethods(at: now)
    }

    private mutating func tellPaymentMethods() {
        guard let paymentMethods else { return }
        let methods = paymentMethods.map(InitializedPaymentMethod.init(type:))
        dispatch(MethodsUpdate(methods: methods), from: .paymentMethodContainer)
    }

    private mutating func tellVaultMethods(at now: UnixSeconds) {
        guard let vaultMethods else { return }
        let detail = VaultMethodsUpdate(
            vaultedPayments: vaultMethods.methods.map(VaultedPaymentMethodSummary.init),
            cvvRecapture: vaultMethods.cvvRecapture,
            timestamp: now
        )
        dispatch(detail, from: .vaultManager)
    }
}
