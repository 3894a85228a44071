import PrimerEventCoding
import PrimerEvents
import Testing

@testable import PrimerWebBridge

/// The page script as a text; what it does is checked in a browser, by the example web-bridge.
struct PageScriptTests {
    private static let script = PageScript.function

    /// What the script was given.
    private static func configuration(
        _ held: Set<HeldEvent> = [], _ limits: CodingLimits = .default
    ) throws -> JSONValue {
        let source = PageScript.source(holding: held, limits: limits)
        let argument = try #require(source.components(after: Self.script))
        try #require(argument.hasPrefix("(") && argument.hasSuffix(")"))
        return try JSONValue(parsing: argument.dropFirst().dropLast().utf8)
    }

    @Test func `the script is smaller than 6 KB`() {
        #expect(Self.script.utf8.count < 6000)
        #expect(Self.script.utf8.count > 1000)
    }

    @Test(arguments: [
        "eval", "Function(", "innerHTML", "outerHTML", "insertAdjacent", "document.write", "setTimeout(\"", ".onclick",
        "setAttribute", "import(", "importScripts", "XMLHttpRequest", "fetch(", "localStorage", "cookie", "</", "<!--",
        "`,",
        "?<", "??=", ".at(", "hasOwn", "structuredClone", "randomUUID",
    ])
    func `it has nothing that a content security policy forbids or that Safari 15 does not know`(construct: String) {
        #expect(!Self.script.contains(construct))
    }

    @Test func `it is ASCII, so its bytes mean the same in every encoding`() {
        #expect(Self.script.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    }

    @Test func `it is given every name of the catalogue, today's and former`() throws {
        let names = try Self.configuration()["names"]?.arrayValue?.compactMap(\.stringValue) ?? []
        let known = PrimerEventCatalogue.entries.filter { $0.detailType != UnknownEvent.self }
        #expect(Set(names) == Set(known.flatMap { [$0.name] + $0.formerNames }))
        #expect(Set(names).count == names.count)
    }

    @Test func `it is told beforehand what it holds`() throws {
        #expect(try Self.configuration()["hold"] == [])
        #expect(try Self.configuration([.paymentStart])["hold"] == ["primer:payment-start"])
        #expect(
            try Self.configuration(Set(HeldEvent.allCases))["hold"] == [
                "primer:payment-start", "primer:shipping-address-change", "primer:shipping-option-change",
            ])
    }

    @Test func `by default payments are held`() throws {
        let bridge = WebCheckoutBridge(allowing: [])
        #expect(bridge.heldEvents == [.paymentStart])
        #expect(bridge.pageScript == PageScript.source(holding: [.paymentStart], limits: .default))
    }

    @Test(arguments: [CodingLimits.default, CodingLimits(bytesPerLine: 1 << 16), CodingLimits(itemsInTotal: 500)])
    func `what it writes is within the limits`(limits: CodingLimits) throws {
        let configuration = try Self.configuration([], limits)
        let items = try #require(configuration["items"]?.integerValue)
        let room = try #require(configuration["room"]?.integerValue)
        let depth = try #require(configuration["depth"]?.integerValue)
        #expect(items >= 1 && items < limits.itemsPerCollection && items < limits.itemsInTotal)
        #expect(items * 32 + room * 6 <= limits.bytesPerLine)
        #expect(depth < limits.nestingDepth)
    }
}

extension String {
    /// What follows a beginning; `nil` if the text begins otherwise.
    fileprivate func components(after beginning: String) -> Substring? {
        hasPrefix(beginning) ? dropFirst(beginning.count) : nil
    }
}
