extension JSONParser {
    /// A number; `index` is at its first character.
    ///
    /// Without fraction and exponent, and if it fits 64 bits, it is an integer. `-0` is none: an integer has no sign of
    /// zero. Everything else keeps its characters, so that nothing is lost to rounding.
    mutating func parseNumber() throws(JSONParsingError) -> JSONValue {
        let start = index
        let isNegative = bytes[index] == ASCII.minus
        if isNegative { index += 1 }
        let integer = try parseIntegerPart(isNegative: isNegative)
        let isWhole = try parseFractionAndExponent()
        if isWhole, let integer { return .integer(integer) }
        // Safe: `start <= index <= end`, both inside `bytes`.
        return .decimal(literal: String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self))
    }

    /// The digits before a point; the result is `nil` where they do not fit 64 bits or are `-0`.
    private mutating func parseIntegerPart(isNegative: Bool) throws(JSONParsingError) -> Int64? {
        let start = index
        var value: Int64? = 0
        while index < end, ASCII.isDigit(bytes[index]) {
            // Downwards, since the least 64-bit integer has no positive counterpart.
            value = value.flatMap { Self.append(bytes[index] - ASCII.zero, to: $0) }
            index += 1
        }
        guard index > start else { throw error(index < end ? .malformedNumber : .endsTooEarly) }
        guard index - start == 1 || bytes[start] != ASCII.zero else { throw error(.malformedNumber) }
        guard let value else { return nil }
        if isNegative { return value == 0 ? nil : value }
        let (positive, overflow) = Int64(0).subtractingReportingOverflow(value)
        return overflow ? nil : positive
    }

    private static func append(_ digit: UInt8, to value: Int64) -> Int64? {
        let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
        if overflow { return nil }
        let (sum, overflowAgain) = shifted.subtractingReportingOverflow(Int64(digit))
        return overflowAgain ? nil : sum
    }

    /// Passes what may follow the integer part; whether nothing did.
    private mutating func parseFractionAndExponent() throws(JSONParsingError) -> Bool {
        var isWhole = true
        if index < end, bytes[index] == ASCII.point {
            isWhole = false
            index += 1
            try parseDigits()
        }
        if index < end, bytes[index] == ASCII.lowerE || bytes[index] == ASCII.upperE {
            isWhole = false
            index += 1
            if index < end, bytes[index] == ASCII.plus || bytes[index] == ASCII.minus { index += 1 }
            try parseDigits()
        }
        return isWhole
    }

    /// Passes one digit or more.
    private mutating func parseDigits() throws(JSONParsingError) {
        let start = index
        while index < end, ASCII.isDigit(bytes[index]) { index += 1 }
        guard index > start else { throw error(index < end ? .malformedNumber : .endsTooEarly) }
    }
}
