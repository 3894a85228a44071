extension String {
    /// The text so that it is nothing but text in an element or in a quoted attribute.
    ///
    /// What ends a line, acts on a terminal or turns the direction of reading is shown by its number instead, so that no
    /// value can pretend to be another. A text of more than ``HTMLLimits/charactersPerText`` is cut.
    var escapedForHTML: String {
        var escaped = ""
        for scalar in clipped(to: HTMLLimits.charactersPerText).unicodeScalars { escaped += scalar.escapedForHTML }
        return escaped
    }

    /// The text, cut after so many characters.
    ///
    /// Scalars are counted: a single `Character` may have any number of them.
    func clipped(to length: Int) -> String {
        guard let end = unicodeScalars.index(startIndex, offsetBy: length, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return String(unicodeScalars[..<end]) + "…"
    }
}

extension Unicode.Scalar {
    fileprivate var escapedForHTML: String {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        case _ where isVisible: String(self)
        // As Swift writes it.
        case _: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }

    /// Whether the scalar is seen, and is seen where it stands.
    private var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
            .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator:
            true
        @unknown default: false
        }
    }
}
