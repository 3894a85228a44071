import PrimerEventCoding
import PrimerEvents
import Testing

@Suite("Limits")
struct CodingLimitsTests {
    @Test("The defaults are the documented ones")
    func defaults() {
        #expect(CodingLimits.default.bytesPerLine == 1_048_576)
        #expect(CodingLimits.default.nestingDepth == 64)
        #expect(CodingLimits.default.itemsPerCollection == 10_000)
        #expect(CodingLimits.default.itemsInTotal == 50_000)
    }

    @Test("What is out of range becomes the nearest value in range")
    func clamped() {
        let least = CodingLimits(
            bytesPerLine: .min, nestingDepth: -1, itemsPerCollection: 0, itemsInTotal: .min)
        #expect(
            least == CodingLimits(bytesPerLine: 1, nestingDepth: 1, itemsPerCollection: 1, itemsInTotal: 1))
        let most = CodingLimits(
            bytesPerLine: .max, nestingDepth: .max, itemsPerCollection: .max, itemsInTotal: .max)
        #expect(most.bytesPerLine == CodingLimits.longestLine)
        #expect(most.nestingDepth == CodingLimits.deepestNesting)
    }

    static let tooMuch: [(text: String, limit: ExceededLimit)] = [
        ("[[[[1]]]]", .nestingDepth(3)),
        (#"{"a":{"a":{"a":{}}}}"#, .nestingDepth(3)),
        ("[1,2,3,4,5]", .itemsPerCollection(4)),
        (#"{"a":1,"b":2,"c":3,"d":4,"e":5}"#, .itemsPerCollection(4)),
        (#"{"a":1,"a":2,"a":3,"a":4,"a":5}"#, .itemsPerCollection(4)),
        ("[[1,2,3],[1,2,3],1]", .itemsInTotal(8)),
        ("\"0123456789012345678901234567890123456789\"", .bytesPerLine(40)),
    ]

    @Test("One more than a limit allows is an error that names it", arguments: tooMuch)
    func exceeded(text: String, limit: ExceededLimit) throws {
        let limits = CodingLimits(bytesPerLine: 40, nestingDepth: 3, itemsPerCollection: 4, itemsInTotal: 8)
        let error = try #require(throws: JSONParsingError.self) { try JSONValue(parsing: text.utf8, limits: limits) }
        #expect(error.reason == .exceeds(limit))
    }

    @Test(
        "As much as a limit allows is read",
        arguments: ["[[[1]]]", "[1,2,3,4]", "[[1,2,3],[1,2,3]]", "\"01234567890123456789012345678901234567\""])
    func allowed(text: String) throws {
        let limits = CodingLimits(bytesPerLine: 40, nestingDepth: 3, itemsPerCollection: 4, itemsInTotal: 8)
        _ = try JSONValue(parsing: text.utf8, limits: limits)
    }

    @Test("100,000 levels are an error on a stack of 512 KB", arguments: ["[", "{\"a\":", "[{\"a\":"])
    func deep(opening: String) async throws {
        let text = Array(String(repeating: opening, count: 100_000).utf8)
        let reason = await onSmallStack {
            do throws(JSONParsingError) {
                _ = try JSONValue(parsing: text, limits: CodingLimits(nestingDepth: .max))
                return JSONParsingError.Reason?.none
            } catch { return error.reason }
        }
        #expect(reason == .exceeds(.nestingDepth(CodingLimits.deepestNesting)))
    }

    @Test("The deepest value is made, compared, hashed and freed on a stack of 512 KB")
    func deepest() async throws {
        let levels = CodingLimits.deepestNesting / 2
        let text = Array(
            (String(repeating: "[{\"a\":", count: levels) + "1" + String(repeating: "}]", count: levels)).utf8)
        let limits = CodingLimits(nestingDepth: .max)
        let areEqual = await onSmallStack {
            guard let one = try? JSONValue(parsing: text, limits: limits),
                let other = try? JSONValue(parsing: text, limits: limits)
            else { return false }
            return one == other && one.hashValue == other.hashValue
        }
        #expect(areEqual)
    }
}
