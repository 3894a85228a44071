internal import PrimerEvents

// A custom event without data has the detail `null`.

extension DialogOpen: EncodableDetail {
    var detailJSON: JSONValue? { .null }
}

extension DialogClose: EncodableDetail {
    var detailJSON: JSONValue? { .null }
}

extension ShowOtherPaymentsToggled: EncodableRecord {
    var fields: [WrittenField] { [.field("expanded", expanded), .field("timestamp", timestamp)] }
}
