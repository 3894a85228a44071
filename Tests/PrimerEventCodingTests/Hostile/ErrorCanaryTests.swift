import PrimerEvents
import SessionSupport
import Testing

@testable import PrimerEventCoding

/// Errors name places and kinds, never what stands there.
@Suite("Errors and values")
struct ErrorCanaryTests {
    /// Each way in which one value of `json` is replaced by something of another kind that holds the canary.
    static func replacements(in json: JSONValue) -> [JSONValue] {
        let canaries: [JSONValue] = ["CANARY", ["CANARY"], ["CANARY": "CANARY"]]
        var results = canaries.filter { $0.kind != json.kind }
        switch json {
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                for replacement in replacements(in: element) {
                    var changed = elements
                    changed[index] = replacement
                    results.append(.array(changed))
                }
            }
        case .object(let object):
            for member in object.members {
                for replacement in replacements(in: member.value) {
                    var changed = object
                    changed[member.name] = replacement
                    results.append(.object(changed))
                }
                var changed = object
                changed[member.name] = nil
                changed["CANARY"] = "CANARY"
                results.append(.object(changed))
            }
        case .null, .bool, .integer, .decimal, .string: break
        }
        return results
    }

    @Test("No error shows a value or an unknown name, whatever value of whatever line is replaced")
    func canaries() throws {
        var errors = 0
        for bytes in try Sessions.allBytes().split(separator: UInt8(ascii: "\n")) {
            for replaced in Self.replacements(in: try JSONValue(parsing: bytes)) {
                do throws(EventDecodingError) {
                    _ = try SessionLine(replaced)
                } catch {
                    errors += 1
                    var shown = error.description + String(reflecting: error)
                    dump(error, to: &shown)
                    #expect(!shown.contains("CANARY"))
                }
            }
        }
        // Most replacements are errors; were there none, nothing would have been looked at.
        #expect(errors > 2_000)
    }
}
