internal import PrimerEvents

extension PaymentFailureError: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("code", code),
            .field("message", message),
            .stated("diagnosticsId", statedDiagnosticsId),
            .field("origin", origin),
            .field("isOriginDerived", isOriginDerived ? true : nil),
            .field("nativeErrorId", nativeErrorId),
        ]
    }
}

extension PrimerJSError: WrittenRecord {
    var fields: [WrittenField] {
        [
            .field("code", code),
            .field("message", message),
            .stated("diagnosticsId", statedDiagnosticsId),
            .field("origin", origin),
            .field("isOriginDerived", isOriginDerived ? true : nil),
            .field("nativeErrorId", nativeErrorId),
            .field("suggestion", suggestion),
            .field("error", error),
        ]
    }
}

extension CardFieldError: WrittenRecord {
    var fields: [WrittenField] {
        [.field("field", field), .field("name", name), .field("error", error), .field("message", message)]
    }
}
