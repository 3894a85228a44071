import PrimerEventCoding
import PrimerEvents

/// The main story: a page pays, the app decides in its own time, the page goes on.
@MainActor
enum StoryScene {
    static func play(_ browser: DevTools, _ checks: Checks) async throws {
        checks.scene("A checkout in a page, its gates in the app")
        let stage = try await Stage(browser)
        let (page, checkout) = (stage.page, stage.checkout)
        let server = Server()
        checkout.interceptPayments { start in await server.decision(about: start.attempt.number) }
        checkout.addEventListener(.shippingAddressChange) { event in
            let change = event.hold()
            Task {
                change.setShippingOptions(await server.options(for: change.shippingAddress))
            }
        }
        try await stage.openShop()
        _ = try await page.run("type()")
        try await answers(page, checks)
        try await controls(checkout, page, checks)

        checkout.part(.cardForm).dispatchEvent(CardSubmit(source: "app"))
        let submitted = try await page.run(
            "new Promise((done) => { const look = () => submitted ? done(submitted) : setTimeout(look, 5); look(); })")
        checks.expect(
            submitted, is: ["name": "continue", "idempotencyKey": "order-1001-3"],
            "a trigger of the app submits the form")
        try await stage.compare(checks, "the story", except: { $0["detail"]?["source"]?.stringValue == "app" })
        checks.expect(
            stage.forwarded.filter { $0.event.type == "primer:card-submit" }.isEmpty,
            "the app's own trigger does not come back")
        checks.expect(stage.diagnostics.diagnostics, is: [], "nothing was wrong")
    }

    /// What the page gets for the events that it waits for.
    private static func answers(_ page: BrowserPage, _ checks: Checks) async throws {
        let continued = try await page.run("pay('pay_1')")
        checks.expect(
            continued, is: ["name": "continue", "idempotencyKey": "order-1001-1"],
            "a held payment goes on with the app's idempotency key")
        let aborted = try await page.run("pay('pay_2')")
        checks.expect(aborted, is: ["name": "abort"], "a held payment is aborted by the app")

        let options = try await page.run(
            "ask('primer:shipping-address-change', { shippingAddress: { countryCode: 'GB' } })")
        checks.expect(
            options, is: [["id": "std", "label": "Standard", "amount": 499]],
            "the sheet gets the app's shipping options")
        let unheld = try await page.run(
            "ask('primer:shipping-option-change', { selectedShippingOption: { id: 'std' } })")
        checks.expect(unheld, is: "continued", "an event that no listener holds goes on")
    }

    private static func controls(_ checkout: Checkout, _ page: BrowserPage, _ checks: Checks) async throws {
        try await checkout.controls.setCardholderName("J. Doe </script>\u{2028}`${1}`\\\"'\n")
        try await checkout.controls.vault.startPayment(id: "vault-1", cvv: "123")
        checks.expect(
            try await page.run("called"),
            is: [
                ["setCardholderName", "J. Doe </script>\u{2028}`${1}`\\\"'\n"],
                ["vault.startPayment", "vault-1", ["cvv": "123"]],
            ], "the app's controls reach the page's PrimerJS object")
        let methods = try await checkout.controls.getPaymentMethods().map(\.type)
        checks.expect(methods, is: [.paymentCard, .payPal], "a control returns what the page returns")
        do {
            try await checkout.controls.vault.delete(id: "vault-9")
            checks.expect(false, "a control that throws in the page throws here")
        } catch {
            checks.expect(true, "a control that throws in the page throws here")
        }
    }
}

/// A server that takes a while.
private actor Server {
    func decision(about attempt: Int) async -> PaymentDecision {
        await Task.yield()
        return attempt == 2 ? .abort() : .continue(idempotencyKey: "order-1001-\(attempt)")
    }

    func options(for address: PostalAddress) async -> [ShippingOption] {
        await Task.yield()
        return [ShippingOption(id: "std", label: "Standard", amount: MinorUnits(499))]
    }
}
