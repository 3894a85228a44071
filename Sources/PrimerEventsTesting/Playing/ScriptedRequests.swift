import EventTree
public import PrimerEvents

/// What an app asked of the scripted SDK, through controls or triggers.
public enum ScriptedRequest: Sendable, Hashable {
    /// `controls.refreshSession()`.
    case refreshSession
    /// `controls.getPaymentMethods()`.
    case getPaymentMethods
    /// `controls.setCardholderName(_:)`; the name is not kept.
    case setCardholderName
    /// `controls.selectCardNetwork(_:)`.
    case selectCardNetwork(PaymentCardNetwork)
    /// `controls.vault.startPayment(id:cvv:)`; the security code is not kept.
    case startVaultPayment(id: String)
    /// `controls.vault.delete(id:)`.
    case deleteVaultedMethod(id: String)
    /// The trigger `primer:card-submit`.
    case submitCard
    /// The trigger `primer:vault-submit`.
    case submitVault
    /// The trigger `primer:show-other-payments-toggle`.
    case toggleOtherPayments
}

/// Stands for the SDK's calls behind controls and triggers: it remembers them, and does nothing else.
final class ScriptedRequests: Sendable {
    private struct State {
        var requests: [ScriptedRequest] = []
        var methods: [InitializedPaymentMethod] = []
    }

    private let state = Locked(State())

    var requests: [ScriptedRequest] { state.withLock { $0.requests } }

    /// What `getPaymentMethods()` answers.
    func offer(_ types: [PaymentMethodType]) {
        state.withLock { $0.methods = types.map(InitializedPaymentMethod.init(type:)) }
    }

    private func note(_ request: ScriptedRequest) { state.withLock { $0.requests.append(request) } }

    /// Lies below what the app under test supplies itself.
    func supply() -> CheckoutSupply {
        var supply = CheckoutSupply()
        supply.handlers.refreshSession = { self.note(.refreshSession) }
        supply.handlers.getPaymentMethods = {
            self.note(.getPaymentMethods)
            return self.state.withLock { $0.methods }
        }
        supply.handlers.setCardholderName = { _ in self.note(.setCardholderName) }
        supply.handlers.selectCardNetwork = { self.note(.selectCardNetwork($0)) }
        supply.handlers.startVaultPayment = { id, _ in self.note(.startVaultPayment(id: id)) }
        supply.handlers.deleteVaultedMethod = { self.note(.deleteVaultedMethod(id: $0)) }
        supply.respond(to: .cardSubmit) { _ in self.note(.submitCard) }
        supply.respond(to: .vaultSubmit) { _ in self.note(.submitVault) }
        supply.respond(to: .showOtherPaymentsToggle) { _ in self.note(.toggleOtherPayments) }
        return supply
    }
}
