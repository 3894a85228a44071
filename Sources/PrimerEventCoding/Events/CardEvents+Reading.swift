internal import PrimerEvents

extension BinDataAvailable: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            preferred: fields.optional("preferred"),
            alternatives: fields.required("alternatives"),
            status: fields.required("status"),
            firstDigits: fields.optional("firstDigits"))
    }
}

extension BinDataLoadingChange: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) { self.init(loading: try fields.required("loading")) }
}

extension CardError: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) { self.init(errors: try fields.required("errors")) }
}

extension CardNetworkChange: DecodableDetail {
    init(detail json: JSONValue?) throws(EventDecodingError) { self.init(networks: try Networks(stated: json)) }
}

extension CardNetworkChange.Networks: FieldRecord {
    init(_ fields: Fields) throws(EventDecodingError) {
        try self.init(
            detectedCardNetwork: fields.optional("detectedCardNetwork"),
            selectableCardNetworks: fields.required("selectableCardNetworks"),
            isLoading: fields.required("isLoading"))
    }
}

extension CardSuccess: DecodableRecord {
    init(_ fields: Fields) throws(EventDecodingError) { self.init(result: try fields.required("result")) }
}
