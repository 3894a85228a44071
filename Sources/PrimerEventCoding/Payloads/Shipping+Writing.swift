package import PrimerEvents

extension PostalAddress: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("firstName", firstName),
            .field("lastName", lastName),
            .field("addressLine1", addressLine1),
            .field("addressLine2", addressLine2),
            .field("countryCode", countryCode),
            .field("state", state),
            .field("city", city),
            .field("postalCode", postalCode),
        ]
    }
}

extension ShippingOption: WrittenRecord {
    var fields: [WrittenField] { [.field("id", id), .field("label", label), .field("amount", amount)] }
}

extension EventEncoder {
    /// The web's JSON of an option, for an answer to a page.
    package static func json(of option: ShippingOption) -> JSONValue { option.json }
}
