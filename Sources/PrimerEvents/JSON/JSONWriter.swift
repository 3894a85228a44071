/// Writes one JSON text: RFC 8259, no white space.
///
/// What is open is kept in a list and not on the stack, so that no depth of nesting can exhaust it.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    private var open: [Collection] = []

    /// An array or object that has begun, and the item that comes next.
    private enum Collection {
        case array([JSONValue], next: Int)
        case object([JSONObject.Member], next: Int)
    }

    package init() {}

    package mutating func write(_ value: JSONValue) {
        begin(value)
        while let collection = open.popLast() { proceed(in: collection) }
    }

    /// Writes a value, or the beginning of one that has others in it.
    private mutating func begin(_ value: JSONValue) {
        switch value {
        case .null: write(plain: "null")
        case .bool(true): write(plain: "true")
        case .bool(false): write(plain: "false")
        case .integer(let value): bytes.append(contentsOf: String(value).utf8)
        case .decimal(let literal): write(decimal: literal)
        case .string(let text): write(string: text)
        case .array(let elements):
            bytes.append(ASCII.openBracket)
            open.append(.array(elements, next: 0))
        case .object(let object):
            bytes.append(ASCII.openBrace)
            open.append(.object(object.members, next: 0))
        }
    }

    /// Writes the next item of a collection that is no longer in `open`, or its end.
    private mutating func proceed(in collection: Collection) {
        switch collection {
        case .array(let elements, let next):
            guard next < elements.count else { return bytes.append(ASCII.closeBracket) }
            if next > 0 { bytes.append(ASCII.comma) }
            open.append(.array(elements, next: next + 1))
            begin(elements[next])
        case .object(let members, let next):
            guard next < members.count else { return bytes.append(ASCII.closeBrace) }
            if next > 0 { bytes.append(ASCII.comma) }
            open.append(.object(members, next: next + 1))
            write(string: members[next].name)
            bytes.append(ASCII.colon)
            begin(members[next].value)
        }
    }

    private mutating func write(plain word: StaticString) {
        word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Anyone can make a decimal, so its literal is written only if it is a number.
    private mutating func write(decimal literal: String) {
        if JSONParser.isNumber(literal) { bytes.append(contentsOf: literal.utf8) } else { write(plain: "null") }
    }

    private mutating func write(string: String) {
        bytes.append(ASCII.quote)
        for byte in string.utf8 {
            switch byte {
            case ASCII.quote, ASCII.backslash: bytes.append(contentsOf: [ASCII.backslash, byte])
            case ..<ASCII.space: write(control: byte)
            default: bytes.append(byte)
            }
        }
        bytes.append(ASCII.quote)
    }

    private mutating func write(control byte: UInt8) {
        switch byte {
        case ASCII.backspace: write(plain: "\\b")
        case ASCII.tab: write(plain: "\\t")
        case ASCII.lineFeed: write(plain: "\\n")
        case ASCII.formFeed: write(plain: "\\f")
        case ASCII.carriageReturn: write(plain: "\\r")
        default:
            write(plain: byte < 0x10 ? "\\u000" : "\\u00")
            bytes.append(contentsOf: String(byte, radix: 16).utf8)
        }
    }
}

extension JSONParser {
    /// Whether a text is one JSON number and nothing else.
    fileprivate static func isNumber(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let first = bytes.first, first == ASCII.minus || ASCII.isDigit(first) else { return false }
            var parser = JSONParser(bytes, limits: .default)
            guard (try? parser.parseNumber()) != nil else { return false }
            return parser.index == parser.end
        }
    }
}
