public import EventTree

/// A postal address. All of it is personal and none of it is ever printed.
public struct PrimerAddress: Sendable, Equatable, Codable {
    /// The first name on the address.
    public var firstName: String?
    /// The last name on the address.
    public var lastName: String?
    /// Street and number.
    public var addressLine1: String?
    /// What does not fit the first line.
    public var addressLine2: String?
    /// The city.
    public var city: String?
    /// The state, province or region.
    public var state: String?
    /// The ISO 3166-1 alpha-2 code of the country.
    public var countryCode: String?
    /// The postal or ZIP code.
    public var postalCode: String?

    /// An address of which only the given parts are known.
    public init(
        firstName: String? = nil,
        lastName: String? = nil,
        addressLine1: String? = nil,
        addressLine2: String? = nil,
        city: String? = nil,
        state: String? = nil,
        countryCode: String? = nil,
        postalCode: String? = nil
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.addressLine1 = addressLine1
        self.addressLine2 = addressLine2
        self.city = city
        self.state = state
        self.countryCode = countryCode
        self.postalCode = postalCode
    }
}

extension PrimerAddress: Redacted {
    /// Nothing.
    public var exportable: ExportableFields {
        [
            .withheld("firstName"),
            .withheld("lastName"),
            .withheld("addressLine1"),
            .withheld("addressLine2"),
            .withheld("city"),
            .withheld("state"),
            .withheld("countryCode"),
            .withheld("postalCode"),
        ]
    }
}
