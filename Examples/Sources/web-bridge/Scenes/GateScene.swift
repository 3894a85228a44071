import PrimerEventCoding
import PrimerEvents

/// A page with a gate of its own, and an app with one: both must say yes.
@MainActor
enum GateScene {
    /// The page's gate, the app's gate, and what the SDK hears.
    ///
    /// The first payment gets no outcome, so the others join it: its key is sent where no gate names one, and in the place
    /// of a key that only the page names.
    private static let rows: [(page: String, app: PaymentDecision?, decision: JSONValue)] = [
        ("yes", .continue(idempotencyKey: "app"), ["name": "continue", "idempotencyKey": "app"]),
        ("yes", nil, ["name": "continue", "idempotencyKey": "app"]),
        ("slow", .continue(), ["name": "continue", "idempotencyKey": "app"]),
        ("yes", .abort(), ["name": "abort"]),
        ("no", .continue(), ["name": "abort"]),
        ("no", nil, ["name": "abort"]),
        ("key", .continue(), ["name": "continue", "idempotencyKey": "app"]),
        ("key", .continue(idempotencyKey: "page"), ["name": "continue", "idempotencyKey": "page"]),
        ("key", .continue(idempotencyKey: "app"), ["name": "abort"]),
        ("frozen", .continue(), ["name": "abort"]),
    ]

    static func play(_ browser: DevTools, _ checks: Checks) async throws {
        checks.scene("A gate in the page and one in the app")
        let stage = try await Stage(browser)
        try await stage.openShop()
        for (page, app, decision) in rows {
            let gate = app.map { app in
                stage.checkout.interceptPayments { _ in
                    await Task.yield()
                    return app
                }
            }
            checks.expect(
                try await stage.page.run("gates.\(page)()"), is: decision,
                "page: \(page), app: \(app.map { "\($0)" } ?? "no gate")")
            gate?.remove()
        }

        checks.scene("An app that leaves payments to the page")
        let observing = try await Stage(browser, holding: [])
        try await observing.openShop()
        for (page, decision): (String, JSONValue) in [
            ("yes", ["name": "continue"]), ("no", ["name": "abort"]),
            ("key", ["name": "continue", "idempotencyKey": "page"]),
        ] {
            checks.expect(try await observing.page.run("gates.\(page)()"), is: decision, "page: \(page)")
        }
        checks.expect(
            try await observing.page.run("start(card, 'PAYPAL')"), is: ["name": "continue", "byItself": true],
            "a payment that nobody holds goes on by itself")
    }
}
