public import EventTree

/// Who buys: contact and addresses. All of it is personal and none of it is ever printed.
public struct PrimerCustomer: Sendable, Equatable, Codable {
    /// The email address.
    public var emailAddress: String?
    /// The phone number.
    public var mobileNumber: String?
    /// The first name.
    public var firstName: String?
    /// The last name.
    public var lastName: String?
    /// Where the bill goes.
    public var billingAddress: PrimerAddress?
    /// Where the goods go.
    public var shippingAddress: PrimerAddress?

    /// A customer of whom only the given parts are known.
    public init(
        emailAddress: String? = nil,
        mobileNumber: String? = nil,
        firstName: String? = nil,
        lastName: String? = nil,
        billingAddress: PrimerAddress? = nil,
        shippingAddress: PrimerAddress? = nil
    ) {
        self.emailAddress = emailAddress
        self.mobileNumber = mobileNumber
        self.firstName = firstName
        self.lastName = lastName
        self.billingAddress = billingAddress
        self.shippingAddress = shippingAddress
    }
}

extension PrimerCustomer: Redacted {
    /// Nothing.
    public var exportable: ExportableFields {
        [
            .withheld("emailAddress"),
            .withheld("mobileNumber"),
            .withheld("firstName"),
            .withheld("lastName"),
            .withheld("billingAddress"),
            .withheld("shippingAddress"),
        ]
    }
}
