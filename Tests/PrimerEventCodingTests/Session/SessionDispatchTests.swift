import EventTree
import PrimerEventCoding
import PrimerEvents
import SessionSupport
import Testing

struct SessionDispatchTests {
    @Test func `an event is dispatched at its component, in a checkout that is added if need be`() throws {
        let hub = PrimerEventHub(diagnostics: { _ in })
        var heard: [String] = []
        hub.addEventListener { event in
            heard.append("\(event.type) at \(event.originName ?? "") of \(hub.checkout(of: event)?.id ?? "-")")
        }
        for seq: Int64 in [5, 9, 14] { try Sessions.event(seq, of: "card-success").dispatch(in: hub) }
        #expect(
            heard == [
                "primer:bin-data-loading-change at primer-input-card-number of checkout-1",
                "primer:card-submit at document of -", "primer:payment-success at primer-checkout of checkout-1",
            ])
        #expect(hub.checkouts.count == 1)
    }

    @Test func `listeners are told where it came from, and it can be prevented`() throws {
        let hub = PrimerEventHub(diagnostics: { _ in })
        var provenances: [Provenance] = []
        hub.addEventListener { event in
            provenances.append(event.provenance)
            event.preventDefault()
        }
        let start = try Sessions.event(10, of: "card-success")
        #expect(!start.dispatch(in: hub))
        #expect(!start.dispatch(in: hub, provenance: .web(origin: "https://shop.example")))
        #expect(provenances == [.replay, .web(origin: "https://shop.example")])
    }
}
