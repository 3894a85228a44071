import PrimerEventListeners
import Testing

@testable import PrimerEventAnalytics

/// A call comes back from its line of JSON as it went.
struct TrackCallKeepingTests {
    private static let texts = [
        "", "a\"b\\c/", "\n\r\u{0}\u{1f}\u{7f}", "\u{2028}\u{85}", "e\u{301}\u{1F600}", "call 1 {}", "\"}\n00000000 x",
    ]

    @Test(arguments: texts) func `any text comes back, and no line end stands in the line`(text: String) throws {
        let call = TrackCall(
            id: text, name: text, sequence: 1, time: text, isOutcome: false,
            properties: [ExportedField(text, .string(text)), ExportedField("list", .list([.string(text)]))])
        let json = try #require(call.keptBytes)
        #expect(!json.contains(0x0A))
        #expect(TrackCall(keptBytes: json) == call)
    }

    @Test(arguments: [Int64.min, -1, 0, 1, Int64.max]) func `a whole number comes back exactly`(value: Int64) throws {
        let call = TrackCall(
            id: "i", name: "n", sequence: value, time: "t", isOutcome: true,
            properties: [ExportedField("amount", .integer(value))])
        #expect(TrackCall(keptBytes: try #require(call.keptBytes)) == call)
    }

    @Test func `every kind of property comes back in order`() throws {
        let record: [ExportedField] = [ExportedField("b", .bool(true)), ExportedField("a", .list([]))]
        let properties: [ExportedField] = [
            ExportedField("z", .record(record)), ExportedField("y", .list([.integer(1), .record([])])),
            ExportedField("x", .bool(false)),
        ]
        let call = Calls.call(1, isOutcome: true, properties: properties)
        #expect(TrackCall(keptBytes: try #require(call.keptBytes)) == call)
    }

    @Test func `members that nobody knows are passed over, at every level`() throws {
        let json = #"""
            {"new":[1.5,null,{"deep":{}}],"id":"i","name":"n","sequence":2,"time":"t","isOutcome":true,
            "properties":{"a":"b","later":1.5,"list":[1,null,2]}}
            """#
        let call = try #require(TrackCall(keptBytes: Array(json.utf8)))
        #expect(call.id == "i")
        #expect(
            call.properties == [
                ExportedField("a", .string("b")), ExportedField("list", .list([.integer(1), .integer(2)])),
            ])
    }

    @Test(arguments: ["id", "name", "sequence", "time", "isOutcome", "properties"])
    func `a line without one of its members is no call`(member: String) throws {
        let json = #"{"id":"i","name":"n","sequence":2,"time":"t","isOutcome":true,"properties":{}}"#
        #expect(TrackCall(keptBytes: Array(json.utf8)) != nil)
        let without = json.replacing("\"\(member)\"", with: "\"other\"")
        #expect(TrackCall(keptBytes: Array(without.utf8)) == nil)
    }

    @Test(arguments: ["", "null", "[]", "{}", "{", "\u{0}", #"{"id":1}"#]) func `other text is no call`(text: String) {
        #expect(TrackCall(keptBytes: Array(text.utf8)) == nil)
    }

    @Test(arguments: [(32, true), (33, false), (10_000, false)])
    func `a property nests 32 levels deep and no deeper`(levels: Int, isTaken: Bool) {
        var value = ExportedValue.integer(1)
        for level in 0..<levels { value = level % 2 == 0 ? .list([value]) : .record([ExportedField("r", value)]) }
        let json = Calls.call(1, properties: [ExportedField("deep", value)]).keptBytes
        #expect((json != nil) == isTaken)
        if let json { #expect(TrackCall(keptBytes: json) != nil) }
    }
}
