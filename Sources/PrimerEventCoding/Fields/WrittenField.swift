internal import PrimerEvents

/// One field of a record, by its name on the wire: each event's encoding reads like its table in the catalogue.
struct WrittenField {
    let name: FieldName
    /// `nil` for a field that is left out.
    let value: JSONValue?

    /// A field that is left out where it is `nil`.
    static func field(_ name: FieldName, _ value: (some WrittenValue)?) -> WrittenField {
        WrittenField(name: name, value: value?.json)
    }

    /// A number that is left out where it is `nil` or not finite, since JSON has no other numbers.
    static func field(_ name: FieldName, _ value: Double?) -> WrittenField {
        WrittenField(name: name, value: value.flatMap(JSONValue.init(finite:)))
    }

    /// A field that is always there, `null` where it is `nil`.
    static func nullable(_ name: FieldName, _ value: (some WrittenValue)?) -> WrittenField {
        WrittenField(name: name, value: value?.json ?? .null)
    }

    /// A field whose absence and `null` are told apart.
    static func stated(_ name: FieldName, _ value: Nullable<some WrittenValue>) -> WrittenField {
        switch value {
        case .absent: WrittenField(name: name, value: nil)
        case .null: WrittenField(name: name, value: .null)
        case .value(let value): WrittenField(name: name, value: value.json)
        }
    }
}

/// A value that is an object with known fields.
protocol WrittenRecord: WrittenValue {
    /// Every field, in the order in which the web writes them; those that are left out are listed too.
    var fields: [WrittenField] { get }

    /// What an open record keeps beside its fields.
    var extras: JSONObject { get }
}

extension WrittenRecord {
    /// Nothing: most records are closed.
    var extras: JSONObject { [:] }

    /// The fields, then the other members, of which none takes the name of a field.
    var json: JSONValue {
        let fields = fields
        let known = fields.compactMap { field in
            field.value.map { JSONObject.Member(name: field.name.text, value: $0) }
        }
        if extras.isEmpty { return .object(JSONObject(distinct: known)) }
        let others = extras.members(except: Set(fields.map(\.name.text))).members
        return .object(JSONObject(distinct: known + others))
    }
}

extension JSONValue {
    /// A number as JavaScript writes it, whole ones without a fraction; `nil` for what is not finite.
    fileprivate init?(finite number: Double) {
        guard number.isFinite else { return nil }
        if number.magnitude <= 0x1p53, let whole = Int64(exactly: number) {
            self = .integer(whole)
        } else {
            self = .decimal(literal: number.description)
        }
    }
}
