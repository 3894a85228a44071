internal import PrimerEvents

extension ShippingAddressChange: EncodableRecord {
    var fields: [WrittenField] {
        [
            .field("paymentMethodType", paymentMethodType),
            .field("shippingAddress", shippingAddress),
            .field("timestamp", timestamp),
        ]
    }
}

extension ShippingOptionChange: EncodableRecord {
    var fields: [WrittenField] {
        [
            .field("paymentMethodType", paymentMethodType),
            .field("selectedShippingOption", selectedShippingOption),
            .field("timestamp", timestamp),
        ]
    }
}
