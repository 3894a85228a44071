internal import PrimerEvents

extension PostalAddress: FieldRecord {
    private static let knownNames: Set<String> = [
        "firstName", "lastName", "addressLine1", "addressLine2", "city", "state", "countryCode", "postalCode",
    ]

    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            firstName: fields.optional("firstName"),
            lastName: fields.optional("lastName"),
            addressLine1: fields.optional("addressLine1"),
            addressLine2: fields.optional("addressLine2"),
            city: fields.optional("city"),
            state: fields.optional("state"),
            countryCode: fields.optional("countryCode"),
            postalCode: fields.optional("postalCode"),
            extras: fields.others(than: Self.knownNames))
    }
}

extension ShippingOption: FieldRecord {
    private static let knownNames: Set<String> = ["id", "label", "amount"]

    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            id: fields.optional("id"),
            label: fields.optional("label"),
            amount: fields.optional("amount"),
            extras: fields.others(than: Self.knownNames))
    }
}
