/// A field that passed an allow-list: a name and a value that may leave the device.
///
/// Only redaction makes one, so that whoever takes it can hold nothing else.
public struct ExportedField: Sendable, Hashable {
    /// The name of the field, as on the wire.
    public let name: String

    /// The value.
    public let value: ExportedValue

    package init(_ name: String, _ value: ExportedValue) {
        self.name = name
        self.value = value
    }
}

/// A value that passed an allow-list.
public enum ExportedValue: Sendable, Hashable {
    /// Text that is an identifier or a code, never free text.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A yes or no.
    case bool(Bool)
    /// Several values.
    case list([ExportedValue])
    /// The fields of a nested value that passed.
    case record([ExportedField])
}

extension ExportedValue {
    /// The field of a record with this name; `nil` where there is none, and for a value that is no record.
    public subscript(name: String) -> ExportedValue? {
        if case .record(let fields) = self { fields.first { $0.name == name }?.value } else { nil }
    }
}
