internal import PrimerEvents

extension PaymentSummary: FieldRecord {
    /// The members of `paymentMethodData` may also stand in the summary itself: guides of the web read `payment.last4Digits`.
    init(_ fields: Fields) throws(EventDecodingError) {
        let nested: PaymentMethodData? = try fields.optional("paymentMethodData")
        let flat = try PaymentMethodData(fields)
        try self.init(
            id: fields.optional("id"),
            orderId: fields.optional("orderId"),
            paymentMethodData: nested ?? (flat == PaymentMethodData() ? nil : flat))
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
