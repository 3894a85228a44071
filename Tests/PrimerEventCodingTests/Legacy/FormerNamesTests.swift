import PrimerEvents
import SessionSupport
import Testing

@testable import PrimerEventCoding

@Suite struct FormerNamesTests {
    /// Each name that an event had, and the name that it has.
    static let names = PrimerEventCatalogue.entries.flatMap { entry in
        entry.formerNames.map { (former: $0, today: entry.name) }
    }

    static let details: [String: JSONValue] = [
        "primer:state-change": ["isLoading": true, "isProcessing": false, "isSuccessful": false],
        "primer:methods-update": [],
        "primer:payment-success": ["payment": [:], "timestamp": 5],
        "primer:payment-failure": ["error": ["code": "X", "message": "m"], "timestamp": 5],
        "primer:vault-methods-update": ["vaultedPayments": [], "timestamp": 5],
        "primer:vault-selection-change": ["paymentMethodId": nil, "timestamp": 5],
        "primer:card-success": ["result": [:]],
        "primer:card-error": ["errors": []],
    ]

    @Test(arguments: names)
    func `a former name is read as the event that has it now, and is written under today's`(
        formerName: String, name: String
    ) throws {
        let read = try DecodedEvent(formerName, detail: Self.details[name])
        #expect(read.type == name)
        #expect(read.formerName == formerName)
        let today = try DecodedEvent(name, detail: Self.details[name])
        #expect(today.formerName == nil)
        #expect(read == today)
        #expect(read.hashValue == today.hashValue)
        let line = SessionLine.event(SessionEvent(seq: 1, event: read, checkout: nil, path: []))
        #expect(line.json.objectValue?["type"] == .string(name))
    }

    @Test func `every detail of today's sessions has today's shape already`() throws {
        for line in try Sessions.allBytes().split(separator: UInt8(ascii: "\n")) {
            let members = try #require(JSONValue(parsing: line).objectValue)
            guard let name = members["type"]?.stringValue else { continue }
            let type = EventDecoder.types.first { $0.eventType == name } as? any FormerlyShaped.Type
            #expect(type?.inTodaysShape(members["detail"], formerName: nil) == type.flatMap { _ in members["detail"] })
        }
    }
}
