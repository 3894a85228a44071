public import EventTree

extension PaymentAttempts: Redacted {
    /// The attempts, without keys.
    public var exportable: ExportableFields {
        [.shown("attempts", attempts), .shown("isOrder", isOrder), .withheld("keyPrefix")]
    }
}

extension PaymentAttempts.Attempt: Redacted {
    /// Number, method, standing and payments.
    public var exportable: ExportableFields {
        [
            .shown("number", number), .shown("method", method), .shown("standing", standing.rawValue),
            .shown("payments", payments), .shown("starts", starts.count), .withheld("key"),
        ]
    }
}

extension PaymentAttempts.Payment: Redacted {
    /// All of it.
    public var exportable: ExportableFields { [.shown("id", id), .shown("status", status)] }
}

extension PaymentAttempts.Start: Redacted {
    /// All but the key.
    public var exportable: ExportableFields {
        [
            .shown("id", id), .shown("checkout", checkout), .shown("page", page), .shown("stage", stage.rawValue),
            .withheld("sentKey"),
        ]
    }
}

extension PaymentAttempts.Answer: Redacted {
    /// Whether it was allowed.
    public var exportable: ExportableFields {
        switch self {
        case .allowed: [.shown("answer", "allowed"), .withheld("key")]
        case .aborted: [.shown("answer", "aborted")]
        }
    }
}
