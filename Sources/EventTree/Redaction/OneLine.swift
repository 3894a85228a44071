extension String {
    /// The text on one line: whatever could begin a new line, move a cursor or turn the direction of reading is escaped.
    ///
    /// A value that arrives from a page can therefore not forge a second entry in a log. An escape looks as in Swift source.
    package var onOneLine: String {
        if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
        var line = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: line += scalar.escape
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}

extension Unicode.Scalar {
    private static let shortEscapes: [Unicode.Scalar: String] = ["\n": "\\n", "\r": "\\r", "\t": "\\t"]

    /// The scalar as an escape: `\n`, `\u{2028}`.
    fileprivate var escape: String {
        Self.shortEscapes[self] ?? "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
}
