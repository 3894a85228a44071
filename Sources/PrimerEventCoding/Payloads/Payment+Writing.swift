internal import PrimerEvents

extension PaymentSummary: WrittenRecord {
    var fields: [WrittenField] {
        [.field("id", id), .field("orderId", orderId), .field("paymentMethodData", paymentMethodData)]
    }
}

extension PaymentMethodData: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("paymentMethodType", paymentMethodType),
            .field("last4Digits", last4Digits),
            .field("network", network),
            .field("accountNumberLastFourDigits", accountNumberLastFourDigits),
            .field("bankName", bankName),
        ]
    }
}

extension InitializedPaymentMethod: WrittenRecord {
    var fields: [WrittenField] { [.field("type", type)] }
}
