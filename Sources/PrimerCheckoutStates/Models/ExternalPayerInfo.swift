public import EventTree

/// Who a payer is at PayPal. All of it is personal and none of it is ever printed.
public struct ExternalPayerInfo: Sendable, Equatable {
    /// PayPal's id of the payer.
    public var externalPayerId: String?
    /// The payer's email address.
    public var email: String?
    /// The payer's first name.
    public var firstName: String?
    /// The payer's last name.
    public var lastName: String?

    /// A payer of whom only the given parts are known.
    public init(externalPayerId: String? = nil, email: String? = nil, firstName: String? = nil, lastName: String? = nil)
    {
        self.externalPayerId = externalPayerId
        self.email = email
        self.firstName = firstName
        self.lastName = lastName
    }
}

extension ExternalPayerInfo: Redacted {
    /// Nothing.
    public var exportable: ExportableFields {
        [.withheld("externalPayerId"), .withheld("email"), .withheld("firstName"), .withheld("lastName")]
    }
}
