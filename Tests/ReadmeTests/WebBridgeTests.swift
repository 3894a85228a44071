import PrimerEvents
import PrimerWebBridge
import Testing

/// The recipe for a transport of one's own does what the README says.
@MainActor
struct WebBridgeTests {
    @Test func `what a page posts is heard, and what is decided is run in it`() throws {
        let hub = PrimerEventHub()
        let checkout = hub.addCheckout()
        var heard: [Provenance] = []
        checkout.addEventListener(.paymentStart) { heard.append($0.provenance) }
        let bridge = WebCheckoutBridge(allowing: [try Origin("https://shop.example")])
        var run: [String] = []
        let frame = OwnTransport.Frame(origin: "https://shop.example", isMain: true) { run.append($0) }
        let messages = [
            #"{"page":"12345678","seq":1,"start":1}"#,
            #"{"page":"12345678","seq":2,"type":"primer:payment-start","timeStamp":1,"bubbles":true,"composed":true,"#
                + #""cancelable":true,"path":["primer-card-form"],"held":true,"#
                + #""detail":{"paymentMethodType":"PAYMENT_CARD","timestamp":1764470410}}"#,
        ]
        for message in messages { OwnTransport.pass(message, of: frame, to: bridge) }
        #expect(heard.isEmpty)
        try bridge.attach(to: checkout)
        #expect(heard == [.web(origin: "https://shop.example")])
        #expect(run.count == 1)
        #expect(run.first?.hasPrefix("__primerEvents.receive(") == true)
    }
}
