internal import PrimerEvents

extension CardSubmit: EncodableRecord {
    var fields: [WrittenField] { [.field("source", source)] }
}

extension VaultSubmit: EncodableRecord {
    var fields: [WrittenField] { [.field("source", source)] }
}

extension ShowOtherPaymentsToggle: EncodableRecord {
    var fields: [WrittenField] { [.field("action", action), .field("source", source)] }
}
