/// Reads the one script that a bridge has a page run, as a JavaScript engine does.
enum ScriptReader {
    /// The text of the string in `__primerEvents.receive("...");`; `nil` for anything else.
    static func argument(of script: String) -> String? {
        guard script.hasPrefix("__primerEvents.receive("), script.hasSuffix(");") else { return nil }
        return text(of: String(script.dropFirst("__primerEvents.receive(".count).dropLast(2)))
    }

    /// The text that a string literal stands for; `nil` for what is no literal, or more than one.
    static func text(of literal: String) -> String? {
        var units = Array(literal.utf16)[...]
        guard units.popFirst() == 0x22 else { return nil }
        var read: [UInt16] = []
        while let unit = units.popFirst() {
            switch unit {
            case 0x22: return units.isEmpty ? String(decoding: read, as: UTF16.self) : nil
            // A line end ends the script, not the text.
            case 0x0A, 0x0D: return nil
            case 0x5C:
                guard let escaped = escape(&units) else { return nil }
                read.append(escaped)
            default: read.append(unit)
            }
        }
        return nil
    }

    private static func escape(_ units: inout ArraySlice<UInt16>) -> UInt16? {
        guard units.popFirst() == 0x75, units.count >= 4 else { return nil }
        let digits = String(decoding: units.prefix(4), as: UTF16.self)
        units = units.dropFirst(4)
        return UInt16(digits, radix: 16)
    }
}
