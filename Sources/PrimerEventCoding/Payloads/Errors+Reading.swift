internal import PrimerEvents

extension PaymentFailureError: FieldRecord {
    private static let knownNames: Set<String> = [
        "code", "message", "diagnosticsId", "origin", "isOriginDerived", "nativeErrorId",
    ]

    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            code: fields.required("code"),
            message: fields.required("message"),
            origin: fields.optional("origin"),
            isOriginDerived: fields.optional("isOriginDerived") ?? false,
            nativeErrorId: fields.optional("nativeErrorId"),
            extras: fields.others(than: Self.knownNames))
        statedDiagnosticsId = try fields.stated("diagnosticsId")
    }
}

extension PrimerJSError: FieldRecord {
    private static let knownNames: Set<String> = [
        "code", "message", "diagnosticsId", "origin", "isOriginDerived", "nativeErrorId", "suggestion", "error",
    ]

    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            code: fields.required("code"),
            message: fields.required("message"),
            origin: fields.optional("origin"),
            isOriginDerived: fields.optional("isOriginDerived") ?? false,
            nativeErrorId: fields.optional("nativeErrorId"),
            suggestion: fields.optional("suggestion"),
            error: fields.object["error"],
            extras: fields.others(than: Self.knownNames))
        statedDiagnosticsId = try fields.stated("diagnosticsId")
    }
}

extension CardFieldError: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            field: fields.optional("field"),
            name: fields.required("name"),
            error: fields.required("error"),
            message: fields.required("message"))
    }
}
