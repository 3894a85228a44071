public import EventTree

/// A fee on the order.
public struct PrimerFee: Sendable, Equatable, Codable {
    /// The type of the fee: `"SURCHARGE"` is the only one there is so far.
    public var type: String
    /// The fee in minor units.
    public var amount: Int

    /// A fee of a type.
    public init(type: String, amount: Int) {
        self.type = type
        self.amount = amount
    }

    /// Whether the SDK knows this type of fee.
    var isOfKnownType: Bool { type == "SURCHARGE" }
}

extension PrimerFee: Redacted {
    /// The type; the amount for those who ask.
    public var exportable: ExportableFields { [.shown("type", type), .onRequest("amount", amount)] }
}
