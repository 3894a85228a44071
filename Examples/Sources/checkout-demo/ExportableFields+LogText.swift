import PrimerEvents

extension ExportableFields {
    /// The shown fields in one short line: `paymentMethodType=PAYMENT_CARD`, a flag that is set by its name alone.
    var logText: String {
        shown.flatMap(\.logWords).reduce(into: [String]()) { words, word in
            if !words.contains(word) { words.append(word) }
        }.joined(separator: " ")
    }
}

extension ExportableField {
    fileprivate var logWords: [String] {
        switch value {
        case .bool(let isSet): isSet ? [name] : []
        case .record(_, let fields): fields.shown.flatMap(\.logWords)
        case .list(let values): ["\(name)=[\(values.map(\.logText).joined(separator: ", "))]"]
        case .string, .integer: name == "timestamp" ? [] : ["\(name)=\(value?.text ?? "")"]
        case nil: []
        }
    }
}

extension ExportableValue {
    fileprivate var logText: String {
        if case .record(_, let fields) = self { fields.logText } else { text }
    }
}
