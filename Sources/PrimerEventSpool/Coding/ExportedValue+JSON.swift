import PrimerEventListeners
import PrimerEvents

extension ExportedValue {
    /// How deep lists and records may nest in a call that is kept: far more than any event does.
    static let deepest = 32

    /// The value in JSON, `nil` where it nests too deep.
    func json(levelsLeft: Int = deepest) -> JSONValue? {
        switch self {
        case .string(let text): return .string(text)
        case .integer(let value): return .integer(value)
        case .bool(let value): return .bool(value)
        case .list(let values):
            guard levelsLeft > 0 else { return nil }
            var elements: [JSONValue] = []
            for value in values {
                guard let element = value.json(levelsLeft: levelsLeft - 1) else { return nil }
                elements.append(element)
            }
            return .array(elements)
        case .record(let fields):
            guard levelsLeft > 0, let members = fields.json(levelsLeft: levelsLeft - 1) else { return nil }
            return .object(members)
        }
    }

    /// The value that JSON stands for; `nil` for what no value is, as `null`, which a later version may write.
    init?(json: JSONValue) {
        switch json {
        case .string(let text): self = .string(text)
        case .integer(let value): self = .integer(value)
        case .bool(let value): self = .bool(value)
        case .array(let elements): self = .list(elements.compactMap(ExportedValue.init(json:)))
        case .object(let members): self = .record([ExportedField](json: members))
        case .null, .decimal: return nil
        }
    }
}

extension [ExportedField] {
    /// The fields as members, `nil` where one nests too deep.
    func json(levelsLeft: Int = ExportedValue.deepest) -> JSONObject? {
        var members: [(name: String, value: JSONValue)] = []
        for field in self {
            guard let value = field.value.json(levelsLeft: levelsLeft) else { return nil }
            members.append((field.name, value))
        }
        return JSONObject(members)
    }

    /// The members that are fields; others are passed over.
    init(json: JSONObject) {
        self = json.members.compactMap { member in
            ExportedValue(json: member.value).map { ExportedField(member.name, $0) }
        }
    }
}
