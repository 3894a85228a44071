internal import PrimerEvents

extension VaultMethodsUpdate: EncodableRecord {
    var fields: [WrittenField] {
        [
            .field("vaultedPayments", vaultedPayments),
            .field("cvvRecapture", cvvRecapture),
            .field("timestamp", timestamp),
        ]
    }
}

extension VaultSelectionChange: EncodableRecord {
    var fields: [WrittenField] {
        [.nullable("paymentMethodId", paymentMethodId), .field("timestamp", timestamp)]
    }
}
