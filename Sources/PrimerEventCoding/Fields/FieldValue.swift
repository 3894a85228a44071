internal import PrimerEvents

/// What a field can be read as.
protocol FieldValue {
    /// What stands in errors when the field holds something else.
    static var expectation: EventDecodingError.Expectation { get }

    /// The value read from `json`.
    init(reading json: JSONValue) throws(EventDecodingError)
}

extension FieldValue {
    static func unexpected(_ json: JSONValue) -> EventDecodingError {
        EventDecodingError(.unexpected(expectation, found: json.kind))
    }
}

extension String: FieldValue {
    static var expectation: EventDecodingError.Expectation { .string }

    init(reading json: JSONValue) throws(EventDecodingError) {
        guard case .string(let value) = json else { throw Self.unexpected(json) }
        self = value
    }
}

extension Bool: FieldValue {
    static var expectation: EventDecodingError.Expectation { .bool }

    init(reading json: JSONValue) throws(EventDecodingError) {
        guard case .bool(let value) = json else { throw Self.unexpected(json) }
        self = value
    }
}

extension Int64: FieldValue {
    static var expectation: EventDecodingError.Expectation { .wholeNumber }

    /// JSON knows one kind of number, so `1764470410.0` is whole.
    init(reading json: JSONValue) throws(EventDecodingError) {
        switch json {
        case .integer(let value): self = value
        case .decimal(let literal):
            guard let number = Double(literal), let value = Int64(exactly: number) else { throw Self.unexpected(json) }
            self = value
        case .null, .bool, .string, .array, .object: throw Self.unexpected(json)
        }
    }
}

extension Double: FieldValue {
    static var expectation: EventDecodingError.Expectation { .finiteNumber }

    init(reading json: JSONValue) throws(EventDecodingError) {
        switch json {
        case .integer(let value): self = Double(value)
        case .decimal(let literal):
            guard let value = Double(literal), value.isFinite else { throw Self.unexpected(json) }
            self = value
        case .null, .bool, .string, .array, .object: throw Self.unexpected(json)
        }
    }
}

extension JSONObject: FieldValue {
    static var expectation: EventDecodingError.Expectation { .object }

    init(reading json: JSONValue) throws(EventDecodingError) {
        guard case .object(let value) = json else { throw Self.unexpected(json) }
        self = value
    }
}

extension JSONValue: FieldValue {
    static var expectation: EventDecodingError.Expectation { .anything }

    init(reading json: JSONValue) { self = json }
}

extension Array: FieldValue where Element: FieldValue {
    static var expectation: EventDecodingError.Expectation { .array }

    init(reading json: JSONValue) throws(EventDecodingError) {
        guard case .array(let elements) = json else { throw Self.unexpected(json) }
        self = []
        reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            do { append(try Element(reading: element)) } catch { throw error.inside(element: index) }
        }
    }
}
