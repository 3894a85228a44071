public import PrimerEvents

extension ExportedValue {
    /// The value as JSON.
    public var json: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .bool(let isTrue): .bool(isTrue)
        case .list(let values): .array(values.map(\.json))
        case .record(let fields): fields.json
        }
    }
}

extension [ExportedField] {
    /// The fields as an object, in order.
    public var json: JSONValue { .object(JSONObject(map { ($0.name, $0.value.json) })) }
}
