import EventTree
import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge
import SessionSupport
import Testing

/// Where a page's events are dispatched here, and as what.
@MainActor
struct DispatchTests {
    @Test(arguments: [
        (["primer-checkout", "body", "html", "#document", "window"], "primer-checkout"),
        (
            ["primer-card-form", "#shadow-root", "primer-main", "slot", "#shadow-root", "primer-checkout"],
            "primer-card-form"
        ),
        (
            ["primer-input-card-number", "#shadow-root", "primer-card-form", "#shadow-root", "primer-main"],
            "primer-input-card-number"
        ),
        (["shop-button", "primer-card-form", "#shadow-root", "primer-main"], "primer-card-form"),
        (["input", "#shadow-root", "primer-input-cvv", "#shadow-root", "primer-card-form"], "primer-input-cvv"),
        (["#document", "window"], "primer-checkout"),
        (["primer-brand-new", "primer-checkout"], "primer-checkout"),
        ([], "primer-checkout"),
    ])
    func `an event comes from the innermost component on its path`(path: [String], component: String) throws {
        let bench = try Bench()
        var origins: [String?] = []
        bench.hub.addEventListener(.dialogOpen) { origins.append($0.originName) }
        bench.dispatch(2, "primer:dialog-open", path: path)
        #expect(origins == [component])
    }

    @Test func `it says which page it came from and when`() throws {
        let bench = try Bench()
        var events: [(Provenance, Double, EventInit)] = []
        bench.checkout.addEventListener(.dialogOpen) { events.append(($0.provenance, $0.timeStamp, $0.flags)) }
        bench.dispatch(2, "primer:dialog-open")
        #expect(events.map(\.0) == [.web(origin: "https://shop.example")])
        #expect(events.map(\.1) == [7])
        #expect(events.map(\.2) == [[.bubbles, .composed]])
    }

    @Test func `a name of former days and an unknown one are understood`() throws {
        let bench = try Bench()
        bench.dispatch(2, "primer:vault:selection-change", ["paymentMethodId": "v", "timestamp": 1])
        bench.dispatch(3, "primer:brand-new", ["a": 1])
        #expect(bench.heard == ["primer:vault-selection-change", "primer:brand-new"])
    }

    @Test func `an act that the page tells under a former name and today's is heard once`() throws {
        let bench = try Bench()
        let selection: JSONValue = ["paymentMethodId": "v", "timestamp": 1]
        bench.dispatch(2, "primer:vault:selection-change", selection)
        bench.dispatch(3, "primer:vault-selection-change", selection)
        bench.dispatch(4, "primer:vault-selection-change", selection)
        #expect(bench.heard == ["primer:vault-selection-change", "primer:vault-selection-change"])
    }

    @Test(arguments: [
        "card-success", "decline-then-retry", "apple-pay-shipping", "three-ds-and-refresh", "vault-with-cvv",
    ])
    func `a recorded session comes through in order and as it was`(name: String) throws {
        let lines = try Sessions.bytes(of: name).split(separator: UInt8(ascii: "\n"))
        let bench = try Bench()
        var came: [JSONValue] = []
        bench.bridge.onEvent = { came.append(SessionLine.event($0).json) }
        var sent: [JSONValue] = []
        for line in lines {
            var line = try #require(try JSONValue(parsing: line).objectValue)
            guard line["answerTo"] == nil else { continue }
            line["seq"] = .integer(Int64(sent.count + 2))
            sent.append(.object(line))
            line["page"] = .string(Bench.page)
            #expect(bench.receive(.object(line)) == .taken)
        }
        #expect(came == sent)
        #expect(bench.heard == sent.compactMap { $0["type"]?.stringValue })
        try #require(!sent.isEmpty)
    }

    @Test func `ready hands over controls that reach the page`() async throws {
        let bench = try Bench()
        var controls: CheckoutControls?
        bench.checkout.addEventListener(.ready) { controls = $0.detail.controls }
        bench.dispatch(2, "primer:ready", ["vault": [:]])
        let given = try #require(controls)
        let refreshed = Task { try await given.refreshSession() }
        let call = await bench.page.message(1)
        #expect(call["name"] == "refreshSession")
        bench.receive(["page": .string(Bench.page), "seq": 3, "returned": call["call"] ?? .null])
        try await refreshed.value
    }

    @Test func `what a listener causes in the page waits until all have heard the event before`() throws {
        let bench = try Bench()
        var order: [String] = []
        bench.checkout.addEventListener(.dialogOpen) { [bench] _ in
            bench.dispatch(3, "primer:dialog-close")
            order.append("first")
        }
        bench.checkout.addEventListener(.dialogOpen) { _ in order.append("second") }
        bench.checkout.addEventListener(.dialogClose) { _ in order.append("close") }
        bench.dispatch(2, "primer:dialog-open")
        #expect(order == ["first", "second", "close"])
    }

    @Test func `a trigger of the page is heard and does not return to it`() throws {
        let bench = try Bench()
        bench.dispatch(2, "primer:card-submit", ["source": "link"], path: ["#document", "window"])
        #expect(bench.heard == ["primer:card-submit"])
        #expect(bench.page.told.isEmpty)
        #expect(bench.diagnostics.isEmpty)
    }

    @Test func `a page's trigger acts in its own checkout only`() throws {
        let bench = try Bench()
        var acted = 0
        bench.hub.addCheckout().respond(to: .cardSubmit) { _ in acted += 1 }
        bench.dispatch(2, "primer:card-submit", [:], path: ["#document", "window"])
        #expect(acted == 0)
    }
}
