extension CheckoutControls {
    /// The host's side of the controls: the SDK's own calls, each of which may be left out.
    ///
    /// ```swift
    /// checkout.controlHandlers.refreshSession = { @MainActor in await session.refresh() }
    /// ```
    public struct Handlers: Sendable {
        /// Fetches the client session anew.
        public var refreshSession: (@Sendable () async throws -> Void)?
        /// The payment methods on offer.
        public var getPaymentMethods: (@Sendable () async throws -> [InitializedPaymentMethod])?
        /// Fills in the name on the card.
        public var setCardholderName: (@Sendable (String) async throws -> Void)?
        /// Chooses one of the networks that a card may use.
        public var selectCardNetwork: (@Sendable (PaymentCardNetwork) async throws -> Void)?
        /// Pays with the saved method of this id, with a security code where it is needed.
        public var startVaultPayment: (@Sendable (_ id: String, _ cvv: String?) async throws -> Void)?
        /// Deletes the saved method of this id.
        public var deleteVaultedMethod: (@Sendable (_ id: String) async throws -> Void)?

        /// No handlers.
        public init() {}
    }

    /// What backs the controls: the host's handlers, and for what it left out those of the adapter that is attached.
    struct Backing: Sendable {
        var host = Handlers()
        var supplied = Handlers()
    }
}
