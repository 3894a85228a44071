import PrimerEvents
import PrimerEventsTesting

/// Random field values that the same seed brings back; every second optional one is there.
struct RandomValues {
    var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func bool() -> Bool { Bool.random(using: &random) }

    mutating func integer() -> Int64 { Int64.random(in: Int64.min...Int64.max, using: &random) &>> (8 * below(8)) }

    mutating func below(_ count: Int) -> Int64 { Int64(Int.random(in: 0..<count, using: &random)) }

    /// Text with what JSON has to escape, or could take for something else.
    mutating func text() -> String {
        let parts = [
            "a", "0", "\"", "\\", "/", "\u{0}", "\u{1f}", "\n", "\r\n", "\t", "\u{8}", "\u{c}", "\u{7f}", "\u{85}",
            "\u{2028}", "\u{e9}", "e\u{301}", "\u{1f600}", "\u{10ffff}", "</script>", "null", " ",
        ]
        return list(upTo: 6) { parts[Int($0.below(parts.count))] }.joined()
    }

    mutating func open<Value: OpenValue>(_ type: Value.Type = Value.self) -> Value { Value(rawValue: text()) }

    mutating func time() -> UnixSeconds { UnixSeconds(seconds: integer()) }

    mutating func amount() -> MinorUnits { MinorUnits(integer()) }

    mutating func maybe<Value>(_ make: (inout RandomValues) -> Value) -> Value? { bool() ? make(&self) : nil }

    mutating func list<Value>(upTo count: Int, _ make: (inout RandomValues) -> Value) -> [Value] {
        (0..<below(count)).map { _ in make(&self) }
    }

    // MARK: - Open records

    mutating func json(levels: Int = 3) -> JSONValue {
        switch below(levels > 0 ? 7 : 5) {
        case 0: .null
        case 1: .bool(bool())
        case 2: .integer(integer())
        case 3: .decimal(literal: ["9.99", "1e400", "-0", "0.10", "18446744073709551616", "1E+2"][Int(below(6))])
        case 4: .string(text())
        case 5: .array(list(upTo: 4) { $0.json(levels: levels - 1) })
        default: .object(object(levels: levels - 1))
        }
    }

    /// Members whose names no record of the catalogue has.
    mutating func object(levels: Int = 2) -> JSONObject {
        JSONObject(list(upTo: 4) { (name: "x" + $0.text(), value: $0.json(levels: levels)) })
    }
}
