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

    /// Id and amount on request, the label and unknown members never.
    public var exportable: ExportableFields {
        [.onRequest("id", id), .withheld("label"), .onRequest("amount", amount), .withheld("extras")]
    }
}
