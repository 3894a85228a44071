/// The components of a checkout, by the names of their elements on the web.
public enum ComponentName: String, Sendable, Hashable, CaseIterable {
    /// The checkout itself, host of the shadow tree that all others live in or are slotted into.
    case checkout = "primer-checkout"
    /// The layout of the checkout.
    case main = "primer-main"
    /// The list of payment methods.
    case paymentMethodContainer = "primer-payment-method-container"
    /// The list of saved payment methods.
    case vaultManager = "primer-vault-manager"
    /// The form for a new card.
    case cardForm = "primer-card-form"
    /// The card number.
    case cardNumberInput = "primer-input-card-number"
    /// The date the card expires.
    case cardExpiryInput = "primer-input-card-expiry"
    /// The security code.
    case cvvInput = "primer-input-cvv"
    /// The name on the card.
    case cardholderNameInput = "primer-input-cardholder-name"
}
