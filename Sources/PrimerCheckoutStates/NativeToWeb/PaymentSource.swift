/// What a payment is made with, which says at which component it starts.
public enum PaymentSource: Sendable, Hashable, CaseIterable {
    /// A card that the shopper typed into the card form.
    case newCard
    /// A payment method that the customer saved.
    case vaultedMethod
    /// Any other method of the list.
    case otherMethod
}
