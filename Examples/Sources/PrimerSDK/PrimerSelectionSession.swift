/// A payment method of the list.
public struct CheckoutPaymentMethod: Sendable, Equatable {
    /// The type.
    public let type: String
    /// The name for people.
    public let name: String
}

/// The state of the list of methods.
public struct PrimerSelectionState: Sendable {
    /// The methods on offer.
    public internal(set) var paymentMethods: [CheckoutPaymentMethod] = []
}

/// A saved payment method.
public struct VaultedPaymentMethod: Sendable, Equatable {
    /// The id.
    public let id: String
    /// The type of the payment method.
    public let paymentMethodType: String
    /// The kind of instrument, as on the wire.
    public let paymentInstrumentType: String
    /// The instrument.
    public let paymentInstrumentData: PaymentInstrumentData
    /// The id in analytics.
    public let analyticsId: String

    /// A saved card; the real one has members for every kind of instrument.
    public struct PaymentInstrumentData: Sendable, Equatable {
        /// The last four digits.
        public let last4Digits: String?
        /// The network.
        public let network: String?
    }
}

/// The list of methods and saved methods of a session.
@MainActor
public final class PrimerSelectionSession {
    /// The list.
    @Published public private(set) var state = PrimerSelectionState()
    /// The saved methods.
    @Published public private(set) var vaultedPaymentMethods: [VaultedPaymentMethod]
    private weak var session: PrimerCheckoutSession?

    init(of session: PrimerCheckoutSession, _ methods: [CheckoutPaymentMethod], _ vaulted: [VaultedPaymentMethod]) {
        self.session = session
        vaultedPaymentMethods = vaulted
        state.paymentMethods = methods
    }

    /// Pays with a saved method.
    public func selectVaulted(_ method: VaultedPaymentMethod) { session?.pay(with: method.paymentMethodType) }

    /// Deletes a saved method at once.
    public func delete(_ method: VaultedPaymentMethod) async throws {
        vaultedPaymentMethods.removeAll { $0.id == method.id }
    }

    /// Closes the checkout.
    public func cancel() { session?.onCompletion?(.dismissed) }
}
