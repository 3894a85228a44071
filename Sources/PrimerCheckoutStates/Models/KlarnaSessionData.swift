public import EventTree

/// What Klarna says of a customer. All of it is personal and none of it is ever printed.
public struct KlarnaSessionData: Sendable, Equatable {
    /// The customer's name and billing address.
    public var billingAddress: PrimerAddress?
    /// The customer's email address.
    public var email: String?
    /// The customer's phone number.
    public var phoneNumber: String?

    /// A customer of whom only the given parts are known.
    public init(billingAddress: PrimerAddress? = nil, email: String? = nil, phoneNumber: String? = nil) {
        self.billingAddress = billingAddress
        self.email = email
        self.phoneNumber = phoneNumber
    }
}

extension KlarnaSessionData: Redacted {
    /// Nothing.
    public var exportable: ExportableFields {
        [.withheld("billingAddress"), .withheld("email"), .withheld("phoneNumber")]
    }
}
