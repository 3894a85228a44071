import PrimerCheckoutStates
import PrimerEvents
import PrimerSDK

/// What was reported of the lists of a session, whose objects publish the same values many times.
struct ReportedLists {
    private var selected: String?
    private var hasMethods = false
    /// How often the saved methods were published: first as they were, then as they were loaded.
    private var savedPublications = 0

    mutating func savedMethodsWerePublished() { savedPublications += 1 }

    /// The session loads again, and the selection with it.
    mutating func loadAgain() {
        hasMethods = false
        savedPublications = 0
    }

    /// Reports each list once it is known. Both are empty when the session turns ready, and filled soon after.
    mutating func report(
        _ state: PrimerPaymentMethodSelectionState, _ saved: [PrimerHeadlessUniversalCheckout.VaultedPaymentMethod],
        to adapter: StateEventAdapter
    ) {
        // A session without a method never becomes ready, so an empty list is one that is not loaded.
        if hasMethods || !state.paymentMethods.isEmpty {
            hasMethods = true
            adapter.paymentMethodsChanged(to: state.paymentMethods.map { PaymentMethodType(rawValue: $0.type) })
        }
        guard savedPublications > 1 || !saved.isEmpty else { return }
        adapter.vaultMethodsChanged(to: saved.map { .init($0) })
        // The SDK leaves a saved method selected when a card is typed: only what it changes itself is news.
        let selectedNow = state.selectedVaultedPaymentMethod?.id
        guard selectedNow != selected else { return }
        selected = selectedNow
        adapter.vaultSelectionChanged(to: selectedNow)
    }
}

/// What was reported of the card that is being typed.
struct ReportedCardForm {
    private var networks: CardNetworkChange.Networks?
    private var binData: BinDataAvailable?

    mutating func report(_ state: PrimerCardFormState, to adapter: StateEventAdapter) {
        let typed = CardNetworkChange.Networks(state)
        if typed != networks {
            networks = typed
            adapter.networksChanged(to: typed)
        }
        let known = state.binData.map(BinDataAvailable.init)
        if let known, known != binData { adapter.binDataChanged(to: known) }
        binData = known
    }
}
