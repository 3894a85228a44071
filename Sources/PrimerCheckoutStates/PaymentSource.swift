package import PrimerEvents

/// What a payment is made with, which says at which component it starts.
public enum PaymentSource: Sendable, Hashable, CaseIterable {
    /// A card that the shopper typed into the card form.
    case newCard
    /// A payment method that the customer saved.
    case vaultedMethod
    /// Any other method of the list.
    case otherMethod
}

extension PaymentSource {
    /// The component at which the payment starts.
    package var component: ComponentName {
        switch self {
        case .newCard: .cardForm
        case .vaultedMethod: .vaultManager
        case .otherMethod: .paymentMethodContainer
        }
    }
}
