public import EventTree

/// The shopper selected a saved payment method, or none any more.
public struct VaultSelectionChange: PrimerEventDetail {
    /// `primer:vault-selection-change`
    public static let eventType = "primer:vault-selection-change"

    /// The id of the saved method; `nil`, on the wire `null`, where none is selected.
    public var paymentMethodId: String?

    /// When it was dispatched.
    public var timestamp: UnixSeconds

    /// The selection of this saved method, or of none.
    public init(paymentMethodId: String?, timestamp: UnixSeconds) {
        self.paymentMethodId = paymentMethodId
        self.timestamp = timestamp
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension VaultSelectionChange: RecordedDetail {
    package static let record = Record(
        VaultSelectionChange(paymentMethodId: nil, timestamp: .unstated),
        .nullable("paymentMethodId", \.paymentMethodId, .onRequest, .requiredOrNull),
        Field("timestamp", \.timestamp, .shown))
}

extension EventType where Detail == VaultSelectionChange {
    /// Listens to `primer:vault-selection-change`.
    public static var vaultSelectionChange: Self { .init() }
}
