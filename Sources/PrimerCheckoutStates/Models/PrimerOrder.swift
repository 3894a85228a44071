public import EventTree

/// Country and shipping of an order.
public struct PrimerOrder: Sendable, Equatable, Codable {
    /// The ISO 3166-1 alpha-2 code of the order's country.
    public var countryCode: String?
    /// The selected shipping.
    public var shipping: PrimerShipping?

    /// An order of which only the given parts are known.
    public init(countryCode: String? = nil, shipping: PrimerShipping? = nil) {
        self.countryCode = countryCode
        self.shipping = shipping
    }
}

extension PrimerOrder: Redacted {
    /// What may be seen of the shipping.
    public var exportable: ExportableFields { [.withheld("countryCode"), .shown("shipping", shipping)] }
}
