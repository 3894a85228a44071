/// A value beside the message of a log entry, in the shape of the Swift ecosystem's logging API.
public enum LogMetadataValue: Sendable, Hashable {
    /// Text, on one line; a number or a truth as text.
    case string(String)
    /// Values in order.
    case array([LogMetadataValue])
    /// Named values.
    case dictionary([String: LogMetadataValue])

    /// An exported value: everything that is neither a list nor a record is text.
    init(_ value: ExportedValue) {
        self =
            switch value {
            case .string, .integer, .bool: .string(value.text)
            case .list(let values): .array(values.map(Self.init))
            case .record(let fields): .dictionary(Self.dictionary(of: fields))
            }
    }

    /// Fields by name; of several with one name the last counts.
    static func dictionary(of fields: [ExportedField]) -> [String: LogMetadataValue] {
        Dictionary(fields.map { ($0.name, Self($0.value)) }, uniquingKeysWith: { _, last in last })
    }

    /// The value in the shape that another library has for it.
    func converted<Value>(
        _ string: (String) -> Value, _ array: ([Value]) -> Value, _ dictionary: ([String: Value]) -> Value
    ) -> Value {
        switch self {
        case .string(let text): string(text)
        case .array(let values): array(values.map { $0.converted(string, array, dictionary) })
        case .dictionary(let values): dictionary(values.mapValues { $0.converted(string, array, dictionary) })
        }
    }
}

extension LogMetadataValue: CustomStringConvertible {
    /// The value as text on one line, names in order.
    public var description: String {
        switch self {
        case .string(let text): text
        case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
        case .dictionary(let values):
            "{\(values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
        }
    }
}
