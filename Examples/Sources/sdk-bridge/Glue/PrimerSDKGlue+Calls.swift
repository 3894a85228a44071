import PrimerCheckoutStates
import PrimerEvents
import PrimerSDK

/// The SDK's own calls behind the controls of `primer:ready` and the triggers.
extension PrimerSDKGlue {
    var calls: SDKCalls {
        let session = session
        var calls = SDKCalls()
        calls.refresh = { @MainActor in await session.refresh() }
        calls.paymentMethods = { @MainActor in
            session.selection?.state.paymentMethods.map { PaymentMethodType(rawValue: $0.type) } ?? []
        }
        calls.setCardholderName = { @MainActor name in session.cardForm?.updateCardholderName(name) }
        // The SDK takes one of the networks that it found itself.
        calls.selectCardNetwork = { @MainActor network in
            let available = session.cardForm?.state.availableNetworks ?? []
            guard let chosen = available.first(where: { $0.network.rawValue == network.rawValue }) else { return }
            session.cardForm?.selectCardNetwork(chosen)
        }
        // The SDK asks for a security code by itself, so the web's `cvv` is of no use here.
        calls.selectVaulted = { @MainActor [weak self] id, _ in self?.pay(withSaved: id) }
        calls.delete = { @MainActor id in
            guard let method = session.savedMethod(id) else { return }
            try await session.selection?.delete(method)
        }
        calls.submitCard = { [weak self] in self?.submitCard() }
        calls.submitVault = { [weak self] id in self?.pay(withSaved: id) }
        return calls
    }

    /// The SDK's `submit()` asks the gate for an invalid form, too: such a form is refused here.
    func submitCard() {
        guard let form = session.cardForm else { return }
        guard !form.state.isValid else { return form.submit() }
        let errors = form.state.fieldErrors.map(CardFieldError.init)
        // In a later turn, when every listener has heard `primer:card-submit`, as on the web.
        Task { adapter.submissionFailed(errors) }
    }

    private func pay(withSaved id: String?) {
        guard let id, let method = session.savedMethod(id) else { return }
        adapter.vaultSelectionChanged(to: id)
        savedMethodBeingPaid = id
        session.selection?.selectVaulted(method)
    }
}

extension PrimerCheckoutSession {
    fileprivate func savedMethod(_ id: String) -> PrimerHeadlessUniversalCheckout.VaultedPaymentMethod? {
        selection?.vaultedPaymentMethods.first { $0.id == id }
    }
}
