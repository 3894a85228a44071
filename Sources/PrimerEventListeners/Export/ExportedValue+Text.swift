internal import EventTree

extension ExportedValue: CustomStringConvertible, CustomDebugStringConvertible {
    /// The value as text on one line: no value can begin a new line, move a cursor or turn the direction of reading.
    public var text: String {
        switch self {
        case .string(let text): ExportableValue.string(text).text
        case .integer(let number): String(number)
        case .bool(let isTrue): String(isTrue)
        case .list(let values): "[\(values.map(\.quotedIfNeeded).joined(separator: ", "))]"
        case .record(let fields): "{\(fields.map(\.words).joined(separator: " "))}"
        }
    }

    /// The same as ``text``.
    public var description: String { text }

    /// The same as ``text``.
    public var debugDescription: String { text }

    /// The text, in quotes if it could be taken for more than one word.
    fileprivate var quotedIfNeeded: String {
        guard case .string(let value) = self, value.isEmpty || value.unicodeScalars.contains(where: \.separates) else {
            return text
        }
        let escaped = value.unicodeScalars.map { scalar in
            scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : ExportableValue.string(String(scalar)).text
        }
        return "\"\(escaped.joined())\""
    }
}

extension ExportedField: CustomStringConvertible, CustomDebugStringConvertible {
    /// The field as words of a log line: `payment.id=pay_1 payment.orderId=order-1001`; empty for a record without fields.
    public var words: String { words(after: "").joined(separator: " ") }

    /// The same as ``words``.
    public var description: String { words }

    /// The same as ``words``.
    public var debugDescription: String { words }

    private func words(after prefix: String) -> [String] {
        let name = prefix + ExportableValue.string(self.name).text
        if case .record(let fields) = value { return fields.flatMap { $0.words(after: "\(name).") } }
        return ["\(name)=\(value.quotedIfNeeded)"]
    }
}

extension Unicode.Scalar {
    /// Whether the scalar would end a word of a log line.
    fileprivate var separates: Bool {
        properties.isWhitespace || "\"=,[]{}\\".unicodeScalars.contains(self)
    }
}
