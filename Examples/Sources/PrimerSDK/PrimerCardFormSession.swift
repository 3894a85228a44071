/// The state of the card form.
public struct PrimerCardFormState: Sendable {
    /// Whether a payment is in flight.
    public internal(set) var isLoading = false
    /// The network of the card being typed.
    public internal(set) var selectedNetwork: CardNetwork?
    /// The networks that the card may use.
    public internal(set) var availableNetworks: [CardNetwork] = []
}

/// The card form of a session.
@MainActor
public final class PrimerCardFormSession {
    /// What the form knows.
    @Published public private(set) var state = PrimerCardFormState()
    private weak var session: PrimerCheckoutSession?

    init(of session: PrimerCheckoutSession) { self.session = session }

    /// Types the card number; in this stand-in every card is a Visa.
    public func updateCardNumber(_ number: String) {
        var typed = state
        typed.selectedNetwork = number.isEmpty ? nil : .visa
        typed.availableNetworks = number.isEmpty ? [] : [.visa]
        state = typed
    }

    /// Types the name on the card.
    public func updateCardholderName(_ name: String) {}

    /// Chooses one of the card's networks.
    public func selectCardNetwork(_ network: CardNetwork) { state.selectedNetwork = network }

    /// Pays with the card.
    public func submit() { session?.pay(with: "PAYMENT_CARD") }

    func isPaying(_ isPaying: Bool) { state.isLoading = isPaying }
}
