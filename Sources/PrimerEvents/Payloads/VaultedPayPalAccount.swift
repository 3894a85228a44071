public import EventTree

/// A saved PayPal account.
public struct VaultedPayPalAccount: Redacted, Hashable {
    /// PayPal's id of the payer.
    public var externalPayerId: String?

    /// The payer's email address.
    public var email: String?

    /// The payer's first name.
    public var firstName: String?

    /// The payer's last name.
    public var lastName: String?

    /// What PayPal says of the payer beyond that.
    public var externalPayerInfo: JSONObject?

    /// The payer's shipping address.
    public var shippingAddress: PostalAddress?

    /// A saved account with the facts given.
    public init(
        externalPayerId: String? = nil,
        email: String? = nil,
        firstName: String? = nil,
        lastName: String? = nil,
        externalPayerInfo: JSONObject? = nil,
        shippingAddress: PostalAddress? = nil
    ) {
        self.externalPayerId = externalPayerId
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
        self.externalPayerInfo = externalPayerInfo
        self.shippingAddress = shippingAddress
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension VaultedPayPalAccount: RecordedValue {
    package static let record = Record(
        VaultedPayPalAccount(),
        Field("externalPayerId", \.externalPayerId, .withheld),
        Field("email", \.email, .withheld),
        Field("firstName", \.firstName, .withheld),
        Field("lastName", \.lastName, .withheld),
        Field("externalPayerInfo", \.externalPayerInfo, .withheld),
        Field("shippingAddress", \.shippingAddress, .withheld))
}
