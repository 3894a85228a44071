import PrimerEventCoding
import PrimerEvents

/// Dispatches inside dispatches, stopped and hidden ones, and what the checkout dispatches again.
@MainActor
enum OrderScene {
    static func play(_ browser: DevTools, _ checks: Checks) async throws {
        checks.scene("Order, flags and paths, whatever the page does")
        let stage = try await Stage(browser)
        try await stage.openShop()
        for way in ["nested", "stopped", "silent", "hidden", "outside", "twice"] {
            _ = try await stage.page.run("order.\(way)()")
        }
        try await stage.compare(checks, "strange dispatches")

        let before = stage.forwarded.count
        for way in ["former", "plain"] { _ = try await stage.page.run("order.\(way)()") }
        checks.expect(
            stage.forwarded.dropFirst(before).map(\.event.type),
            is: ["primer:vault-selection-change", "primer:dialog-open"],
            "a former name and a plain event are understood")

        checks.scene("What the checkout dispatches again is one act")
        for how in ["nested", "later", "same"] {
            let before = stage.forwarded.count
            _ = try await stage.page.run("again('\(how)')")
            checks.expect(stage.forwarded.count - before, is: 1, "dispatched again, \(how)")
        }
        stage.checkout.interceptPayments { _ in .continue(idempotencyKey: "key-1") }
        checks.expect(
            try await stage.page.run("payAgain()"), is: ["idempotencyKey": "key-1"],
            "a payment whose event is dispatched again is held and continued once")
    }
}
