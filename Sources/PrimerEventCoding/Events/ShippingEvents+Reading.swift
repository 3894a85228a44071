internal import PrimerEvents

extension ShippingAddressChange: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            paymentMethodType: fields.required("paymentMethodType"),
            shippingAddress: fields.required("shippingAddress"),
            timestamp: fields.required("timestamp"))
    }
}

extension ShippingOptionChange: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            paymentMethodType: fields.required("paymentMethodType"),
            selectedShippingOption: fields.required("selectedShippingOption"),
            timestamp: fields.required("timestamp"))
    }
}
