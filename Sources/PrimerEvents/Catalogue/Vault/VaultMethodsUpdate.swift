public import EventTree

/// The saved payment methods were loaded or changed.
public struct VaultMethodsUpdate: PrimerEventDetail {
    /// `primer:vault-methods-update`
    public static let eventType = "primer:vault-methods-update"

    /// The saved methods in order.
    public var vaultedPayments: [VaultedPaymentMethodSummary]

    /// Whether the security code of a saved card has to be typed again; not stated before web 1.0.0.
    public var cvvRecapture: Bool?

    /// When it was dispatched.
    public var timestamp: UnixSeconds

    /// An update to these saved methods.
    public init(
        vaultedPayments: [VaultedPaymentMethodSummary],
        cvvRecapture: Bool? = nil,
        timestamp: UnixSeconds
    ) {
        self.vaultedPayments = vaultedPayments
        self.cvvRecapture = cvvRecapture
        self.timestamp = timestamp
    }

    /// All of it is shown, of the saved methods what they show themselves.
    public var exportable: ExportableFields {
        [
            .shown("vaultedPayments", vaultedPayments),
            .shown("cvvRecapture", cvvRecapture),
            .shown("timestamp", timestamp),
        ]
    }
}

extension EventType where Detail == VaultMethodsUpdate {
    /// Listens to `primer:vault-methods-update`.
    public static var vaultMethodsUpdate: Self { .init() }
}
