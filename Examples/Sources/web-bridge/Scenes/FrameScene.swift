import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge

/// Frames and pages that may not speak, and pages that are left.
@MainActor
enum FrameScene {
    static func play(_ browser: DevTools, _ checks: Checks) async throws {
        try await forgers(browser, checks)
        try await elsewhere(browser, checks)
        try await leaving(browser, checks)
        try await returning(browser, checks)
    }

    private static func forgers(_ browser: DevTools, _ checks: Checks) async throws {
        checks.scene("Frames that forge messages")
        let stage = try await Stage(browser)
        let methods = stage.checkout.events(.vaultMethodsUpdate)
        try await stage.page.open("\(Stage.shop)/frames.html")
        for await _ in methods { break }
        _ = try await stage.page.run(
            "new Promise((done) => document.readyState === 'complete' ? done() : onload = () => done())")
        let refused = stage.page.receptions.filter { $0 != .taken }
        let (forger, shop) = (try Origin("https://forger.example"), try Origin(Stage.shop))
        // Each frame has the page script, too, which begins; then come the forged messages.
        checks.expect(
            refused.filter { $0 == .refused(.originNotAllowed(forger)) }.count, is: 4,
            "a frame of another origin is refused, whatever it says")
        checks.expect(
            refused.filter { $0 == .refused(.inSubframe(shop)) }.count, is: 4,
            "a frame of the same origin is refused by default")
        checks.expect(refused.count, is: 8, "nothing else is refused")
        checks.expect(
            stage.diagnostics.diagnostics.map(\.code).filter {
                $0 == .webOriginNotAllowed || $0 == .webSubframeNotAllowed
            }.count, is: 8,
            "every refusal is a diagnostic")
        checks.expect(!stage.forwarded.contains { $0.event.type == "primer:payment-success" }, "no forged event came")
        try await stage.compare(checks, "the page beside them")
    }

    private static func elsewhere(_ browser: DevTools, _ checks: Checks) async throws {
        checks.scene("The same page of another origin")
        let stage = try await Stage(browser)
        try await stage.page.open("https://www.shop.example/shop.html")
        _ = try await stage.page.run(
            "new Promise((done) => document.readyState === 'complete' ? done() : onload = () => done())")
        checks.expect(stage.forwarded.isEmpty, "it is not heard")
        let origin = try Origin("https://www.shop.example")
        checks.expect(
            !stage.page.receptions.isEmpty
                && stage.page.receptions.allSatisfy { $0 == .refused(.originNotAllowed(origin)) },
            "each of its messages is refused")
    }

    private static func leaving(_ browser: DevTools, _ checks: Checks) async throws {
        checks.scene("A page that is left while the app decides")
        let stage = try await Stage(browser)
        var held: PaymentStart?
        stage.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        try await stage.openShop()
        _ = try await stage.page.run("(start(card, 'PAYMENT_CARD').then((d) => { window.decision = d; }), true)")
        checks.expect(held != nil, "the app holds the payment")
        try await stage.openShop()
        checks.expect(held?.continuePaymentCreation() == false, "its answer comes too late")
        checks.expect(
            stage.diagnostics.diagnostics.map(\.code).contains(.pageGone), "the page's end is a diagnostic")
        checks.expect(stage.bridge.hasPage, "the new page is heard")
    }

    private static func returning(_ browser: DevTools, _ checks: Checks) async throws {
        checks.scene("A page that the browser puts aside and brings back")
        let stage = try await Stage(browser)
        var held: [PaymentStart] = []
        stage.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        try await stage.openShop()
        let aside = "dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))"
        let decision = try await stage.page.run(
            "(() => { const decision = start(card, 'PAYMENT_CARD'); \(aside); return decision; })()")
        checks.expect(decision, is: ["name": "abort"], "what it held is aborted in the page")
        checks.expect(held.first?.continuePaymentCreation(), is: false, "and here")
        checks.expect(!stage.bridge.hasPage, "it is over")
        _ = try await stage.page.run(
            "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })) && type()")
        checks.expect(stage.bridge.hasPage, "it begins again")
        checks.expect(stage.forwarded.last?.event.type, is: "primer:bin-data-loading-change", "and is heard")
    }
}
