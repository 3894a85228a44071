public import EventTree

/// One line of an order.
///
/// Amounts are in minor units. Tax is that of this line: the order's total tax cannot be read from the lines.
public struct PrimerLineItem: Sendable, Equatable, Codable {
    /// The merchant's id of the item.
    public var itemId: String?
    /// What the item is, in words.
    public var itemDescription: String?
    /// The amount of one unit, in minor units.
    public var amount: Int?
    /// The discount on this item, in minor units.
    public var discountAmount: Int?
    /// The number of units.
    public var quantity: Int?
    /// The tax code of this item.
    public var taxCode: String?
    /// The tax on this item, in minor units.
    public var taxAmount: Int?

    /// A line of which only the given parts are known.
    public init(
        itemId: String? = nil,
        itemDescription: String? = nil,
        amount: Int? = nil,
        discountAmount: Int? = nil,
        quantity: Int? = nil,
        taxCode: String? = nil,
        taxAmount: Int? = nil
    ) {
        self.itemId = itemId
        self.itemDescription = itemDescription
        self.amount = amount
        self.discountAmount = discountAmount
        self.quantity = quantity
        self.taxCode = taxCode
        self.taxAmount = taxAmount
    }
}

extension PrimerLineItem: Redacted {
    /// Amounts for those who ask; nothing of what was bought.
    public var exportable: ExportableFields {
        [
            .withheld("itemId"),
            .withheld("itemDescription"),
            .onRequest("amount", amount),
            .onRequest("discountAmount", discountAmount),
            .withheld("quantity"),
            .withheld("taxCode"),
            .onRequest("taxAmount", taxAmount),
        ]
    }
}
