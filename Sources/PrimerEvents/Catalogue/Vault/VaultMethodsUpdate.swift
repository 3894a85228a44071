public import EventTree

/// The saved payment methods were loaded or changed.
public struct VaultMethodsUpdate: RetainedDetail {
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

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension VaultMethodsUpdate: RecordedDetail {
    package static let record = Record(
        VaultMethodsUpdate(vaultedPayments: [], timestamp: .unstated),
        Field("vaultedPayments", \.vaultedPayments, .shown),
        Field("cvvRecapture", \.cvvRecapture, .shown),
        Field("timestamp", \.timestamp, .shown))
}

extension EventType where Detail == VaultMethodsUpdate {
    /// Listens to `primer:vault-methods-update`.
    public static var vaultMethodsUpdate: Self { .init() }
}
