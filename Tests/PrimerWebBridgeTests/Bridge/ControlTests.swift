import PrimerEventCoding
import PrimerEvents
import PrimerWebBridge
import Testing

/// What goes to the page unasked: triggers and controls.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ControlTests {
    @Test func `triggers are dispatched in the page, with their details`() throws {
        let bench = try Bench()
        bench.checkout.part(.cardForm).dispatchEvent(CardSubmit(source: "pay"))
        bench.hub.dispatchEvent(VaultSubmit())
        bench.checkout.dispatchEvent(ShowOtherPaymentsToggle(action: "expand"))
        #expect(
            bench.page.told == [
                ["page": .string(Bench.page), "trigger": "primer:card-submit", "detail": ["source": "pay"]],
                ["page": .string(Bench.page), "trigger": "primer:vault-submit", "detail": [:]],
                [
                    "page": .string(Bench.page), "trigger": "primer:show-other-payments-toggle",
                    "detail": ["action": "expand"],
                ],
            ])
        #expect(bench.diagnostics.isEmpty)
    }

    @Test func `what the host does itself goes before the page`() throws {
        let bench = try Bench()
        var acted = 0
        bench.checkout.respond(to: .cardSubmit) { _ in acted += 1 }
        bench.checkout.dispatchEvent(CardSubmit())
        #expect(acted == 1)
        #expect(bench.page.told.isEmpty)
    }

    @Test func `a trigger without a page is a diagnostic`() throws {
        let bench = try Bench(hasPage: false)
        bench.checkout.dispatchEvent(CardSubmit())
        #expect(bench.diagnostics == [.pageMissing(wanted: "primer:card-submit").of(checkout: 1)])
    }

    private func returned(_ bench: Bench, _ seq: Int64, _ call: JSONValue, _ members: JSONObject = [:]) {
        var message: JSONObject = ["page": .string(Bench.page), "seq": .integer(seq)]
        message["returned"] = call["call"]
        for member in members.members { message[member.name] = member.value }
        #expect(bench.receive(.object(message)) == .taken)
    }

    @Test func `controls call the page's functions and return what they return`() async throws {
        let bench = try Bench()
        let controls = bench.checkout.controls
        let methods = Task { try await controls.getPaymentMethods() }
        let first = await bench.page.message(1)
        #expect(first["name"] == "getPaymentMethods")
        returned(bench, 2, first, ["value": [["type": "PAYPAL"]]])
        #expect(try await methods.value.map(\.type) == [.payPal])

        let started = Task { try await controls.vault.startPayment(id: "v", cvv: "123") }
        let second = await bench.page.message(2)
        #expect(second["name"] == "vault.startPayment")
        #expect(second["arguments"] == ["v", ["cvv": "123"]])
        returned(bench, 3, second)
        try await started.value
    }

    @Test func `a function that throws in the page throws here`() async throws {
        let bench = try Bench()
        let controls = bench.checkout.controls
        let deleted = Task { try await controls.vault.delete(id: "v") }
        returned(bench, 2, await bench.page.message(1), ["failed": true])
        await #expect(throws: PageControlError.failed) { try await deleted.value }
    }

    @Test func `what is no list of methods is told`() async throws {
        let bench = try Bench()
        let controls = bench.checkout.controls
        let methods = Task { try await controls.getPaymentMethods() }
        returned(bench, 2, await bench.page.message(1), ["value": "x"])
        await #expect(throws: PageControlError.unreadable) { try await methods.value }
    }

    @Test func `a control without a page throws`() async throws {
        let bench = try Bench(hasPage: false)
        let controls = bench.checkout.controls
        await #expect(throws: PageControlError.noPage) { try await controls.refreshSession() }
        #expect(bench.diagnostics == [.pageMissing(wanted: "refreshSession").of(checkout: 1)])
    }

    @Test func `a page that goes away lets no control wait`() async throws {
        let bench = try Bench()
        let controls = bench.checkout.controls
        let refreshed = Task { try await controls.refreshSession() }
        _ = await bench.page.message(1)
        bench.bridge.pageGone()
        await #expect(throws: PageControlError.noPage) { try await refreshed.value }
    }

    @Test func `a cancelled task waits no longer for a control`() async throws {
        let bench = try Bench()
        let controls = bench.checkout.controls
        let task = Task { try await controls.refreshSession() }
        let call = await bench.page.message(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        returned(bench, 2, call)
    }

    @Test func `a return that comes twice is refused`() async throws {
        let bench = try Bench()
        let controls = bench.checkout.controls
        let refreshed = Task { try await controls.refreshSession() }
        let call = await bench.page.message(1)
        returned(bench, 2, call)
        try await refreshed.value
        let again: JSONValue = ["page": .string(Bench.page), "seq": 3, "returned": call["call"] ?? .null]
        #expect(bench.receive(again) == .refused(.answerToUnknown))
    }
}
