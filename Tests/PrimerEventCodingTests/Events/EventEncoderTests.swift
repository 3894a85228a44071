import PrimerEventCoding
import PrimerEvents
import Testing

@Suite("Writing details")
struct EventEncoderTests {
    @Test("Every entry of the catalogue is tried")
    func complete() {
        #expect(Set(RandomDetails.byName.keys) == Set(PrimerEventCatalogue.entries.map(\.name)))
    }

    @Test("A random detail that is written and read is the same", arguments: RandomDetails.byName.keys.sorted())
    func roundTrip(name: String) throws {
        let make = try #require(RandomDetails.byName[name])
        for seed in 1...200 as ClosedRange<UInt64> {
            var values = RandomValues(seed: seed)
            let event = DecodedEvent(make(&values))
            let json = EventEncoder.json(of: event.detail)
            #expect(try DecodedEvent(event.type, detail: json) == event, "seed \(seed)")
            let parsed = try json.map { try JSONValue(parsing: $0.bytes) }
            #expect(parsed == json, "seed \(seed)")
        }
    }

    @Test("A detail is the web's JSON, its members in order", arguments: texts)
    func text(row: Row) { #expect(EventEncoder.json(of: row.detail)?.text == row.text) }

    @Test("An unknown event without a detail has no JSON")
    func noDetail() { #expect(EventEncoder.json(of: UnknownEvent(name: "primer:new")) == nil) }

    @Test("A detail that an app made a type for has no JSON")
    func appDetail() { #expect(EventEncoder.json(of: AppDetail()) == nil) }

    @Test("An attempt is no part of the web's detail")
    func attempt() throws {
        let time = UnixSeconds(seconds: 5)
        let start = PaymentStart(paymentMethodType: .payPal, timestamp: time, attempt: PaymentAttempt(number: 7))
        let json = EventEncoder.json(of: start)
        #expect(json == ["paymentMethodType": "PAYPAL", "timestamp": 5])
    }

    @Test("An unknown member never takes the place of a field, there or not")
    func collisions() {
        let extras: JSONObject = ["token": "theirs", "success": false, "x": 1]
        let detail = CardSuccess(result: CardSubmissionResult(success: true, extras: extras))
        #expect(EventEncoder.json(of: detail)?.text == #"{"result":{"success":true,"x":1}}"#)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var detail: any PrimerEventDetail
        var text: String
        var testDescription: String { text }

        init(_ detail: some PrimerEventDetail, _ text: String) {
            self.detail = detail
            self.text = text
        }
    }

    static let time = UnixSeconds(seconds: 5)

    /// Where the web states `null`, and where it leaves a field out.
    static let texts = [
        Row(
            StateChange(),
            #"{"isLoading":false,"isProcessing":false,"isSuccessful":false,"primerJsError":null,"paymentFailure":null}"#
        ),
        Row(StateChange(state: nil), "null"),
        Row(VaultSelectionChange(paymentMethodId: nil, timestamp: time), #"{"paymentMethodId":null,"timestamp":5}"#),
        Row(CardNetworkChange(networks: nil), "null"),
        Row(
            CardNetworkChange(networks: CardNetworkChange.Networks()),
            #"{"detectedCardNetwork":null,"selectableCardNetworks":[],"isLoading":false}"#),
        Row(failure(.absent), #"{"error":{"code":"X","message":"m"},"timestamp":5}"#),
        Row(failure(.null), #"{"error":{"code":"X","message":"m","diagnosticsId":null},"timestamp":5}"#),
        Row(failure(.value("d")), #"{"error":{"code":"X","message":"m","diagnosticsId":"d"},"timestamp":5}"#),
        Row(PaymentSuccess(payment: PaymentSummary(), timestamp: time), #"{"payment":{},"timestamp":5}"#),
        Row(
            PaymentSuccess(
                payment: PaymentSummary(id: "p"), timestamp: time, status: .pending, amount: MinorUnits(4999),
                currencyCode: "EUR"),
            #"{"payment":{"id":"p"},"timestamp":5,"status":"pending","amount":4999,"currencyCode":"EUR"}"#),
        Row(MethodsUpdate(methods: []), "[]"),
        Row(Ready(), #"{"vault":{}}"#),
        Row(DialogOpen(), "null"),
        Row(CardSubmit(), "{}"),
        Row(CheckoutDismissed(), "{}"),
        Row(UnknownEvent(name: "primer:new", detail: .null), "null"),
    ]

    private static func failure(_ id: Nullable<String>) -> PaymentFailure {
        var error = PaymentFailureError(code: "X", message: "m")
        error.statedDiagnosticsId = id
        return PaymentFailure(error: error, timestamp: time)
    }
}

/// A detail outside of the catalogue.
private struct AppDetail: PrimerEventDetail {
    static let eventType = "app:something"
    var exportable: ExportableFields { [] }
}
