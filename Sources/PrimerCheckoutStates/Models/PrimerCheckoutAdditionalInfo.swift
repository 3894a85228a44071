public import EventTree

/// What a payment method adds to a checkout's data: a voucher's reference, the address of a QR code.
///
/// The SDK has a class for each method; here it is their members by name. The values are private.
public struct PrimerCheckoutAdditionalInfo: Sendable, Equatable, Codable {
    /// The members by name, as text.
    public var values: [String: String]

    /// Members by name.
    public init(values: [String: String]) { self.values = values }

    /// Reads the members from an object of texts.
    public init(from decoder: any Decoder) throws { values = try [String: String](from: decoder) }

    /// Writes the members as an object of texts.
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

extension PrimerCheckoutAdditionalInfo: Redacted {
    /// Nothing.
    public var exportable: ExportableFields { [.withheld("values")] }
}
