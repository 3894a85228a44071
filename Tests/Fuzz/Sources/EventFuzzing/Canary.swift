import PrimerEventCoding
import PrimerEvents

/// A text that stands for every value of a page, which no error may show.
enum Canary {
    static let text = "CANARY"

    /// The value with the canary for each text in it, and as a member of each object. Only the type of an event stays: with it
    /// goes the reading of the detail.
    static func planted(in value: JSONValue) -> JSONValue {
        switch value {
        case .null, .bool, .integer, .decimal: value
        case .string: .string(text)
        case .array(let elements): .array(elements.map(planted))
        case .object(let object):
            .object(
                JSONObject(
                    object.members.map { ($0.name, $0.name == "type" ? $0.value : planted(in: $0.value)) }
                        + [(text, .string(text))]))
        }
    }

    /// Whether the error of a line, if it is one, is without the canary.
    static func isKept(byReading line: [UInt8]) -> Bool {
        for case .failure(let error) in SessionReader.read(line) {
            var shown = "\(error) \(String(reflecting: error))"
            dump(error, to: &shown)
            if shown.contains(text) { return false }
        }
        return true
    }
}
