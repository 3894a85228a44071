internal import PrimerEvents

extension Ready: EncodableDetail {
    /// What `JSON.stringify` leaves of the live object: functions vanish, the object in it stays.
    var detailJSON: JSONValue? { ["vault": [:]] }
}

extension StateChange: EncodableDetail {
    var detailJSON: JSONValue? { state?.json ?? .null }
}

extension StateChange.State: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("isLoading", isLoading),
            .field("isProcessing", isProcessing),
            .field("isSuccessful", isSuccessful),
            .nullable("primerJsError", primerJsError),
            .nullable("paymentFailure", paymentFailure),
        ]
    }
}

extension MethodsUpdate: EncodableDetail {
    /// The detail is the list itself.
    var detailJSON: JSONValue? { methods.json }
}

extension CheckoutDismissed: EncodableRecord {
    var fields: [WrittenField] {
        [.field("attempt", attempt), .field("paymentMethodType", paymentMethodType)]
    }
}

extension UnknownEvent: EncodableDetail {
    var detailJSON: JSONValue? { detail }
}
