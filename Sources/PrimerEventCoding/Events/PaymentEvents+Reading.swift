internal import PrimerEvents

extension PaymentStart: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            paymentMethodType: fields.required("paymentMethodType"),
            timestamp: fields.required("timestamp"))
    }
}

extension PaymentSuccess: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            payment: fields.required("payment"),
            paymentMethodType: fields.optional("paymentMethodType"),
            timestamp: fields.required("timestamp"),
            status: fields.optional("status"),
            amount: fields.optional("amount"),
            currencyCode: fields.optional("currencyCode"))
    }
}

extension PaymentFailure: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            error: fields.required("error"),
            payment: fields.optional("payment"),
            paymentMethodType: fields.optional("paymentMethodType"),
            timestamp: fields.required("timestamp"),
            status: fields.optional("status"))
    }
}

extension PaymentCancel: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            payment: fields.optional("payment"),
            paymentMethodType: fields.required("paymentMethodType"),
            timestamp: fields.required("timestamp"))
    }
}

extension PaymentApprovalRequired: DecodableRecord {
    private static let knownNames: Set<String> = ["paymentAttemptId", "paymentMethodType", "timestamp"]

    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            paymentAttemptId: fields.optional("paymentAttemptId"),
            paymentMethodType: fields.optional("paymentMethodType"),
            timestamp: fields.optional("timestamp"),
            extras: fields.others(than: Self.knownNames))
    }
}
