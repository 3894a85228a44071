import Foundation
import PrimerEvents
import Testing

/// What follows from the record tables and the lines of the catalogue.
struct RecordTableTests {
    static let types = PrimerEventCatalogue.entries.compactMap { $0.detailType as? any CatalogueDetail.Type }

    /// To write the page anew: `WRITE_EVENTS_PAGE=1 swift test --filter RecordTableTests`.
    @Test func `the page of events and fields is that of the tables`() throws {
        let page = Repository.root.appendingPathComponent(CataloguePage.path)
        if ProcessInfo.processInfo.environment["WRITE_EVENTS_PAGE"] != nil {
            try Data(CataloguePage.text.utf8).write(to: page)
        }
        #expect(try Repository.text(at: CataloguePage.path) == CataloguePage.text)
    }

    @Test func `every event of the catalogue but the carrier of unknown ones has a table`() {
        #expect(Self.types.count == PrimerEventCatalogue.entries.count - 1)
    }

    @Test func `no record has more than 64 fields, or a name twice`() {
        var checked: Set<String> = []
        func check(_ shape: FieldShape) {
            switch shape {
            case .list(let element): check(element)
            case .record(let record): check(record)
            case .oneOfRecords(let records): records.forEach(check)
            case .string, .bool, .wholeNumber, .number, .oneOf, .openSet, .swiftOnly, .anyObject, .anything: break
            }
        }
        func check(_ record: RecordShape) {
            guard checked.insert(record.type).inserted else { return }
            #expect(record.fields.count <= 64)
            #expect(Set(record.fields.map(\.path)).count == record.fields.count, "\(record.type)")
            for field in record.fields { check(field.shape) }
        }
        for type in Self.types { if let shape = type.detailShape { check(shape) } }
    }

    @Test func `the names that a page is asked for are those of the tables`() throws {
        func names(of name: String) -> JSONValue? { PrimerEventCatalogue.entry(named: name)?.detailShape?.memberNames }
        #expect(names(of: "primer:methods-update") == [["type": true]])
        #expect(names(of: "primer:payment-start") == ["paymentMethodType": true, "timestamp": true])
        #expect(names(of: "primer:dialog-open") == nil)
        let method: JSONValue = [
            "paymentMethodType": true, "last4Digits": true, "network": true, "accountNumberLastFourDigits": true,
            "bankName": true,
        ]
        #expect(
            names(of: "primer:payment-cancel") == [
                "payment": ["id": true, "orderId": true, "paymentMethodData": method],
                "paymentMethodType": true, "timestamp": true,
            ])
        let vaulted = try #require(
            names(of: "primer:vault-methods-update")?.objectValue?["vaultedPayments"]?.arrayValue)
        let data = try #require(vaulted.first?.objectValue?["paymentInstrumentData"]?.objectValue)
        #expect(data["last4Digits"] == true && data["externalPayerId"] == true && data["accountType"] == true)
        #expect(data["sessionData"]?.objectValue?["billingAddress"]?.objectValue?["city"] == true)
    }

    @Test func `exactly four events are retained`() {
        #expect(
            PrimerEventCatalogue.entries.filter(\.isRetained).map(\.name) == [
                "primer:ready", "primer:state-change", "primer:methods-update", "primer:vault-methods-update",
            ])
    }

    @Test func `a record inside one of its own kind is taken whole`() {
        #expect([Nested].shape.memberNames == [["name": true, "inner": [true]]])
        #expect(Nested(name: "a", inner: [Nested(name: "b")]).json == ["name": "a", "inner": [["name": "b"]]])
    }
}

/// A record that holds its own kind, as an error that holds its cause.
private struct Nested: RecordedValue {
    var name: String
    var inner: [Nested]?

    var exportable: ExportableFields { Self.record.exportable(self) }

    static let record = Record(
        Nested(name: ""),
        Field("name", \.name, .shown),
        Field("inner", \.inner, .withheld))
}
