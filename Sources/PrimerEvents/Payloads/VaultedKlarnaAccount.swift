public import EventTree

/// A saved Klarna customer.
public struct VaultedKlarnaAccount: Redacted, Hashable {
    /// The customer's email address.
    public var email: String?

    /// The customer's first name.
    public var firstName: String?

    /// The customer's last name.
    public var lastName: String?

    /// The customer's phone number.
    public var phoneNumber: String?

    /// The customer's billing address; `sessionData.billingAddress` on the wire.
    public var billingAddress: PostalAddress?

    /// A saved customer with the facts given.
    public init(
        email: String? = nil,
        firstName: String? = nil,
        lastName: String? = nil,
        phoneNumber: String? = nil,
        billingAddress: PostalAddress? = nil
    ) {
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.phoneNumber = phoneNumber
        self.billingAddress = billingAddress
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension VaultedKlarnaAccount: RecordedValue {
    package static let record = Record(
        VaultedKlarnaAccount(),
        Field("email", \.email, .withheld),
        Field("firstName", \.firstName, .withheld),
        Field("lastName", \.lastName, .withheld),
        Field("phoneNumber", \.phoneNumber, .withheld),
        .inside("sessionData", "billingAddress", \.billingAddress, .withheld))
}
