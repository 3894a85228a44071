import PrimerEvents

/// One member of a native model, by its name on the wire: the same table serves for reading and writing.
struct StateField<Record> {
    let name: String
    let read: (inout Record, JSONObject) throws(StateLineError) -> Void
    let write: (Record) -> JSONValue?

    /// A member that must be there.
    static func required(_ name: String, _ path: WritableKeyPath<Record, some StateValue>) -> StateField {
        StateField(
            name: name,
            read: { (record, object) throws(StateLineError) in record[keyPath: path] = try object.required(name) },
            write: { $0[keyPath: path].json })
    }

    /// A member that may be absent.
    static func optional<Value: StateValue>(_ name: String, _ path: WritableKeyPath<Record, Value?>) -> StateField {
        StateField(
            name: name,
            read: { (record, object) throws(StateLineError) in record[keyPath: path] = try object.optional(name) },
            write: { $0[keyPath: path]?.json })
    }

    /// A member that is left out where it has a certain value.
    static func optional<Value: StateValue & Equatable>(
        _ name: String, _ path: WritableKeyPath<Record, Value>, otherwise value: Value
    ) -> StateField {
        StateField(
            name: name,
            read: { (record, object) throws(StateLineError) in
                record[keyPath: path] = try object.optional(name) ?? value
            },
            write: { record in
                let written = record[keyPath: path]
                return written == value ? JSONValue?.none : written.json
            })
    }
}

/// A native model that is an object with known members.
protocol StateRecord: StateValue {
    /// A value to be filled from an object: required members that are not there are errors.
    static var blank: Self { get }

    /// Every member, in the order in which they are written.
    static var fields: [StateField<Self>] { get }
}

extension StateRecord {
    static var expected: String { "an object" }

    init(_ json: JSONValue) throws(StateLineError) {
        guard let object = json.objectValue else { throw Self.unexpected(json) }
        self = .blank
        for field in Self.fields { try field.read(&self, object) }
    }

    var json: JSONValue {
        .object(JSONObject(Self.fields.compactMap { field in field.write(self).map { (field.name, $0) } }))
    }
}

extension JSONObject {
    func required<Value: StateValue>(_ name: String) throws(StateLineError) -> Value {
        guard let json = self[name] else { throw StateLineError(.missing(expected: Value.expected)).inside(name) }
        do { return try Value(json) } catch { throw error.inside(name) }
    }

    /// `null` counts as absent.
    func optional<Value: StateValue>(_ name: String) throws(StateLineError) -> Value? {
        guard let json = self[name], json != .null else { return nil }
        do { return try Value(json) } catch { throw error.inside(name) }
    }
}
