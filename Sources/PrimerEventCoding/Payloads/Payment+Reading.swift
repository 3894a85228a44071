internal import PrimerEvents

extension PaymentSummary: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            id: fields.optional("id"),
            orderId: fields.optional("orderId"),
            paymentMethodData: fields.optional("paymentMethodData"))
    }
}

extension PaymentMethodData: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            paymentMethodType: fields.optional("paymentMethodType"),
            last4Digits: fields.optional("last4Digits"),
            network: fields.optional("network"),
            accountNumberLastFourDigits: fields.optional("accountNumberLastFourDigits"),
            bankName: fields.optional("bankName"))
    }
}

extension InitializedPaymentMethod: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) { self.init(type: try fields.required("type")) }
}
