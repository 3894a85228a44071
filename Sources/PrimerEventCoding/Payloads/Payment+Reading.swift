internal import PrimerEvents

extension PaymentSummary: FieldRecord {
    /// The members of `paymentMethodData` may also stand in the summary itself: guides of the web read `payment.last4Digits`.
    init(_ fields: Fields) throws(EventDecodingError) {
        var data: PaymentMethodData? = try fields.optional("paymentMethodData")
        if data == nil { data = try PaymentMethodData(flatIn: fields) }
        try self.init(id: fields.optional("id"), orderId: fields.optional("orderId"), paymentMethodData: data)
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

    /// The data among the members of a summary; `nil` where there is none of it.
    fileprivate init?(flatIn fields: Fields) throws(EventDecodingError) {
        try self.init(fields)
        if self == PaymentMethodData() { return nil }
    }
}

extension InitializedPaymentMethod: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) { self.init(type: try fields.required("type")) }
}
