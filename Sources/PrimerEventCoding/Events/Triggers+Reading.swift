internal import PrimerEvents

// A page dispatches these with a detail or without.

extension CardSubmit: DecodableDetail {
    init(detail json: JSONValue?) throws(EventDecodingError) {
        self.init(source: try Fields(stated: json)?.optional("source"))
    }
}

extension VaultSubmit: DecodableDetail {
    init(detail json: JSONValue?) throws(EventDecodingError) {
        self.init(source: try Fields(stated: json)?.optional("source"))
    }
}

extension ShowOtherPaymentsToggle: DecodableDetail {
    init(detail json: JSONValue?) throws(EventDecodingError) {
        let fields = try Fields(stated: json)
        try self.init(action: fields?.optional("action"), source: fields?.optional("source"))
    }
}
