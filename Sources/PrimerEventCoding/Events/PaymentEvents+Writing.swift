internal import PrimerEvents

extension PaymentStart: EncodableRecord {
    var fields: [WrittenField] {
        [.field("paymentMethodType", paymentMethodType), .field("timestamp", timestamp)]
    }
}

extension PaymentSuccess: EncodableRecord {
    var fields: [WrittenField] {
        [
            .field("payment", payment),
            .field("paymentMethodType", paymentMethodType),
            .field("timestamp", timestamp),
            .field("status", status),
            .field("amount", amount),
            .field("currencyCode", currencyCode),
        ]
    }
}

extension PaymentFailure: EncodableRecord {
    var fields: [WrittenField] {
        [
            .field("error", error),
            .field("timestamp", timestamp),
            .field("payment", payment),
            .field("paymentMethodType", paymentMethodType),
            .field("status", status),
        ]
    }
}

extension PaymentCancel: EncodableRecord {
    var fields: [WrittenField] {
        [
            .field("payment", payment),
            .field("paymentMethodType", paymentMethodType),
            .field("timestamp", timestamp),
        ]
    }
}

extension PaymentApprovalRequired: EncodableRecord {
    var fields: [WrittenField] {
        [
            .field("paymentAttemptId", paymentAttemptId),
            .field("paymentMethodType", paymentMethodType),
            .field("timestamp", timestamp),
        ]
    }
}
