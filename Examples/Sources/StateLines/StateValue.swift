import PrimerEvents

/// What a member of a state can be.
protocol StateValue {
    /// What stands in errors where the member holds something else.
    static var expected: String { get }

    init(_ json: JSONValue) throws(StateLineError)

    var json: JSONValue { get }
}

extension StateValue {
    static func unexpected(_ json: JSONValue) -> StateLineError { StateLineError(expected: expected, found: json) }
}

extension String: StateValue {
    static var expected: String { "a string" }

    init(_ json: JSONValue) throws(StateLineError) {
        guard let text = json.stringValue else { throw Self.unexpected(json) }
        self = text
    }

    var json: JSONValue { .string(self) }
}

extension Int: StateValue {
    static var expected: String { "a whole number" }

    init(_ json: JSONValue) throws(StateLineError) {
        guard let number = json.integerValue.flatMap({ Int(exactly: $0) }) else { throw Self.unexpected(json) }
        self = number
    }

    var json: JSONValue { .integer(Int64(self)) }
}

extension Array: StateValue where Element: StateValue {
    static var expected: String { "an array" }

    init(_ json: JSONValue) throws(StateLineError) {
        guard let elements = json.arrayValue else { throw Self.unexpected(json) }
        self = []
        for (index, element) in elements.enumerated() {
            do { append(try Element(element)) } catch { throw error.inside(element: index) }
        }
    }

    var json: JSONValue { .array(map(\.json)) }
}

/// A value of a closed set, by its name on the wire.
protocol NamedStateValue: StateValue, CaseIterable {
    var name: String { get }
}

extension NamedStateValue {
    static var expected: String { "one of \(allCases.map(\.name).joined(separator: ", "))" }

    init(_ json: JSONValue) throws(StateLineError) {
        guard let value = Self.allCases.first(where: { $0.name == json.stringValue }) else {
            throw Self.unexpected(json)
        }
        self = value
    }

    var json: JSONValue { .string(name) }
}

extension NamedStateValue where Self: RawRepresentable<String> {
    var name: String { rawValue }
}
