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

    /// The value that JSON stands for; `nil` for what no value is, as `null`.
    package init?(json: JSONValue) {
        switch json {
        case .string(let text): self = .string(text)
        case .integer(let number): self = .integer(number)
        case .bool(let isTrue): self = .bool(isTrue)
        case .array(let elements): self = .list(elements.compactMap(ExportedValue.init(json:)))
        case .object(let members): self = .record([ExportedField](json: members))
        case .null, .decimal: return nil
        }
    }
}

extension [ExportedField] {
    /// The fields as an object, in order.
    public var json: JSONValue { .object(JSONObject(map { ($0.name, $0.value.json) })) }

    /// The members that are fields; others are passed over.
    package init(json: JSONObject) {
        self = json.members.compactMap { member in
            ExportedValue(json: member.value).map { ExportedField(member.name, $0) }
        }
    }
}
