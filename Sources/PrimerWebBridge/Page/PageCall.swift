internal import PrimerEventCoding
internal import PrimerEvents

/// One call of the page script from outside: the only text that a bridge ever has a page run.
struct PageCall: Hashable {
    /// What the script is told.
    let message: JSONValue

    /// Answers an event that the script holds.
    static func answer(_ answer: PageAnswer, to event: Int64, of page: String) -> PageCall {
        var message: JSONObject = [
            "page": .string(page), "answerTo": .integer(event), "name": .string(answer.name),
            "arguments": .array(answer.arguments),
        ]
        switch answer.besidePageKey {
        case .conflicts: break
        case .yields: message["key"] = "y"
        case .replaces: message["key"] = "r"
        }
        return PageCall(message: .object(message))
    }

    /// Dispatches a trigger in the page.
    static func trigger(_ name: String, detail: JSONValue?, in page: String) -> PageCall {
        var message: JSONObject = ["page": .string(page), "trigger": .string(name)]
        message["detail"] = detail
        return PageCall(message: .object(message))
    }

    /// Calls a function of the page's `PrimerJS` object, which returns by a message.
    static func control(_ name: String, _ arguments: [JSONValue], number: Int64, in page: String) -> PageCall {
        PageCall(
            message: [
                "page": .string(page), "call": .integer(number), "name": .string(name), "arguments": .array(arguments),
            ])
    }

    /// The call as the source of a script.
    var source: String { "__primerEvents.receive(\(ScriptLiteral.literal(message.text)));" }
}

/// Text as a JavaScript string literal that is safe wherever a script can stand.
enum ScriptLiteral {
    /// The text between double quotes. Everything but plain letters, digits and a few signs is escaped, so the literal
    /// holds no quote, backslash, line end, backtick or `<` of the text, and its bytes mean the same in every encoding.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for unit in text.utf16 {
            if let scalar = Unicode.Scalar(unit), isPlain(scalar) {
                literal.unicodeScalars.append(scalar)
            } else {
                let digits = String(unit, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return literal + "\""
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ":", ".", "-", "_", "{", "}", "[", "]", "+", "/", "@": true
        default: false
        }
    }
}
