internal import PrimerEvents

/// A detail of the catalogue that can be read from the web's JSON. Whatever can be read can be written.
protocol DecodableDetail: EncodableDetail {
    /// The detail, from the JSON of the event's `detail` or `nil` where it had none.
    init(detail json: JSONValue?) throws(EventDecodingError)
}

/// A detail that is an object with known fields.
protocol DecodableRecord: DecodableDetail {
    init(_ fields: Fields) throws(EventDecodingError)
}

extension DecodableRecord {
    init(detail json: JSONValue?) throws(EventDecodingError) {
        guard let json else { throw EventDecodingError(.missing(.object)) }
        try self.init(Fields(json))
    }
}
