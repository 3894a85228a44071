internal import PrimerEvents

/// What a field can be written as.
protocol WrittenValue {
    /// The value as JSON.
    var json: JSONValue { get }
}

extension String: WrittenValue {
    var json: JSONValue { .string(self) }
}

extension Bool: WrittenValue {
    var json: JSONValue { .bool(self) }
}

extension Int64: WrittenValue {
    var json: JSONValue { .integer(self) }
}

extension JSONObject: WrittenValue {
    var json: JSONValue { .object(self) }
}

extension JSONValue: WrittenValue {
    var json: JSONValue { self }
}

extension Array: WrittenValue where Element: WrittenValue {
    var json: JSONValue { .array(map(\.json)) }
}
