public import PrimerEvents

internal import EventTree
internal import PrimerEventCoding

extension JSONValue {
    /// The JSON text of the value on one line that no reader takes for two, with its line end.
    ///
    /// Beside what JSON requires, every character is escaped that a terminal or an editor might act on: U+0085, U+2028,
    /// U+2029, the C1 controls and what turns the direction of reading. It is the same JSON value.
    public var line: String {
        let text = text
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text + "\n" }
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            // Such a character stands in strings only, where JSON allows it to be escaped.
            case .control, .format, .lineSeparator, .paragraphSeparator: line += scalar.jsonEscape
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line + "\n"
    }
}

extension Unicode.Scalar {
    /// The scalar as `\u` escapes, two where it lies beyond the first plane.
    fileprivate var jsonEscape: String {
        utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
