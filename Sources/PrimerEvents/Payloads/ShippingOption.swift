public import EventTree

/// A way to ship an order, as a wallet's sheet shows it.
public struct ShippingOption: Redacted, Hashable {
    /// The merchant's id of the option.
    public var id: String?

    /// What the sheet calls it.
    public var label: String?

    /// What it costs, in minor units of the session's currency.
    public var amount: MinorUnits?

    /// The members that have no field of their own, in order.
    public var extras: JSONObject

    /// An option with the facts given.
    public init(id: String? = nil, label: String? = nil, amount: MinorUnits? = nil, extras: JSONObject = [:]) {
        self.id = id
        self.label = label
        self.amount = amount
        self.extras = extras
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension ShippingOption: RecordedValue {
    package static let record = Record(
        ShippingOption(),
        extras: \.extras,
        Field("id", \.id, .onRequest),
        Field("label", \.label, .withheld),
        Field("amount", \.amount, .onRequest))
}
