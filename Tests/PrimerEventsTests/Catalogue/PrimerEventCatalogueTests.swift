import PrimerEvents
import Testing

struct PrimerEventCatalogueTests {
    /// A row of the fixture, or an entry of the table written the same way.
    struct Row: Hashable {
        var name: String
        var cancelable: Bool
        var direction: String
    }

    static func fixture() throws -> [Row] {
        try Repository.text(at: "Tests/PrimerEventsTests/Fixtures/catalogue.txt")
            .split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { line in
                let columns = line.split(separator: " ").map(String.init)
                try #require(columns.count == 3 && ["yes", "no"].contains(columns[1]), "\(line)")
                return Row(name: columns[0], cancelable: columns[1] == "yes", direction: columns[2])
            }
    }

    static var table: [Row] {
        PrimerEventCatalogue.entries.map {
            Row(name: $0.name, cancelable: $0.cancelable, direction: $0.direction.rawValue)
        }
    }

    @Test func `every entry of the table stands in the fixture`() throws {
        let fixture = try Set(Self.fixture())
        for row in Self.table { #expect(fixture.contains(row), "\(row)") }
    }

    @Test func `every row of the fixture stands in the table`() throws {
        let table = Set(Self.table)
        for row in try Self.fixture() { #expect(table.contains(row), "\(row)") }
    }

    @Test func `the table has 25 entries, each name and each type once`() throws {
        #expect(PrimerEventCatalogue.entries.count == 25)
        #expect(Set(PrimerEventCatalogue.entries.map(\.name)).count == 25)
        #expect(Set(PrimerEventCatalogue.entries.map { ObjectIdentifier($0.detailType) }).count == 25)
        #expect(try Self.fixture().count == 25)
    }

    @Test(arguments: PrimerEventCatalogue.entries)
    func `an entry says what its type says`(_ entry: PrimerEventCatalogue.Entry) {
        #expect(entry.name == entry.detailType.eventType)
        #expect(entry.cancelable == entry.detailType.cancelable)
        #expect(entry.direction == entry.detailType.direction)
    }

    @Test(arguments: PrimerEventCatalogue.entries)
    func `every event bubbles and is composed`(_ entry: PrimerEventCatalogue.Entry) {
        #expect(entry.detailType.bubbles == true)
        #expect(entry.detailType.composed == true)
    }

    @Test func `exactly three events are cancelable, and they are the answered ones`() {
        let three = ["primer:payment-start", "primer:shipping-address-change", "primer:shipping-option-change"]
        #expect(PrimerEventCatalogue.entries.filter(\.cancelable).map(\.name) == three)
        #expect(PrimerEventCatalogue.entries.filter { $0.direction == .answered }.map(\.name) == three)
    }

    @Test func `a name that arrives as text finds its type`() throws {
        let entry = try #require(PrimerEventCatalogue.entry(named: "primer:payment-success"))
        #expect(ObjectIdentifier(entry.detailType) == ObjectIdentifier(PaymentSuccess.self))
    }

    /// By hand: each name that an event had, and the name that it has.
    static let formerNames = [
        ("primer-checkout-initialized", "primer:ready"),
        ("primer-state-changed", "primer:state-change"),
        ("primer-payment-methods-updated", "primer:methods-update"),
        ("primer:payment-methods-updated", "primer:methods-update"),
        ("primer-oncheckout-complete", "primer:payment-success"),
        ("primer-oncheckout-failure", "primer:payment-failure"),
        ("primer:vault:methods-update", "primer:vault-methods-update"),
        ("primer:vault:selection-change", "primer:vault-selection-change"),
        ("primer-card-network-change", "primer:card-network-change"),
        ("primer-card-submit-success", "primer:card-success"),
        ("primer-card-submit-errors", "primer:card-error"),
    ]

    @Test func `the catalogue has these former names and no other`() {
        let inCatalogue = PrimerEventCatalogue.entries.flatMap { entry in entry.formerNames.map { [$0, entry.name] } }
        #expect(Set(inCatalogue) == Set(Self.formerNames.map { [$0.0, $0.1] }))
    }

    @Test(arguments: formerNames)
    func `a former name finds the event of today`(_ former: String, _ name: String) {
        #expect(PrimerEventCatalogue.entry(named: former)?.name == name)
    }

    @Test(arguments: ["primer:3ds-challenge", "primer:*", "", "PRIMER:READY", "primer:ready "])
    func `a name that the catalogue does not know finds nothing`(_ name: String) {
        #expect(PrimerEventCatalogue.entry(named: name) == nil)
    }
}
