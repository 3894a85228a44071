public import PrimerEvents

/// The SDK's own calls behind the controls and triggers of a checkout; each may be left out.
///
/// The controls may be used from any task, so their calls are `@Sendable`; what acts on a trigger runs where the checkout
/// lives, in an app on the main actor.
///
/// ```swift
/// var calls = SDKCalls()
/// calls.refresh = { @MainActor in await session.refresh() }
/// calls.submitCard = { session.cardForm?.submit() }
/// try adapter.attach(to: checkout, calls: calls)
/// ```
public struct SDKCalls {
    /// Fetches the client session anew: `PrimerCheckoutSession.refresh()`. Backs `refreshSession()`.
    public var refresh: (@Sendable () async throws -> Void)?
    /// The payment methods on offer, from `PrimerSelectionSession.state`. Backs `getPaymentMethods()`.
    public var paymentMethods: (@Sendable () async throws -> [PaymentMethodType])?
    /// Fills in the name on the card: `PrimerCardFormSession.updateCardholderName(_:)`. Backs `setCardholderName(_:)`.
    public var setCardholderName: (@Sendable (String) async throws -> Void)?
    /// Chooses one of a card's networks: `PrimerCardFormSession.selectCardNetwork(_:)`. Backs `selectCardNetwork(_:)`.
    public var selectCardNetwork: (@Sendable (CardNetwork) async throws -> Void)?
    /// Pays with a saved method: `PrimerSelectionSession.selectVaulted(_:)`. Backs `vault.startPayment(id:cvv:)`.
    public var selectVaulted: (@Sendable (_ id: String, _ cvv: String?) async throws -> Void)?
    /// Deletes a saved method: `PrimerSelectionSession.delete(_:)`. Backs `vault.delete(id:)`.
    public var delete: (@Sendable (_ id: String) async throws -> Void)?
    /// Submits the card form: `PrimerCardFormSession.submit()`. Acts on `primer:card-submit`.
    public var submitCard: (() -> Void)?
    /// Pays with the saved method that was reported as selected, if one was. Acts on `primer:vault-submit`.
    public var submitVault: ((_ selected: String?) -> Void)?
    /// Shows or hides the other methods, as the web's word says. Acts on `primer:show-other-payments-toggle`.
    public var toggleOtherPayments: ((_ action: String?) -> Void)?

    /// No calls.
    public init() {}
}

@available(*, unavailable)
extension SDKCalls: Sendable {}

extension SDKCalls {
    /// What a checkout is supplied with.
    ///
    /// - Parameter selected: The saved method that is selected, asked at the time of a trigger.
    func supply(selected: @escaping () -> String?) -> CheckoutSupply {
        var supply = CheckoutSupply()
        supply.handlers.refreshSession = refresh
        if let paymentMethods {
            supply.handlers.getPaymentMethods = { try await paymentMethods().map(InitializedPaymentMethod.init(type:)) }
        }
        supply.handlers.setCardholderName = setCardholderName
        if let selectCardNetwork {
            supply.handlers.selectCardNetwork = { network in
                try await selectCardNetwork(CardNetwork(rawValue: network.rawValue) ?? .unknown)
            }
        }
        supply.handlers.startVaultPayment = selectVaulted
        supply.handlers.deleteVaultedMethod = delete
        if let submitCard { supply.respond(to: .cardSubmit) { _ in submitCard() } }
        if let submitVault { supply.respond(to: .vaultSubmit) { _ in submitVault(selected()) } }
        if let toggleOtherPayments {
            supply.respond(to: .showOtherPaymentsToggle) { toggleOtherPayments($0.detail.action) }
        }
        return supply
    }
}
