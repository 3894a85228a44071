public import EventTree

/// A person's address, for shipping or billing; a wallet may leave out any part of it until the shopper has paid.
public struct PostalAddress: Redacted, Hashable {
    /// The first name of the person.
    public var firstName: String?

    /// The last name of the person.
    public var lastName: String?

    /// Street and number.
    public var addressLine1: String?

    /// What does not fit the first line.
    public var addressLine2: String?

    /// The city.
    public var city: String?

    /// The state, province or region.
    public var state: String?

    /// The country, ISO 3166-1 alpha-2.
    public var countryCode: String?

    /// The postal code.
    public var postalCode: String?

    /// The members that have no field of their own, in order.
    public var extras: JSONObject

    /// An address with the parts given.
    public init(
        firstName: String? = nil,
        lastName: String? = nil,
        addressLine1: String? = nil,
        addressLine2: String? = nil,
        city: String? = nil,
        state: String? = nil,
        countryCode: String? = nil,
        postalCode: String? = nil,
        extras: JSONObject = [:]
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.addressLine1 = addressLine1
        self.addressLine2 = addressLine2
        self.city = city
        self.state = state
        self.countryCode = countryCode
        self.postalCode = postalCode
        self.extras = extras
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension PostalAddress: RecordedValue {
    package static let record = Record(
        PostalAddress(),
        extras: \.extras,
        Field("firstName", \.firstName, .withheld),
        Field("lastName", \.lastName, .withheld),
        Field("addressLine1", \.addressLine1, .withheld),
        Field("addressLine2", \.addressLine2, .withheld),
        Field("countryCode", \.countryCode, .withheld),
        Field("state", \.state, .withheld),
        Field("city", \.city, .withheld),
        Field("postalCode", \.postalCode, .withheld))
}
