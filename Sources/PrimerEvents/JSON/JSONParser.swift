/// Reads one JSON text from bytes in place: RFC 8259, nothing more lenient.
///
/// Two functions call each other once a level of nesting; ``CodingLimits/nestingDepth`` is checked before each call and
/// is bounded, so the stack is too.
package struct JSONParser {
    /// Valid while the parser lives: it is made, used and dropped inside one call that was given these bytes.
    /// Every read is at `index`, after `index < end` was checked.
    package let bytes: UnsafeBufferPointer<UInt8>
    package let end: Int
    let limits: CodingLimits
    package internal(set) var index = 0
    /// Items that may still be taken.
    var itemsLeft: Int
    /// Where a string with escapes is put together; kept for the next one.
    var unescaped: [UInt8] = []

    package init(_ bytes: UnsafeBufferPointer<UInt8>, limits: CodingLimits) {
        self.bytes = bytes
        self.limits = limits
        end = bytes.count
        itemsLeft = limits.itemsInTotal
    }

    /// The one value of the text, with white space around it.
    package mutating func parseText() throws(JSONParsingError) -> JSONValue {
        let value = try parseValue(levelsLeft: limits.nestingDepth)
        skipWhiteSpace()
        guard index == end else { throw error(.contentAfterValue) }
        return value
    }

    mutating func parseValue(levelsLeft: Int) throws(JSONParsingError) -> JSONValue {
        switch try nextToken() {
        case ASCII.quote: return .string(try parseString())
        case ASCII.openBrace: return try parseObject(levelsLeft: levelsLeft)
        case ASCII.openBracket: return try parseArray(levelsLeft: levelsLeft)
        case ASCII.minus, ASCII.zero...ASCII.nine: return try parseNumber()
        case ASCII.lowerT: return try parseWord("true", .bool(true))
        case ASCII.lowerF: return try parseWord("false", .bool(false))
        case ASCII.lowerN: return try parseWord("null", .null)
        default: throw error(.unexpectedByte)
        }
    }

    private mutating func parseArray(levelsLeft: Int) throws(JSONParsingError) -> JSONValue {
        try checkNesting(levelsLeft)
        index += 1
        var elements: [JSONValue] = []
        if try nextToken() == ASCII.closeBracket {
            index += 1
            return .array(elements)
        }
        repeat {
            try countItem(after: elements.count)
            elements.append(try parseValue(levelsLeft: levelsLeft - 1))
        } while try parseSeparator(orClosing: ASCII.closeBracket)
        return .array(elements)
    }

    private mutating func parseObject(levelsLeft: Int) throws(JSONParsingError) -> JSONValue {
        try checkNesting(levelsLeft)
        index += 1
        var members = JSONMemberList()
        if try nextToken() == ASCII.closeBrace {
            index += 1
            return .object(members.object)
        }
        repeat {
            guard try nextToken() == ASCII.quote else { throw error(.unexpectedByte) }
            try countItem(after: members.count)
            let name = try parseString()
            guard try nextToken() == ASCII.colon else { throw error(.unexpectedByte) }
            index += 1
            members.set(name, to: try parseValue(levelsLeft: levelsLeft - 1))
        } while try parseSeparator(orClosing: ASCII.closeBrace)
        return .object(members.object)
    }

    /// Whether another item follows; the comma or the closing bracket is passed.
    mutating func parseSeparator(orClosing closing: UInt8) throws(JSONParsingError) -> Bool {
        let token = try nextToken()
        guard token == ASCII.comma || token == closing else { throw error(.unexpectedByte) }
        index += 1
        return token == ASCII.comma
    }

    mutating func parseWord(_ word: StaticString, _ value: JSONValue) throws(JSONParsingError) -> JSONValue {
        for offset in 0..<word.utf8CodeUnitCount {
            guard index < end else { throw error(.endsTooEarly) }
            // Safe: `offset` is below the length of `word`, a literal in ASCII, which is stored as a pointer.
            guard bytes[index] == word.utf8Start[offset] else { throw error(.unexpectedByte) }
            index += 1
        }
        return value
    }

    // MARK: - Tokens and limits

    /// The next byte that is no white space; `index` is at it.
    mutating func nextToken() throws(JSONParsingError) -> UInt8 {
        skipWhiteSpace()
        guard index < end else { throw error(.endsTooEarly) }
        return bytes[index]
    }

    mutating func skipWhiteSpace() {
        while index < end, ASCII.isWhiteSpace(bytes[index]) { index += 1 }
    }

    func checkNesting(_ levelsLeft: Int) throws(JSONParsingError) {
        guard levelsLeft > 0 else { throw error(.exceeds(.nestingDepth(limits.nestingDepth))) }
    }

    mutating func countItem(after count: Int) throws(JSONParsingError) {
        guard count < limits.itemsPerCollection else {
            throw error(.exceeds(.itemsPerCollection(limits.itemsPerCollection)))
        }
        guard itemsLeft > 0 else { throw error(.exceeds(.itemsInTotal(limits.itemsInTotal))) }
        itemsLeft -= 1
    }

    func error(_ reason: JSONParsingError.Reason) -> JSONParsingError { JSONParsingError(reason, offset: index) }
}
