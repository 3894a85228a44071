// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

#if canImport(Combine)
    import Combine
#else
    @_exported import CombineDouble
#endif

@available(iOS 15.0, *)
@MainActor
public final class PrimerSelectionSession: ObservableObject {
    @Published public private(set) var state: PrimerPaymentMethodSelectionState
    @Published public private(set) var vaultedPaymentMethods: [PrimerHeadlessUniversalCheckout.VaultedPaymentMethod]
    private weak var session: PrimerCheckoutSession?

    init(of session: PrimerCheckoutSession) {
        self.session = session
        state = PrimerPaymentMethodSelectionState()
        vaultedPaymentMethods = []
    }

    /// Fills the lists, some hops after the session is ready.
    func load() {
        Task { @MainActor in
            guard let session else { return }
            let backend = session.backend
            await session.hop()
            if backend.version.savedMethodsComeFirst {
                save(backend.savedMethods)
                state.paymentMethods = backend.paymentMethods
            } else {
                state.paymentMethods = backend.paymentMethods
                await session.hop()
                save(backend.savedMethods)
            }
        }
    }

    public func select(_ method: CheckoutPaymentMethod) {
        state.selectedPaymentMethod = method
        if method.type != "PAYMENT_CARD" { session?.pay(method.type) }
    }

    public func selectVaulted(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) {
        state.selectedVaultedPaymentMethod = method
        if session?.backend.version.selectVaultedPays == true { paySelected() }
    }

    public func delete(_ method: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod) async throws {
        await session?.hop()
        session?.backend.savedMethods.removeAll { $0.id == method.id }
        save(vaultedPaymentMethods.filter { $0.id != method.id })
    }

    public func showAll() {}

    public func cancel() { session?.dismiss() }

    /// The SDK's own button pays with the saved method that is selected.
    package func paySelected() {
        guard let method = state.selectedVaultedPaymentMethod else { return }
        if session?.backend.version.showsVaultPayment == true { state.isVaultPaymentLoading = true }
        session?.pay(method.paymentMethodType, isSaved: true)
    }

    func paymentEnded() { if state.isVaultPaymentLoading { state.isVaultPaymentLoading = false } }

    private func save(_ methods: [PrimerHeadlessUniversalCheckout.VaultedPaymentMethod]) {
        vaultedPaymentMethods = methods
        let selected = state.selectedVaultedPaymentMethod
        let isThere = methods.contains { $0.id == selected?.id }
        if !isThere, selected?.id != methods.first?.id { state.selectedVaultedPaymentMethod = methods.first }
    }
}
