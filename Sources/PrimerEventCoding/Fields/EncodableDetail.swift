internal import PrimerEvents

/// A detail of the catalogue that can be written as the web's JSON.
protocol EncodableDetail: PrimerEventDetail {
    /// The JSON of the event's `detail`; `nil` where it has none.
    var detailJSON: JSONValue? { get }
}

/// A detail that is an object with known fields.
protocol EncodableRecord: EncodableDetail, WrittenRecord {}

extension EncodableRecord {
    var detailJSON: JSONValue? { json }
}
