/// A JSON value, for the open records of the catalogue and for events that nobody knows.
///
/// It keeps what `Any` loses: a bool is not a number, `null` is not absence, integers are exact to 64 bits, decimals stay
/// as written and an object remembers the order of its members. Printing, interpolating and reflecting it shows its kind
/// and size, never what it holds: a page may have put personal data into it.
public enum JSONValue: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without fraction and exponent that fits 64 bits.
    case integer(Int64)
    /// Every other number, in the characters in which it was written: `9.99`, `1e400`, `18446744073709551615`.
    case decimal(literal: String)
    /// Text.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Named values in order.
    case object(JSONObject)

    /// The kind of a JSON value: all that an error says of what it found.
    public enum Kind: String, Sendable, Hashable {
        /// `null`
        case null
        /// `true` or `false`
        case bool
        /// A number of any size.
        case number
        /// Text.
        case string
        /// Values in order.
        case array
        /// Named values.
        case object
    }

    /// The kind of this value.
    public var kind: Kind {
        switch self {
        case .null: .null
        case .bool: .bool
        case .integer, .decimal: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// The text of a string, `nil` for any other kind.
    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }

    /// The truth of a bool, `nil` for any other kind.
    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// A whole number that fits 64 bits, `nil` for anything else.
    public var integerValue: Int64? { if case .integer(let value) = self { value } else { nil } }

    /// The elements of an array, `nil` for any other kind.
    public var arrayValue: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

    /// The members of an object, `nil` for any other kind.
    public var objectValue: JSONObject? { if case .object(let value) = self { value } else { nil } }
}

extension JSONValue: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The kind, with the number of elements or members.
    public var description: String {
        switch self {
        case .array(let elements): "array(\(elements.count))"
        case .object(let object): "object(\(object.count))"
        case .null, .bool, .integer, .decimal, .string: kind.rawValue
        }
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror without children: nothing in an open value is known to be safe to show.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: nil) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A bool.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// An integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// An array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object with its members in the order written.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
    /// `null`.
    public init(nilLiteral: ()) { self = .null }
}
