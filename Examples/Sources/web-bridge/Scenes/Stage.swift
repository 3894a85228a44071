import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge

/// A hub with one checkout, a bridge and a page; every event is printed as a listener on the hub hears it.
@MainActor
final class Stage {
    static let shop = "https://shop.example"

    let hub: PrimerEventHub
    let checkout: Checkout
    let bridge: WebCheckoutBridge
    let page: BrowserPage
    let diagnostics = DiagnosticRecorder()

    /// The events that came over the bridge, as lines of a session.
    private(set) var forwarded: [SessionEvent] = []

    init(_ browser: DevTools, holding events: Set<HeldEvent> = Set(HeldEvent.allCases)) async throws {
        hub = PrimerEventHub(diagnostics: diagnostics.record)
        checkout = hub.addCheckout()
        bridge = WebCheckoutBridge(allowing: [try Origin(Stage.shop)], holding: events)
        page = try await BrowserPage(browser, bridge: bridge, site: Site())
        hub.addEventListener { event in
            print("  \(event.originName ?? "-"): \(event)")
        }
        bridge.onEvent = { [weak self] in self?.forwarded.append($0) }
        try bridge.attach(to: checkout)
    }

    /// Opens the shop, and waits until its checkout has told of its saved methods.
    func openShop() async throws {
        let methods = checkout.events(.vaultMethodsUpdate)
        try await page.open("\(Stage.shop)/shop.html")
        for await _ in methods { break }
    }

    /// Compares what came over the bridge with what the page's own capture listener saw: order, payloads, flags, paths.
    func compare(_ checks: Checks, _ what: String, except isOurs: (JSONValue) -> Bool = { _ in false }) async throws {
        let captured = try await page.run("lines.map((line) => JSON.parse(line))").arrayValue ?? []
        let seen = captured.filter { !isOurs($0) }
        let came = forwarded.map { event in
            var line = SessionLine.event(event).json.objectValue ?? [:]
            line["seq"] = nil
            return JSONValue.object(line)
        }
        checks.expect(seen.count, is: came.count, "\(what): as many events as the page saw (\(seen.count))")
        checks.expect(!seen.isEmpty && seen == came, "\(what): order, payloads and paths equal what the page saw")
        for (number, pair) in zip(seen, came).enumerated() where pair.0 != pair.1 {
            print("  \(number): the page saw \(pair.0.text)\n  and the app got   \(pair.1.text)")
        }
    }
}
