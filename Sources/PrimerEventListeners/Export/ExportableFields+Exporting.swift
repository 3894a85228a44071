internal import EventTree

extension ExportableFields {
    /// The fields that pass, at every depth: those that are shown, and those to be had on request whose names are asked for.
    func exported(with names: Set<String>) -> [ExportedField] {
        fields.compactMap { field in
            guard let value = field.exportedValue(with: names) else { return nil }
            return ExportedField(field.name, value)
        }
    }
}

extension ExportableField {
    /// The value if the field passes and has one.
    func exportedValue(with names: Set<String>) -> ExportedValue? {
        switch exposure {
        case .shown: value?.exported(with: names)
        case .onRequest: names.contains(name) ? value?.exported(with: names) : nil
        case .withheld: nil
        }
    }
}

extension ExportableValue {
    func exported(with names: Set<String>) -> ExportedValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .bool(let isTrue): .bool(isTrue)
        case .list(let values): .list(values.map { $0.exported(with: names) })
        case .record(_, let fields): .record(fields.exported(with: names))
        }
    }
}
