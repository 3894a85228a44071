extension ExportableFields: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The shown fields as `name: value`, separated by commas.
    var text: String { shown.map(\.description).joined(separator: ", ") }

    /// The shown fields as `name: value`, separated by commas.
    public var description: String { text }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the shown fields only.
    public var customMirror: Mirror { Mirror(self, children: ["shown": shown], displayStyle: .struct) }
}

extension ExportableField: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A shown field as `name: value`, any other without its value.
    public var description: String {
        switch exposure {
        case .shown: "\(name): \(value?.text ?? "nil")"
        case .onRequest: "\(name): (on request)"
        case .withheld: "\(name): (withheld)"
        }
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of `description`: the value of a field that is had on request is not among its children.
    public var customMirror: Mirror { Mirror(self, children: ["description": description], displayStyle: .struct) }
}

extension ExportableValue: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The value as text on one line, with only the shown fields of nested records.
    public var text: String {
        switch self {
        case .string(let value): value.onOneLine
        case .integer(let value): String(value)
        case .bool(let value): String(value)
        case .list(let values): "[\(values.map(\.text).joined(separator: ", "))]"
        case .record(let type, let fields): "\(type)(\(fields))"
        }
    }

    /// The same as `text`.
    public var description: String { text }

    /// The same as `text`.
    public var debugDescription: String { text }

    /// A mirror of `text`: fields of nested records that are not shown are not among its children.
    public var customMirror: Mirror { Mirror(self, children: ["text": text], displayStyle: .enum) }
}
