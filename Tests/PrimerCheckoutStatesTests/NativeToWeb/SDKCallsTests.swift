import EventTree
import PrimerCheckoutStates
import PrimerEvents
import Testing

@Suite("Controls and triggers reach the SDK's own calls")
struct SDKCallsTests {
    /// What the SDK was called with, in order.
    private let called = Locked<[String]>([])

    private func note(_ line: String) { called.withLock { $0.append(line) } }

    private var calls: SDKCalls {
        let called = called
        var calls = SDKCalls()
        calls.refresh = { called.withLock { $0.append("refresh") } }
        calls.paymentMethods = { [.paymentCard, .payPal] }
        calls.setCardholderName = { name in called.withLock { $0.append("name \(name)") } }
        calls.selectCardNetwork = { network in called.withLock { $0.append("network \(network)") } }
        calls.selectVaulted = { id, cvv in called.withLock { $0.append("pay \(id) \(cvv ?? "nil")") } }
        calls.delete = { id in called.withLock { $0.append("delete \(id)") } }
        calls.submitCard = { called.withLock { $0.append("submit card") } }
        calls.submitVault = { id in called.withLock { $0.append("submit vault \(id ?? "nil")") } }
        calls.toggleOtherPayments = { action in called.withLock { $0.append("toggle \(action ?? "nil")") } }
        return calls
    }

    @Test func `the controls that ready hands over call the SDK`() async throws {
        let stage = try Stage(calls: calls)
        stage.adapter.receive(Story.ready)
        let controls = try #require(stage.last(Ready.self)).controls
        _ = stage.newlyHeard()
        try await controls.refreshSession()
        #expect(try await controls.getPaymentMethods().map(\.type) == [.paymentCard, .payPal])
        try await controls.setCardholderName("A")
        try await controls.selectCardNetwork(.cartesBancaires)
        try await controls.selectCardNetwork("BRAND_NEW")
        try await controls.vault.startPayment(id: "s-1", cvv: "1")
        try await controls.vault.startPayment(id: "s-2")
        try await controls.vault.delete(id: "s-1")
        #expect(
            called.withLock { $0 } == [
                "refresh", "name A", "network cartesBancaires", "network unknown", "pay s-1 1", "pay s-2 nil",
                "delete s-1",
            ])
        // What the SDK is asked to do is no event: an echo of a submission would submit twice.
        #expect(stage.newlyHeard() == [])
    }

    @Test func `triggers act, and vault-submit pays with the selected method`() throws {
        let stage = try Stage(calls: calls)
        stage.hub.dispatchEvent(CardSubmit())
        stage.checkout.dispatchEvent(VaultSubmit())
        stage.adapter.vaultSelectionChanged(to: "s-1")
        stage.checkout.dispatchEvent(VaultSubmit())
        stage.adapter.vaultSelectionChanged(to: nil)
        stage.checkout.dispatchEvent(VaultSubmit())
        stage.checkout.dispatchEvent(ShowOtherPaymentsToggle(action: "expand"))
        #expect(
            called.withLock { $0 } == [
                "submit card", "submit vault nil", "submit vault s-1", "submit vault nil", "toggle expand",
            ])
    }

    @Test func `an error of the SDK reaches whoever used the control`() async throws {
        struct Refused: Error {}
        var calls = SDKCalls()
        calls.delete = { _ in throw Refused() }
        let stage = try Stage(calls: calls)
        await #expect(throws: Refused.self) { try await stage.checkout.controls.vault.delete(id: "s-1") }
    }

    @Test func `a call that is left out is a diagnostic and an error`() async throws {
        let stage = try Stage()
        await #expect(throws: ControlError.notSupplied(control: "refreshSession")) {
            try await stage.checkout.controls.refreshSession()
        }
        stage.checkout.dispatchEvent(CardSubmit())
        #expect(
            stage.newlyHeard() == [
                "diagnostic controlMissing", "diagnostic triggerUnheard", "C card-submit",
            ])
    }

    @Test func `what the host sets itself goes before the calls`() async throws {
        let stage = try Stage(calls: calls)
        let called = called
        stage.checkout.controlHandlers.refreshSession = { called.withLock { $0.append("host's refresh") } }
        stage.checkout.respond(to: .cardSubmit) { _ in note("host's submit") }
        try await stage.checkout.controls.refreshSession()
        stage.checkout.dispatchEvent(CardSubmit())
        stage.checkout.respond(to: .cardSubmit, with: nil)
        stage.checkout.dispatchEvent(CardSubmit())
        #expect(called.withLock { $0 } == ["host's refresh", "host's submit", "submit card"])
    }

    @Test func `refreshing during a payment does nothing, as on the web`() async throws {
        let stage = try Stage(calls: calls)
        stage.adapter.receive(Story.ready)
        _ = await stage.adapter.beforePayment(.payPal)
        try await stage.checkout.controls.refreshSession()
        #expect(called.withLock { $0 } == [])
        stage.adapter.receive(Story.declined)
        try await stage.checkout.controls.refreshSession()
        #expect(called.withLock { $0 } == ["refresh"])
    }

    @Test func `controls outlive the adapter without effect`() async throws {
        let stage = try Stage(calls: calls)
        stage.adapter.receive(Story.ready)
        let controls = try #require(stage.last(Ready.self)).controls
        stage.adapter.detach()
        await #expect(throws: ControlError.notSupplied(control: "vault.delete")) {
            try await controls.vault.delete(id: "s-1")
        }
        #expect(called.withLock { $0 } == [])
    }
}
