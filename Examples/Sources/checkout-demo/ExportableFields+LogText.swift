import PrimerEvents

extension ExportableFields {
    /// The shown fields in one short line: `paymentMethodType=PAYMENT_CARD`, a flag that is set by its name alone.
    var logText: String { shown.compactMap(\.logText).joined(separator: " ") }
}

extension ExportableField {
    fileprivate var logText: String? {
        switch value {
        case .boolean(let isSet): isSet ? name : nil
        case .record(_, let fields): fields.logText.isEmpty ? nil : fields.logText
        case .list(let values): "\(name)=[\(values.map(\.logText).joined(separator: ", "))]"
        case .string, .integer: name == "timestamp" ? nil : "\(name)=\(value?.text ?? "")"
        case nil: nil
        }
    }
}

extension ExportableValue {
    fileprivate var logText: String {
        if case .record(_, let fields) = self { fields.logText } else { text }
    }
}
