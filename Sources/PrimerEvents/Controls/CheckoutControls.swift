internal import EventTree

/// What an app can ask of the SDK once the checkout is ready: the web's `PrimerJS` object.
///
/// Every control is backed by a closure that the host supplies as ``Checkout/controlHandlers``. Without one it throws
/// ``ControlError/notSupplied(control:)`` and is a diagnostic. Controls may be used from any task. Components that the web
/// creates, such as inputs for security codes, are not mirrored.
public struct CheckoutControls: Sendable {
    private let handlers: Locked<Backing>
    private let attempts: SharedAttempts
    private let diagnostics: CheckoutDiagnostics?

    /// Controls of no checkout: none is supplied.
    public init() {
        handlers = Locked(Backing())
        attempts = SharedAttempts()
        diagnostics = nil
    }

    init(_ handlers: Locked<Backing>, attempts: SharedAttempts, diagnostics: CheckoutDiagnostics) {
        self.handlers = handlers
        self.attempts = attempts
        self.diagnostics = diagnostics
    }

    /// The saved payment methods' controls, the web's `primer.vault`.
    public var vault: Vault { Vault(controls: self) }

    /// Fetches the client session anew, after it changed on the server; during a payment it does nothing, as on the web.
    public func refreshSession() async throws {
        let refresh = try handler("refreshSession", \.refreshSession)
        guard !attempts.current.isInFlight else {
            diagnostics?.report(.refreshDuringPayment)
            return
        }
        try await refresh()
    }

    /// The payment methods on offer.
    public func getPaymentMethods() async throws -> [InitializedPaymentMethod] {
        try await handler("getPaymentMethods", \.getPaymentMethods)()
    }

    /// Fills in the name on the card.
    public func setCardholderName(_ name: String) async throws {
        try await handler("setCardholderName", \.setCardholderName)(name)
    }

    /// Chooses one of the networks that a card may use.
    public func selectCardNetwork(_ network: PaymentCardNetwork) async throws {
        try await handler("selectCardNetwork", \.selectCardNetwork)(network)
    }

    fileprivate func handler<Handler>(_ name: String, _ handler: (Handlers) -> Handler?) throws(ControlError) -> Handler
    {
        let backing = handlers.withLock { $0 }
        guard let supplied = handler(backing.host) ?? handler(backing.supplied) else {
            diagnostics?.report(.controlMissing(control: name))
            throw .notSupplied(control: name)
        }
        return supplied
    }

    /// The controls of saved payment methods.
    public struct Vault: Sendable {
        fileprivate let controls: CheckoutControls

        /// Pays with a saved method; returns when the payment has started, not when it has ended.
        ///
        /// - Parameters:
        ///   - id: The id of the saved method.
        ///   - cvv: The security code, where the method needs it again.
        public func startPayment(id: String, cvv: String? = nil) async throws {
            try await controls.handler("vault.startPayment", \.startVaultPayment)(id, cvv)
        }

        /// Deletes a saved method.
        public func delete(id: String) async throws {
            try await controls.handler("vault.delete", \.deleteVaultedMethod)(id)
        }
    }
}

/// Why a control had no effect.
public enum ControlError: Error, Sendable, Hashable {
    /// The host supplies no such control; its name as on the web.
    case notSupplied(control: String)
}
