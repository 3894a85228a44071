internal import PrimerEvents

extension BinDataAvailable: EncodableRecord {
    var fields: [WrittenField] {
        [
            .field("preferred", preferred),
            .field("alternatives", alternatives),
            .field("status", status),
            .field("firstDigits", firstDigits),
        ]
    }
}

extension BinDataLoadingChange: EncodableRecord {
    var fields: [WrittenField] { [.field("loading", loading)] }
}

extension CardError: EncodableRecord {
    var fields: [WrittenField] { [.field("errors", errors)] }
}

extension CardNetworkChange: EncodableDetail {
    var detailJSON: JSONValue? { networks?.json ?? .null }
}

extension CardNetworkChange.Networks: WrittenRecord {
    var fields: [WrittenField] {
        [
            .nullable("detectedCardNetwork", detectedCardNetwork),
            .field("selectableCardNetworks", selectableCardNetworks),
            .field("isLoading", isLoading),
        ]
    }
}

extension CardSuccess: EncodableRecord {
    var fields: [WrittenField] { [.field("result", result)] }
}
