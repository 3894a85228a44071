import PrimerEventCoding
import PrimerEvents
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
    @Test(
        "A value is written as JSON.stringify writes it",
        arguments: [
            (nil, "null"), (true, "true"), (false, "false"), (0, "0"), (-5, "-5"),
            (.integer(.max), "9223372036854775807"), (.integer(.min), "-9223372036854775808"),
            (.decimal(literal: "9.990"), "9.990"), (.decimal(literal: "-1E+400"), "-1E+400"),
            ("", #""""#), ([], "[]"), ([1, [], "a"], #"[1,[],"a"]"#), ([:], "{}"),
            (["b": 1, "a": [nil, ["c": [:]]]], #"{"b":1,"a":[null,{"c":{}}]}"#),
            (["\"\n": 1], #"{"\"\n":1}"#),
        ] as [(JSONValue, String)])
    func text(value: JSONValue, text: String) { #expect(value.text == text) }

    @Test(
        "A string escapes quotes, backslashes and control characters, and nothing else",
        arguments: [
            ("\"\\/", #""\"\\/""#), ("\u{8}\t\n\u{c}\r", #""\b\t\n\f\r""#),
            ("\u{0}\u{b}\u{1f}", #""\u0000\u000b\u001f""#), ("\u{7f}\u{85}\u{2028}", "\"\u{7f}\u{85}\u{2028}\""),
            ("e\u{301}\u{1f600}", "\"e\u{301}\u{1f600}\""),
        ])
    func string(value: String, text: String) {
        #expect(Array(JSONValue.string(value).text.utf8) == Array(text.utf8))
    }

    @Test(
        "A decimal that is no number is null: it cannot break the text",
        arguments: [
            "", "-", "NaN", "Infinity", "1,\"x\":2", "1 ", " 1", "01", "1.", "1e", "+1", "0x1", "1\n", "\u{661}",
        ])
    func noNumber(literal: String) {
        #expect(JSONValue.object(["a": .decimal(literal: literal)]).text == #"{"a":null}"#)
    }

    @Test("A value too deep to be read is written without taking stack")
    func deep() {
        // Each level is an object and an array: deeper, freeing the value itself would take the stack.
        var value: JSONValue = 1
        for _ in 0..<2_000 { value = ["a": [value]] }
        let text = value.text
        #expect(text.hasPrefix(#"{"a":[{"a":["#))
        #expect(text.utf8.count == 2_000 * 8 + 1)
    }

    @Test(
        "A random value that is written and read is the same, member for member",
        arguments: 1...200 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var values = RandomValues(seed: seed)
        let value = values.json(levels: 6)
        let parsed = try JSONValue(parsing: value.bytes)
        #expect(parsed == value)
        #expect(parsed.bytes == value.bytes)
    }
}
