import PrimerEvents
import SessionSupport
import Testing

@testable import PrimerEventCoding

/// A line that is read in one pass is the line of its tree.
@Suite("Lines in one pass")
struct OnePassTests {
    /// The event that one pass gives; `nil` where it leaves the line to the tree.
    private func onePass(_ bytes: [UInt8], limits: CodingLimits = .default) -> SessionEvent? {
        bytes.withUnsafeBufferPointer { try? SessionEvent(inOnePass: $0, limits: limits) }
    }

    private func tree(_ bytes: [UInt8], limits: CodingLimits = .default) -> SessionLine? {
        (try? JSONValue(parsing: bytes, limits: limits)).flatMap { try? SessionLine($0) }
    }

    /// Whether one pass reads the line; if it does, as the tree does.
    private func agree(_ bytes: [UInt8], limits: CodingLimits = .default, _ note: Comment? = nil) -> Bool {
        guard let event = onePass(bytes, limits: limits) else { return false }
        #expect(tree(bytes, limits: limits) == .event(event), note)
        return true
    }

    @Test("Recorded lines are the same, and most are read in one pass")
    func recorded() throws {
        let lines = try Sessions.allBytes().split(separator: UInt8(ascii: "\n")).map(Array.init)
        let read = lines.count { agree($0) }
        #expect(read > lines.count / 2)
    }

    @Test("Random details are the same", arguments: RandomDetails.byName.keys.sorted())
    func random(name: String) throws {
        let make = try #require(RandomDetails.byName[name])
        var read = 0
        for seed in 1...50 as ClosedRange<UInt64> {
            var values = RandomValues(seed: seed)
            let event = SessionEvent(
                seq: 1, event: DecodedEvent(make(&values), timeStamp: 1.5), checkout: nil, path: ["a"])
            if agree(SessionLine.event(event).bytes, "seed \(seed)") { read += 1 }
        }
        #expect(read > 0)
    }

    @Test("Members in another order are the same")
    func shuffled() throws {
        for bytes in try Sessions.allBytes().split(separator: UInt8(ascii: "\n")) {
            _ = agree(Self.reversed(try JSONValue(parsing: bytes)).bytes)
        }
        let start =
            #"{"seq":1,"type":"primer:payment-start","detail":{"timestamp":5,"paymentMethodType":"P"},"path":[],"#
            + #""cancelable":true,"composed":true,"bubbles":true}"#
        #expect(agree(Array(start.utf8)))
    }

    private static func reversed(_ json: JSONValue) -> JSONValue {
        switch json {
        case .object(let object): .object(JSONObject(object.members.reversed().map { ($0.name, reversed($0.value)) }))
        case .array(let elements): .array(elements.map(reversed))
        case .null, .bool, .integer, .decimal, .string: json
        }
    }

    @Test("A line that is not valid is not read in one pass either")
    func invalid() {
        let lines =
            HostileLine.texts + HostileLine.lines + HostileLine.lifecycle + HostileLine.payment
            + HostileLine.cardAndVault + HostileLine.formerShapes
        for line in lines { #expect(onePass(line.bytes) == nil, "\(line.error)") }
    }

    @Test("Any value replaced, by one of another kind, is the same or left to the tree")
    func replaced() throws {
        for bytes in try Sessions.allBytes().split(separator: UInt8(ascii: "\n")) {
            for json in ErrorCanaryTests.replacements(in: try JSONValue(parsing: bytes)) { _ = agree(json.bytes) }
        }
    }

    @Test(
        "A member that is there twice, a name with an escape and a former name are left to the tree",
        arguments: [
            #""detail":{"loading":false,"loading":true}"#, #""detail":{"lo\u0061ding":true}"#,
            #""detail":{"loading":true},"detail":{"loading":true}"#,
        ])
    func leftToTree(detail: String) {
        let line =
            #"{"seq":1,"type":"primer:bin-data-loading-change",\#(detail),"bubbles":true,"composed":true,"#
            + #""cancelable":false,"path":[]}"#
        #expect(onePass(Array(line.utf8)) == nil)
        #expect(tree(Array(line.utf8)) != nil)
    }

    @Test("What limits refuse is not read", arguments: 1...6)
    func limits(depth: Int) throws {
        for bytes in try Sessions.allBytes().split(separator: UInt8(ascii: "\n")).map(Array.init) {
            _ = agree(bytes, limits: CodingLimits(nestingDepth: depth))
            for items in [2, 5, 9, 12] {
                _ = agree(bytes, limits: CodingLimits(itemsPerCollection: items))
                _ = agree(bytes, limits: CodingLimits(itemsInTotal: items * 2))
            }
            #expect(onePass(bytes, limits: CodingLimits(bytesPerLine: bytes.count - 1)) == nil)
        }
    }
}
