import PrimerEvents
import Testing

struct JSONObjectTests {
    @Test func `members keep the order in which they were written`() {
        let object: JSONObject = ["z": 1, "a": 2, "m": 3]
        #expect(object.members.map(\.name) == ["z", "a", "m"])
    }

    @Test func `objects with the same members in another order are equal and hash alike`() {
        let one: JSONObject = ["a": 1, "b": [1, 2]]
        let other: JSONObject = ["b": [1, 2], "a": 1]
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
    }

    @Test func `objects nested in other order are equal`() {
        let one: JSONValue = ["outer": ["a": 1, "b": 2]]
        let other: JSONValue = ["outer": ["b": 2, "a": 1]]
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
    }

    @Test func `deep objects that differ at the bottom are told apart at once`() {
        func nested(_ bottom: JSONValue) -> JSONValue {
            (0..<200).reduce(bottom) { inner, _ in ["a": 1, "b": inner] }
        }
        #expect(nested(1) != nested(2))
        #expect(nested(1) == nested(1))
    }

    @Test func `a member that is null is not a member that is absent`() {
        let null: JSONObject = ["a": nil]
        #expect(null != [:])
        #expect(null["a"] == .some(.null))
        #expect(null["b"] == nil)
    }

    @Test func `of two members with one name the last counts, at the place of the first`() {
        let object = JSONObject([("a", 1), ("b", 2), ("a", 3)])
        #expect(object.members.map(\.name) == ["a", "b"])
        #expect(object["a"] == 3)
        #expect(object == ["a": 3, "b": 2])
    }

    @Test func `names that look alike but are written with other characters are two members`() {
        let object = JSONObject([("\u{E9}", 1), ("e\u{301}", 2)])
        #expect(object.count == 2)
        #expect(object["\u{E9}"] == 1)
        #expect(object["e\u{301}"] == 2)
        #expect(object != JSONObject([("\u{E9}", 2), ("e\u{301}", 1)]))
    }

    @Test func `setting a value replaces, appends or removes`() {
        var object: JSONObject = ["a": 1, "b": 2]
        object["a"] = 3
        object["c"] = 4
        object["b"] = nil as JSONValue?
        object["d"] = nil as JSONValue?
        #expect(object.members.map(\.name) == ["a", "c"])
        #expect(object == ["a": 3, "c": 4])
    }

    @Test func `what an open record keeps are the members without a field, in order`() {
        let object: JSONObject = ["x": 1, "code": "C", "y": 2, "message": "M"]
        #expect(object.members(except: ["code", "message"]).members.map(\.name) == ["x", "y"])
    }

    @Test func `many members under one name are taken in without trouble`() {
        let members = (0..<20_000).map { (name: "n\($0 % 10_000)", value: JSONValue.integer(Int64($0))) }
        let object = JSONObject(members)
        #expect(object.count == 10_000)
        #expect(object.members.last?.value == 19_999)
    }
}
