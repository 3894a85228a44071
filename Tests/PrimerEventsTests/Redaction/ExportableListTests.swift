import PrimerEvents
import Testing

/// Every stored property is listed in `exportable`: private by decision, never by oversight.
struct ExportableListTests {
    /// Properties that have another name on the wire.
    static let namesOnTheWire = ["statedDiagnosticsId": "diagnosticsId"]

    /// Structs around one optional value whose fields are on the wire the fields of the detail.
    static let wrapped = ["StateChange": "state", "CardNetworkChange": "networks"]

    static func structs() throws -> [SourceStruct] {
        try Repository.swiftFiles(below: "Sources/PrimerEvents").flatMap {
            SourceStruct.all(in: try Repository.text(at: $0))
        }
    }

    static func tables() throws -> [String: [String]] {
        try Repository.swiftFiles(below: "Sources/PrimerEvents").reduce(into: [:]) { tables, file in
            tables.merge(SourceStruct.tables(in: try Repository.text(at: file))) { first, second in first + second }
        }
    }

    @Test func `every stored property is listed once, in a table or in order by hand`() throws {
        let tables = try Self.tables()
        #expect(tables.count > 30)
        for type in try Self.structs() where Self.wrapped[type.name] == nil {
            if let table = tables[type.name] {
                #expect(table.sorted() == type.storedProperties.sorted(), "\(type.name)")
                #expect(type.exportedFields == [], "\(type.name)")
            } else {
                #expect(type.exportedFields == type.storedProperties, "\(type.name)")
            }
        }
    }

    @Test func `a struct around one value exports what that value exports`() throws {
        let structs = try Self.structs()
        for (name, property) in Self.wrapped {
            let type = try #require(structs.first { $0.name == name })
            #expect(type.storedProperties == [property])
        }
        let networks = CardNetworkChange.Networks(isLoading: true)
        #expect(CardNetworkChange(networks: networks).exportable == networks.exportable)
        #expect(CardNetworkChange(networks: nil).exportable == [])
        let state = StateChange.State(isLoading: true)
        #expect(StateChange(state: state).exportable == state.exportable)
        #expect(StateChange(state: nil).exportable == [])
    }

    @Test func `every event of the catalogue and every payload was found in the sources`() throws {
        let names = Set(try Self.structs().map(\.name))
        for entry in PrimerEventCatalogue.entries {
            #expect(names.contains("\(entry.detailType)"), "\(entry.detailType)")
        }
        let payloads = try Repository.swiftFiles(below: "Sources/PrimerEvents/Payloads")
            .filter { try Repository.text(at: $0).contains("exportable: ExportableFields") }
            .compactMap { $0.split(separator: "/").last?.dropLast(".swift".count) }
        #expect(payloads.count > 10)
        for payload in payloads where payload != "VaultedInstrumentData" { #expect(names.contains(String(payload))) }
    }

    @Test func `every field is given a canary`() throws {
        let canaries = try ["CanaryPayloads", "CanaryEvents"]
            .map { try Repository.text(at: "Tests/Support/Canaries/\($0).swift") }
            .joined()
        for type in try Self.structs() {
            let fields = Set(type.storedProperties.map { Self.namesOnTheWire[$0] ?? $0 })
            #expect(fields.subtracting(type.argumentLabels(in: canaries)).isEmpty, "\(type.name)")
        }
    }

    @Test func `a property that is not listed is noticed`() {
        let source = """
            public struct Example: Redacted, Hashable {
                /// var comment: String
                public var listed: String
                public private(set) var forgotten: [String]
                let alsoForgotten = 1
                public static let eventType = "example"
                public var computed: Bool { listed.isEmpty }
                private var answers = Answering<Int>()
                public init(listed: String) {
                    let local = listed
                }
                public var exportable: ExportableFields { [.shown("listed", listed), .withheld("other")] }
            }
            """
        let found = SourceStruct.all(in: source)
        #expect(found.map(\.name) == ["Example"])
        #expect(found.first?.storedProperties == ["listed", "forgotten", "alsoForgotten"])
        #expect(found.first?.exportedFields == ["listed", "other"])
    }

    @Test func `a table is found with its properties`() {
        let source = """
            public struct Example: Redacted {}

            extension Outer.Example: RecordedValue {
                package static let record = Record(
                    Example(), extras: \\.extras,
                    Field("id", \\.statedId, .shown),
                    .flag("isNew", \\.isNew, .withheld))
            }

            extension Other: Hashable {
                static let path = \\.id
            }
            """
        #expect(SourceStruct.tables(in: source) == ["Example": ["extras", "statedId", "isNew"]])
    }
}
