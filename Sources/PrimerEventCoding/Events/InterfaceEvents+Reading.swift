internal import PrimerEvents

extension DialogOpen: DecodableDetail {
    /// The event carries no data, so whatever stands there is not looked at.
    init(detail json: JSONValue?) { self.init() }
}

extension DialogClose: DecodableDetail {
    /// The event carries no data, so whatever stands there is not looked at.
    init(detail json: JSONValue?) { self.init() }
}

extension ShowOtherPaymentsToggled: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(expanded: fields.required("expanded"), timestamp: fields.optional("timestamp"))
    }
}
