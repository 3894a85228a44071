import PrimerEventCoding
import PrimerEvents
import Testing

@Suite("Parsing JSON")
struct JSONParserTests {
    static let values: [(text: String, value: JSONValue)] = [
        ("null", nil),
        ("true", true),
        (" \t\r\n false \n", false),
        ("0", 0),
        ("-1", -1),
        ("9223372036854775807", .integer(.max)),
        ("-9223372036854775808", .integer(.min)),
        ("9223372036854775808", .decimal(literal: "9223372036854775808")),
        ("-9223372036854775809", .decimal(literal: "-9223372036854775809")),
        ("-0", .decimal(literal: "-0")),
        ("9.99", .decimal(literal: "9.99")),
        ("1E+2", .decimal(literal: "1E+2")),
        ("1e400", .decimal(literal: "1e400")),
        ("\"\"", ""),
        ("\"\u{e9}\u{20ac}\u{1f600}\u{10ffff}\"", "\u{e9}\u{20ac}\u{1f600}\u{10ffff}"),
        (#""\"\\\/\b\f\n\r\t\u0041\u00e9""#, "\"\\/\u{8}\u{c}\n\r\tA\u{e9}"),
        (#""\ud83d\ude00""#, "\u{1f600}"),
        (#""\uD834\uDD1Ea""#, "\u{1d11e}a"),
        (#""\uDBFF\uDFFF""#, "\u{10ffff}"),
        (#""\u0000""#, "\0"),
        ("\"a\u{2028}b\u{7f}\"", "a\u{2028}b\u{7f}"),
        ("[]", []),
        ("[ ]", []),
        ("[1, [2], \"3\"]", [1, [2], "3"]),
        ("{}", [:]),
        (#"{ "b" : 1 , "a" : { "c" : null } }"#, ["b": 1, "a": ["c": nil]]),
        (#"{"\u0061": 1}"#, ["a": 1]),
    ]

    @Test("A text becomes its value", arguments: values)
    func value(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: text.utf8) == value)
    }

    static let errors: [(text: String, reason: JSONParsingError.Reason, offset: Int)] = [
        ("", .endsTooEarly, 0),
        ("  ", .endsTooEarly, 2),
        ("tru", .endsTooEarly, 3),
        ("truth", .unexpectedByte, 3),
        ("nil", .unexpectedByte, 1),
        ("NaN", .unexpectedByte, 0),
        ("+1", .unexpectedByte, 0),
        ("-", .endsTooEarly, 1),
        ("-a", .malformedNumber, 1),
        ("01", .malformedNumber, 2),
        ("-012", .malformedNumber, 4),
        (".5", .unexpectedByte, 0),
        ("1.", .endsTooEarly, 2),
        ("1.e3", .malformedNumber, 2),
        ("1e", .endsTooEarly, 2),
        ("1e+]", .malformedNumber, 3),
        ("0x10", .contentAfterValue, 1),
        ("1 2", .contentAfterValue, 2),
        ("\u{feff}1", .unexpectedByte, 0),
        ("'a'", .unexpectedByte, 0),
        ("\"a", .endsTooEarly, 2),
        ("\"a\\", .endsTooEarly, 3),
        ("\"a\\\"", .endsTooEarly, 4),
        ("\"\\x\"", .unknownEscape, 1),
        ("\"\\u00g0\"", .unknownEscape, 1),
        ("\"\\u004", .endsTooEarly, 6),
        ("\"\n\"", .controlCharacter, 1),
        ("\"\0\"", .controlCharacter, 1),
        ("\0", .unexpectedByte, 0),
        (#""\ud83d""#, .loneSurrogate, 1),
        (#""ab\ude00""#, .loneSurrogate, 3),
        (#""\ud83d\u0041""#, .loneSurrogate, 1),
        (#""\ud83d\ud83d\ude00""#, .loneSurrogate, 1),
        (#""\ud83dx""#, .loneSurrogate, 1),
        ("[1", .endsTooEarly, 2),
        ("[1,", .endsTooEarly, 3),
        ("[1,]", .unexpectedByte, 3),
        ("[,1]", .unexpectedByte, 1),
        ("[1 2]", .unexpectedByte, 3),
        ("[1}", .unexpectedByte, 2),
        ("{", .endsTooEarly, 1),
        ("{1:2}", .unexpectedByte, 1),
        (#"{"a"}"#, .unexpectedByte, 4),
        (#"{"a":}"#, .unexpectedByte, 5),
        (#"{"a":1,}"#, .unexpectedByte, 7),
        (#"{"a":1 "b":2}"#, .unexpectedByte, 7),
        (#"{"a":1]"#, .unexpectedByte, 6),
        ("// 1", .unexpectedByte, 0),
    ]

    @Test("A text that is no JSON is an error at its place", arguments: errors)
    func error(text: String, reason: JSONParsingError.Reason, offset: Int) {
        #expect(throws: JSONParsingError(reason, offset: offset)) { try JSONValue(parsing: text.utf8) }
    }

    static let malformedUTF8: [[UInt8]] = [
        [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x9F, 0x80], [0xE2, 0x82],
        [0xE2, 0x82, 0x41], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0x80, 0x80], [0xF0, 0x9F, 0x98],
        [0xF0, 0x9F, 0x98, 0x41], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ]

    @Test("A string that is no UTF-8 is an error at its first bad character", arguments: malformedUTF8)
    func invalidUTF8(bytes: [UInt8]) {
        let quote = UInt8(ascii: "\"")
        for text in [[quote, 0x61] + bytes + [quote], [quote, 0x61] + bytes] {
            #expect(throws: JSONParsingError(.invalidUTF8, offset: 2)) { try JSONValue(parsing: text) }
        }
    }

    @Test("Every prefix of a text is an error, none a trap")
    func truncated() throws {
        let text = Array(#"{"a":[1,-2.5e3,"\u00e9\ud83d\ude00€",true,null],"b":{"c":false}}"#.utf8)
        _ = try JSONValue(parsing: text)
        for length in text.indices {
            #expect(throws: JSONParsingError.self) { try JSONValue(parsing: text[..<length]) }
        }
    }

    @Test("Bytes that are not contiguous are read too")
    func notContiguous() throws {
        #expect(try JSONValue(parsing: Array("]2,1[".utf8).reversed()) == [1, 2])
    }

    // MARK: - Members

    @Test("Of members with one name the last counts, at the place of the first")
    func duplicates() throws {
        let object = try #require(JSONValue(parsing: #"{"a":1,"b":2,"a":3}"#.utf8).objectValue)
        #expect(object.members.map(\.name) == ["a", "b"])
        #expect(object["a"] == 3)
    }

    @Test("Members keep their order and are told apart, few or many, in ASCII or not", arguments: [1, 3, 17, 500])
    func members(count: Int) throws {
        let names = (0..<count).flatMap { ["n\($0)", "\u{e9}\($0)", "long member name number \($0)"] }
        let once = names.map { "\"\($0)\":0" }
        let again = names.enumerated().map { "\"\($1)\":\($0)" }
        let text = "{" + (once + again).joined(separator: ",") + "}"
        let object = try #require(JSONValue(parsing: text.utf8).objectValue)
        #expect(object.members.map(\.name) == names)
        #expect(object.members.map(\.value.integerValue) == names.indices.map { Int64($0) })
    }

    @Test("Names that are equal as Swift strings but not byte by byte are two members, as on the web")
    func equalNames() throws {
        let object = try #require(JSONValue(parsing: "{\"K\":1,\"\u{212A}\":2,\"a\":3}".utf8).objectValue)
        #expect(object.count == 3)
        #expect(object["K"] == 1)
        #expect(object["\u{212A}"] == 2)
    }
}
