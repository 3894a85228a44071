internal import PrimerEvents

/// The members of one object, read by name with typed errors: each event's decoding reads like its table in the catalogue.
struct Fields {
    let object: JSONObject

    init(_ json: JSONValue) throws(EventDecodingError) { object = try JSONObject(reading: json) }

    /// The members of an object that may also be `null` or not there.
    init?(stated json: JSONValue?) throws(EventDecodingError) {
        guard let json else { return nil }
        if case .null = json { return nil }
        do { object = try JSONObject(reading: json) } catch { throw error.expectingNullToo() }
    }

    /// Whether a field is there, `null` or not.
    func contain(_ name: FieldName) -> Bool { object[name.text] != nil }

    /// A field that must be there.
    func required<Value: FieldValue>(
        _ name: FieldName, as type: Value.Type = Value.self
    ) throws(EventDecodingError) -> Value {
        guard let json = object[name.text] else {
            throw EventDecodingError(.missing(Value.expectation), path: FieldPath(name))
        }
        do { return try Value(reading: json) } catch { throw error.inside(name) }
    }

    /// A field that may be absent; `null` counts as absent, since some senders write it for `undefined`.
    func optional<Value: FieldValue>(
        _ name: FieldName, as type: Value.Type = Value.self
    ) throws(EventDecodingError) -> Value? {
        guard let json = object[name.text] else { return nil }
        if case .null = json { return nil }
        do { return try Value(reading: json) } catch { throw error.inside(name) }
    }

    /// A field that must be there and may be `null`.
    func nullable<Value: FieldValue>(
        _ name: FieldName, as type: Value.Type = Value.self
    ) throws(EventDecodingError) -> Value? {
        guard let json = object[name.text] else {
            throw EventDecodingError(.missing(.orNull(Value.expectation)), path: FieldPath(name))
        }
        if case .null = json { return nil }
        do { return try Value(reading: json) } catch { throw error.expectingNullToo().inside(name) }
    }

    /// A field whose absence and `null` are told apart.
    func stated<Value: FieldValue>(
        _ name: FieldName, as type: Value.Type = Value.self
    ) throws(EventDecodingError) -> Nullable<Value> {
        guard let json = object[name.text] else { return .absent }
        if case .null = json { return .null }
        do { return .value(try Value(reading: json)) } catch { throw error.expectingNullToo().inside(name) }
    }

    /// The members that have no field of their own: what an open record keeps.
    func others(than known: Set<String>) -> JSONObject { object.members(except: known) }
}

extension EventDecodingError {
    /// The same error for a field that may be `null`; an error further in stays as it is.
    fileprivate func expectingNullToo() -> EventDecodingError {
        guard path.components.isEmpty, case .unexpected(let expectation, let kind) = problem else { return self }
        return EventDecodingError(.unexpected(.orNull(expectation), found: kind))
    }
}

/// A value that is an object with known fields.
protocol FieldRecord: FieldValue {
    init(_ fields: Fields) throws(EventDecodingError)
}

extension FieldRecord {
    static var expectation: EventDecodingError.Expectation { .object }

    init(reading json: JSONValue) throws(EventDecodingError) { try self.init(Fields(json)) }

    /// The value, or `nil` where `null` or nothing stands for it.
    init?(stated json: JSONValue?) throws(EventDecodingError) {
        guard let fields = try Fields(stated: json) else { return nil }
        try self.init(fields)
    }
}
