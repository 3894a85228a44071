import PrimerEvents
import Testing

struct JSONValueTests {
    @Test func `a bool is not a number`() {
        #expect(JSONValue.bool(true) != .integer(1))
        #expect(JSONValue.bool(false) != .integer(0))
    }

    @Test func `a number is not its text`() { #expect(JSONValue.integer(1) != .string("1")) }

    @Test func `integers are exact to 64 bits`() {
        #expect(JSONValue.integer(.max).integerValue == 9_223_372_036_854_775_807)
        #expect(JSONValue.integer(9_007_199_254_740_993) != .integer(9_007_199_254_740_992))
    }

    @Test func `a decimal stays as it was written`() {
        #expect(JSONValue.decimal(literal: "9.990") != .decimal(literal: "9.99"))
        #expect(JSONValue.decimal(literal: "1e400").integerValue == nil)
    }

    @Test func `the order of an array counts`() {
        let array: JSONValue = [1, 2]
        #expect(array != [2, 1])
    }

    @Test(
        arguments: [
            (nil, .null), (true, .bool), (1, .number), (.decimal(literal: "1.5"), .number), ("a", .string),
            ([1], .array),
            (["a": 1], .object),
        ] as [(JSONValue, JSONValue.Kind)])
    func `a value knows its kind and reads as that kind only`(_ value: JSONValue, _ kind: JSONValue.Kind) {
        #expect(value.kind == kind)
        #expect((value.boolValue != nil) == (kind == .bool))
        #expect((value.stringValue != nil) == (kind == .string))
        #expect((value.arrayValue != nil) == (kind == .array))
        #expect((value.objectValue != nil) == (kind == .object))
        #expect((value.integerValue != nil) == (value == 1))
    }

    @Test func `a value prints its kind and size, never what it holds`() {
        let value: JSONValue = ["email": "shopper@example.com", "list": [1, 2, 3]]
        #expect("\(value)" == "object(2)")
        #expect("\(value.objectValue?["list"] ?? nil)" == "array(3)")
        #expect("\(JSONValue.string("secret")) \(JSONValue.integer(42))" == "string number")
    }
}
