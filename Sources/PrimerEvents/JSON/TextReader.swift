/// Reads a JSON text in one pass straight into typed values, with no tree of ``JSONValue`` in between.
///
/// A shortcut for texts in today's shape. When reading throws ``Unreadable``, or ``hasUnknownMembers`` where a former shape is
/// possible, read the text again as a tree: the tree knows duplicate names and former shapes, and its errors say where and
/// what. A text that both can read is the same value to both.
package struct TextReader {
    /// Why the shortcut ends; the tree has the details.
    package struct Unreadable: Error {
        package init() {}
    }

    /// The bytes of a member's name in the text, without the quotes.
    package struct Name {
        let start: Int
        let count: Int
    }

    private var parser: JSONParser
    private var levelsLeft: Int

    /// Whether a record had a member that is not in its table.
    package internal(set) var hasUnknownMembers = false

    /// A reader at the beginning of a text; it is used inside one call that was given these bytes.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, limits: CodingLimits) {
        parser = JSONParser(bytes, limits: limits)
        levelsLeft = limits.nestingDepth
    }

    /// Checks that nothing but white space follows.
    package mutating func end() throws(Unreadable) {
        parser.skipWhiteSpace()
        guard parser.index == parser.end else { throw Unreadable() }
    }

    // MARK: - Values

    /// The next value as a tree: for open values, and for single ones, which cost the same either way.
    package mutating func value() throws(Unreadable) -> JSONValue {
        do { return try parser.parseValue(levelsLeft: levelsLeft) } catch { throw Unreadable() }
    }

    /// The next value if it is a string.
    package mutating func string() throws(Unreadable) -> String {
        guard try nextToken() == ASCII.quote else { throw Unreadable() }
        do { return try parser.parseString() } catch { throw Unreadable() }
    }

    /// The next value if it is a whole number that fits 64 bits.
    package mutating func integer() throws(Unreadable) -> Int64 { try Int64(text: &self) }

    /// The next value if it is a finite number, or `nil` for `null`.
    package mutating func numberOrNull() throws(Unreadable) -> Double? { try Double?(text: &self) }

    /// The next value if it is a Boolean.
    package mutating func bool() throws(Unreadable) -> Bool { try Bool(text: &self) }

    /// The next value if it is a string, or `nil` for `null`.
    package mutating func stringOrNull() throws(Unreadable) -> String? { try String?(text: &self) }

    /// The next value if it is an array of strings.
    package mutating func strings() throws(Unreadable) -> [String] {
        var strings: [String] = []
        var count = 0
        try beginArray()
        while try hasNextElement(&count) {
            // OPTIMIZATION: a path has some six nodes.
            if strings.isEmpty { strings.reserveCapacity(8) }
            strings.append(try string())
        }
        return strings
    }

    /// The next value if it is an array of strings, or `nil` for `null`.
    package mutating func stringsOrNull() throws(Unreadable) -> [String]? { try skipNull() ? nil : strings() }

    /// Whether the next value is `null`; if it is, it is passed.
    package mutating func skipNull() throws(Unreadable) -> Bool {
        guard try nextToken() == ASCII.lowerN else { return false }
        _ = try value()
        return true
    }

    // MARK: - Objects

    /// Enters an object.
    package mutating func beginObject() throws(Unreadable) { try begin(ASCII.openBrace) }

    /// The name of the object's next member, or `nil` at its end; `count` is the number of members before it.
    package mutating func nextName(_ count: inout Int) throws(Unreadable) -> Name? {
        guard try hasNext(&count, closing: ASCII.closeBrace) else { return nil }
        guard try nextToken() == ASCII.quote else { throw Unreadable() }
        parser.index += 1
        let start = parser.index
        do { try parser.passPlainCharacters() } catch { throw Unreadable() }
        // A name with an escape is no literal of a table.
        guard parser.bytes[parser.index] == ASCII.quote else { throw Unreadable() }
        let name = Name(start: start, count: parser.index - start)
        parser.index += 1
        guard try nextToken() == ASCII.colon else { throw Unreadable() }
        parser.index += 1
        return name
    }

    /// The place of a name among these, of which the one at `next` is the most likely: senders keep to an order.
    package func place(of name: Name, in names: [StaticString], from next: Int) -> Int? {
        for place in next..<names.count where isName(name, names[place]) { return place }
        for place in 0..<next where isName(name, names[place]) { return place }
        return nil
    }

    private func isName(_ name: Name, _ literal: StaticString) -> Bool {
        guard name.count == literal.utf8CodeUnitCount else { return false }
        // Safe: `name` lies inside `bytes`, `offset` is below both lengths, and a literal in ASCII is stored as a pointer.
        for offset in 0..<name.count where parser.bytes[name.start + offset] != literal.utf8Start[offset] {
            return false
        }
        return true
    }

    /// The text of a name.
    package func text(of name: Name) -> String {
        // Safe: the name lies inside `bytes`.
        String(
            decoding: UnsafeBufferPointer(rebasing: parser.bytes[name.start..<name.start + name.count]), as: UTF8.self)
    }

    // MARK: - Arrays

    /// Enters an array.
    package mutating func beginArray() throws(Unreadable) { try begin(ASCII.openBracket) }

    /// Whether the array has another element, which is next; `count` is the number of elements before it.
    package mutating func hasNextElement(_ count: inout Int) throws(Unreadable) -> Bool {
        try hasNext(&count, closing: ASCII.closeBracket)
    }

    // MARK: - Tokens

    private mutating func nextToken() throws(Unreadable) -> UInt8 {
        do { return try parser.nextToken() } catch { throw Unreadable() }
    }

    private mutating func begin(_ bracket: UInt8) throws(Unreadable) {
        guard try nextToken() == bracket, levelsLeft > 0 else { throw Unreadable() }
        parser.index += 1
        levelsLeft -= 1
    }

    /// Passes the comma or the closing bracket, and counts the item that follows.
    private mutating func hasNext(_ count: inout Int, closing: UInt8) throws(Unreadable) -> Bool {
        do {
            if count == 0, try parser.nextToken() == closing {
                parser.index += 1
                levelsLeft += 1
                return false
            }
            if count > 0, try !parser.parseSeparator(orClosing: closing) {
                levelsLeft += 1
                return false
            }
            try parser.countItem(after: count)
            count += 1
            return true
        } catch { throw Unreadable() }
    }
}
