internal import PrimerEvents

extension Ready: DecodableDetail {
    /// The detail is a live object on the web; what is left of it in JSON says nothing.
    init(detail json: JSONValue?) { self.init() }
}

extension StateChange: DecodableDetail {
    init(detail json: JSONValue?) throws(EventDecodingError) { self.init(state: try State(stated: json)) }
}

extension StateChange.State: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            isLoading: fields.required("isLoading"),
            isProcessing: fields.required("isProcessing"),
            isSuccessful: fields.required("isSuccessful"),
            primerJsError: fields.optional("primerJsError"),
            paymentFailure: fields.optional("paymentFailure"))
    }
}

extension MethodsUpdate: DecodableDetail {
    /// The detail is the list itself.
    init(detail json: JSONValue?) throws(EventDecodingError) {
        guard let json else { throw EventDecodingError(.missing(.array)) }
        self.init(methods: try [InitializedPaymentMethod](reading: json))
    }
}

extension CheckoutDismissed: DecodableDetail {
    init(detail json: JSONValue?) throws(EventDecodingError) {
        let fields = try Fields(stated: json)
        try self.init(
            attempt: fields?.optional("attempt"),
            paymentMethodType: fields?.optional("paymentMethodType"))
    }
}
