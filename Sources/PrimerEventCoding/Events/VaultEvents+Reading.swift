internal import PrimerEvents

extension VaultMethodsUpdate: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            vaultedPayments: fields.required("vaultedPayments"),
            cvvRecapture: fields.optional("cvvRecapture"),
            timestamp: fields.required("timestamp"))
    }
}

extension VaultSelectionChange: DecodableRecord {
    /// `null` means that the selection is gone, so a detail without the member says nothing and is an error.
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            paymentMethodId: fields.nullable("paymentMethodId"),
            timestamp: fields.required("timestamp"))
    }
}
