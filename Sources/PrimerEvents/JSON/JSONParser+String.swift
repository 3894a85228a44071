extension JSONParser {
    /// The text of a string; `index` is at its opening quote.
    mutating func parseString() throws(JSONParsingError) -> String {
        index += 1
        let start = index
        try passPlainCharacters()
        guard bytes[index] == ASCII.quote else { return try parseEscapedString(from: start) }
        defer { index += 1 }
        // Safe: `start <= index < end`, both inside `bytes`.
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
    }

    /// The text of a string whose first backslash is at `index`.
    private mutating func parseEscapedString(from start: Int) throws(JSONParsingError) -> String {
        unescaped.removeAll(keepingCapacity: true)
        var start = start
        while true {
            unescaped.append(contentsOf: bytes[start..<index])
            if bytes[index] == ASCII.quote { break }
            try parseEscape()
            start = index
            try passPlainCharacters()
        }
        index += 1
        return String(decoding: unescaped, as: UTF8.self)
    }

    /// Passes the characters up to the next quote or backslash, and checks that they are UTF-8.
    mutating func passPlainCharacters() throws(JSONParsingError) {
        while index < end {
            switch bytes[index] {
            case ASCII.quote, ASCII.backslash: return
            case ..<ASCII.space: throw error(.controlCharacter)
            case ..<0x80: index += 1
            default: try passMultibyteCharacter()
            }
        }
        throw error(.endsTooEarly)
    }

    /// Passes one character of two to four bytes: the table of well-formed sequences, Unicode 3.9, table 3-7.
    private mutating func passMultibyteCharacter() throws(JSONParsingError) {
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch bytes[index] {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: throw error(.invalidUTF8)
            }
        guard end - index >= length else { throw error(.invalidUTF8) }
        guard second.contains(bytes[index + 1]) else { throw error(.invalidUTF8) }
        for offset in 2..<length where bytes[index + offset] & 0xC0 != 0x80 { throw error(.invalidUTF8) }
        index += length
    }

    // MARK: - Escapes

    /// Passes an escape and adds its character to `unescaped`; `index` is at the backslash.
    private mutating func parseEscape() throws(JSONParsingError) {
        guard end - index >= 2 else { throw JSONParsingError(.endsTooEarly, offset: end) }
        let byte: UInt8
        switch bytes[index + 1] {
        case ASCII.quote: byte = ASCII.quote
        case ASCII.backslash: byte = ASCII.backslash
        case ASCII.slash: byte = ASCII.slash
        case ASCII.lowerB: byte = ASCII.backspace
        case ASCII.lowerF: byte = ASCII.formFeed
        case ASCII.lowerN: byte = ASCII.lineFeed
        case ASCII.lowerR: byte = ASCII.carriageReturn
        case ASCII.lowerT: byte = ASCII.tab
        case ASCII.lowerU:
            unescaped.append(contentsOf: try parseUnicodeEscape().utf8)
            return
        default: throw error(.unknownEscape)
        }
        unescaped.append(byte)
        index += 2
    }

    /// The character of `\u0041`, or of two escapes that are a surrogate pair; `index` is at the first backslash.
    private mutating func parseUnicodeEscape() throws(JSONParsingError) -> Unicode.Scalar {
        let start = index
        let first = try parseCodeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let loneSurrogate = JSONParsingError(.loneSurrogate, offset: start)
        guard UTF16.isLeadSurrogate(first), end - index >= 2, bytes[index] == ASCII.backslash,
            bytes[index + 1] == ASCII.lowerU
        else { throw loneSurrogate }
        let second = try parseCodeUnit()
        guard UTF16.isTrailSurrogate(second),
            let scalar = Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
        else { throw loneSurrogate }
        return scalar
    }

    /// The code unit of `\u0041`; `index` is at the backslash.
    private mutating func parseCodeUnit() throws(JSONParsingError) -> UInt16 {
        guard end - index >= 6 else { throw JSONParsingError(.endsTooEarly, offset: end) }
        var unit: UInt16 = 0
        for offset in 2..<6 {
            guard let digit = Self.hexDigit(bytes[index + offset]) else { throw error(.unknownEscape) }
            unit = unit << 4 | digit
        }
        index += 6
        return unit
    }

    private static func hexDigit(_ byte: UInt8) -> UInt16? {
        switch byte {
        case 0x30...0x39: UInt16(byte - 0x30)
        case 0x41...0x46: UInt16(byte - 0x41 + 10)
        case 0x61...0x66: UInt16(byte - 0x61 + 10)
        default: nil
        }
    }
}
