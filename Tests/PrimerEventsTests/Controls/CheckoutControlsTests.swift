import EventTree
import PrimerEvents
import PrimerEventsTesting
import Testing

/// The controls that `primer:ready` hands over.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CheckoutControlsTests {
    let test = CheckoutStage.heard()

    /// A control by its name on the web, and a call of it.
    struct Control: Sendable, CustomTestStringConvertible {
        let name: String
        let call: @Sendable (CheckoutControls) async throws -> Void
        var testDescription: String { name }
    }

    nonisolated static let all: [Control] = [
        Control(name: "refreshSession") { try await $0.refreshSession() },
        Control(name: "getPaymentMethods") { controls in
            let methods = try await controls.getPaymentMethods()
            #expect(methods.map(\.type) == [.payPal])
        },
        Control(name: "setCardholderName") { try await $0.setCardholderName("Ada") },
        Control(name: "selectCardNetwork") { try await $0.selectCardNetwork("VISA") },
        Control(name: "vault.startPayment") { try await $0.vault.startPayment(id: "v1", cvv: "123") },
        Control(name: "vault.delete") { try await $0.vault.delete(id: "v2") },
    ]

    /// Supplies every control, each of which tells what it was given.
    private func supplyAll() -> @Sendable () -> [String] {
        let calls = Locked<[String]>([])
        let tell: @Sendable (String) -> Void = { call in calls.withLock { $0.append(call) } }
        test.checkout.controlHandlers.refreshSession = { tell("refreshSession") }
        test.checkout.controlHandlers.getPaymentMethods = {
            tell("getPaymentMethods")
            return [InitializedPaymentMethod(type: .payPal)]
        }
        test.checkout.controlHandlers.setCardholderName = { tell("setCardholderName \($0)") }
        test.checkout.controlHandlers.selectCardNetwork = { tell("selectCardNetwork \($0.rawValue)") }
        test.checkout.controlHandlers.startVaultPayment = { tell("vault.startPayment \($0) \($1 ?? "")") }
        test.checkout.controlHandlers.deleteVaultedMethod = { tell("vault.delete \($0)") }
        return { calls.withLock { $0 } }
    }

    /// The controls as an app gets them.
    private func readyControls() throws -> CheckoutControls {
        var controls: CheckoutControls?
        test.hub.addEventListener(.ready, .once) { controls = $0.detail.controls }
        test.checkout.dispatchEvent(Ready(controls: test.checkout.controls))
        return try #require(controls)
    }

    @Test(arguments: all)
    func `a control that the host supplies is called with what it is given`(control: Control) async throws {
        let calls = supplyAll()
        try await control.call(try readyControls())
        #expect(calls().count == 1)
        #expect(calls().first?.hasPrefix(control.name) == true)
        #expect(test.diagnostics.isEmpty)
    }

    @Test(arguments: all)
    func `a control that the host does not supply is a typed error and a diagnostic`(control: Control) async throws {
        let controls = try readyControls()
        await #expect(throws: ControlError.notSupplied(control: control.name)) { try await control.call(controls) }
        #expect(test.diagnostics == [.controlMissing(control: control.name).of(checkout: 1)])
    }

    @Test(arguments: all)
    func `controls of no checkout are not supplied`(control: Control) async {
        await #expect(throws: ControlError.notSupplied(control: control.name)) {
            try await control.call(Ready().controls)
        }
    }

    @Test func `every control passes on its arguments`() async throws {
        let calls = supplyAll()
        let controls = try readyControls()
        for control in Self.all { try await control.call(controls) }
        #expect(
            calls() == [
                "refreshSession", "getPaymentMethods", "setCardholderName Ada", "selectCardNetwork VISA",
                "vault.startPayment v1 123", "vault.delete v2",
            ])
    }

    @Test func `the error of a handler reaches who used the control`() async throws {
        struct Offline: Error {}
        test.checkout.controlHandlers.refreshSession = { throw Offline() }
        let controls = try readyControls()
        await #expect(throws: Offline.self) { try await controls.refreshSession() }
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `what is supplied after ready is used, too`() async throws {
        let controls = try readyControls()
        let calls = supplyAll()
        try await controls.setCardholderName("Ada")
        #expect(calls() == ["setCardholderName Ada"])
    }

    @Test func `refreshSession does nothing while a payment is undecided or under way, and works before and after`()
        async throws
    {
        let calls = supplyAll()
        let controls = try readyControls()
        var held: PaymentStart?
        test.checkout.addEventListener(.paymentStart) { held = $0.hold() }

        try await controls.refreshSession()
        #expect(calls().count == 1)

        _ = test.start()
        try await controls.refreshSession()
        held?.continuePaymentCreation()
        try await controls.refreshSession()
        #expect(calls().count == 1)
        let refused = Diagnostic.refreshDuringPayment.of(checkout: 1)
        #expect(test.diagnostics == [refused, refused])

        test.succeed()
        try await controls.refreshSession()
        #expect(calls().count == 2)
    }

    @Test func `refreshSession works after an abort, a failure, a cancel and a silent end`() async throws {
        let calls = supplyAll()
        let controls = try readyControls()
        test.checkout.addEventListener(.paymentStart) { event in
            if event.detail.attempt.number == 1 { event.detail.abortPaymentCreation() }
        }
        _ = test.start()
        try await controls.refreshSession()
        for end in [test.fail, test.cancel, test.checkout.attemptEnded] {
            _ = test.start()
            end()
            try await controls.refreshSession()
        }
        #expect(calls().count == 4)
        #expect(test.diagnostics.isEmpty)
    }

    @Test func `a payment of another checkout does not keep the session from being refreshed`() async throws {
        let calls = supplyAll()
        let controls = try readyControls()
        _ = test.hub.addCheckout().openPaymentRequest(.payPal, from: .cardForm)
        try await controls.refreshSession()
        #expect(calls() == ["refreshSession"])
    }

    @Test func `the controls work from another task`() async throws {
        let calls = supplyAll()
        let controls = try readyControls()
        try await Task.detached {
            try await controls.refreshSession()
            try await controls.vault.delete(id: "v9")
        }.value
        #expect(calls() == ["refreshSession", "vault.delete v9"])
    }
}
