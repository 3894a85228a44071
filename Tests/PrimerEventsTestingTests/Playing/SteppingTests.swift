import PrimerCheckoutStates
import PrimerEvents
import PrimerEventsTesting
import Testing

/// A script step by step, and what the app does between the steps.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SteppingTests {
    private func titles(of script: ScriptedCheckout) async throws -> [String] {
        var titles: [String] = []
        while let step = try await script.step() { titles.append(step.title) }
        return titles
    }

    @Test func `steps are played one by one, each whole when it returns`() async throws {
        let script = ScriptedCheckout(.success)
        let probe = EventProbe(on: script.hub, showing: [])
        #expect(script.nextStep?.title == "the SDK is initializing")
        #expect(try await script.step()?.title == "the SDK is initializing")
        #expect(probe.trace == "primer:state-change")
        probe.forget()
        try await script.step()
        #expect(probe.trace == "primer:state-change\nprimer:ready")
        #expect(
            try await titles(of: script) == [
                "the payment methods are known", "the shopper types a card number", "the shopper pays with a card",
                "the payment succeeds",
            ])
        #expect(try await script.step() == nil)
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `a held payment stands still until the app has answered`(_ source: ScriptedCheckout.Source) async throws {
        let script = ScriptedCheckout(.init("one payment", [.payment(), .succeeded()]), from: source)
        var held: PaymentStart?
        script.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        let probe = EventProbe(on: script.hub, showing: .decision)
        try await script.step()
        #expect(script.isHeld)
        #expect(probe.trace == "primer:payment-start [held, undecided]")
        held?.continuePaymentCreation(idempotencyKey: "key")
        #expect(!script.isHeld)
        #expect(probe.trace == "primer:payment-start [held, continue]")
        try await script.step()
        #expect(script.decisions == [.continue(idempotencyKey: "key")])
        #expect(
            probe.trace == """
                primer:payment-start [held, continue]
                primer:state-change
                primer:card-success
                primer:state-change
                primer:payment-success
                """)
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `a script goes on to each payment that is held`(_ source: ScriptedCheckout.Source) async throws {
        let script = ScriptedCheckout(.declineThenRetry, from: source)
        var held: [PaymentStart] = []
        script.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        for attempt in 1...2 {
            #expect(try await script.playUntilHeld())
            #expect(held.map(\.attempt.number) == Array(1...attempt))
            held.last?.continuePaymentCreation()
        }
        #expect(try await !script.playUntilHeld())
        // Keys are those of the web's attempts.
        #expect(script.decisions.map(\.description) == ["continue", "continue"])
        #expect(script.nextStep == nil)
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `the decision can be waited for alone, and the SDK goes on with it`(
        _ source: ScriptedCheckout.Source
    ) async throws {
        let script = ScriptedCheckout(.init("one payment", [.payment(), .succeeded()]), from: source)
        script.checkout.interceptPayments { _ in .continue() }
        let probe = EventProbe(on: script.hub, showing: [])
        #expect(try await script.decision() == nil)
        try await script.step()
        #expect(probe.trace == "primer:payment-start")
        #expect(try await script.decision()?.description == "continue")
        #expect(probe.trace == "primer:payment-start\nprimer:state-change")
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `what belongs to a payment that a gate aborts is left out`(_ source: ScriptedCheckout.Source) async throws {
        let script = ScriptedCheckout(
            .init("two attempts", [.payment(), .dialogOpened, .dialogClosed, .declined(), .payment(), .succeeded()]),
            from: source)
        let probe = EventProbe(on: script.hub, showing: .decision)
        script.checkout.interceptPayments { $0.attempt.number == 1 ? .abort(message: "Not yet") : .continue() }
        #expect(
            try await titles(of: script) == [
                "the shopper pays with a card", "the shopper pays with a card", "the payment succeeds",
            ])
        #expect(script.decisions.first == .abort(message: "Not yet"))
        #expect(script.decisions.map(\.description) == ["abort", "continue"])
        try probe.expect(never: .dialogOpen)
        #expect(
            probe.trace.filter { $0.hasPrefix("primer:payment-start") } == [
                "primer:payment-start [held, abort]", "primer:payment-start [held, continue]",
            ])
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `a checkout that is closed while the payment is undecided aborts it`(
        _ source: ScriptedCheckout.Source
    ) async throws {
        let script = ScriptedCheckout(
            .init("closed", [.payment(), .dismissed.whileUndecided, .succeeded()]), from: source)
        var held: [PaymentStart] = []
        script.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        let probe = EventProbe(on: script.hub, showing: .decision)
        try await script.play()
        #expect(script.decisions == [.abort()])
        #expect(
            probe.trace == """
                primer:payment-start [held, abort]
                primer:payment-cancel
                primer:checkout-dismissed
                """)
        #expect(held.map { $0.continuePaymentCreation() } == [false])
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `a second tap joins the first, another method takes its place`(
        _ source: ScriptedCheckout.Source
    ) async throws {
        let script = ScriptedCheckout(
            .init("taps", [.payment(), .payment().whileUndecided, .payment(.klarna).whileUndecided]), from: source)
        var held: [PaymentStart] = []
        script.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        try await script.step()
        try await script.step()
        #expect(held.map(\.attempt.number) == [1])
        try await script.step()
        #expect(held.map(\.attempt.number) == [1, 2])
        held[1].continuePaymentCreation()
        try await script.play()
        #expect(script.decisions.last?.description == "continue")
        #expect(script.decisions.dropLast().allSatisfy { $0 == .abort() })
        #expect(script.diagnostics == [.attemptReplaced(attempt: 1).of(checkout: 1)])
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `time that passes in a scenario runs the app's deadline`(_ source: ScriptedCheckout.Source) async throws {
        let script = ScriptedCheckout(
            .init("too slow", [.payment(), .timePasses(60), .succeeded()]), from: source)
        script.checkout.answerDeadline = 60
        var held: [PaymentStart] = []
        script.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        try await script.play()
        #expect(script.decisions == [.abort()])
        #expect(script.diagnostics.prefix(2).map(\.code) == [.undecided, .deadlinePassed])
        #expect(held.count == 1)
        #expect(script.time.waitingCount == 0)
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `a new session begins after the host has cancelled`(_ source: ScriptedCheckout.Source) async throws {
        let script = ScriptedCheckout(
            .init("twice", CheckoutScenario.success.steps + [.sessionCancelled] + CheckoutScenario.initFailure.steps),
            from: source)
        let probe = EventProbe(on: script.hub, showing: .fields)
        try await script.play()
        try probe.expect(
            inOrder: """
                primer:payment-success
                primer:state-change (isLoading: true,
                primer:state-change (isLoading: false, isProcessing: false, isSuccessful: false, primerJsError:
                """)
        #expect(probe.names.filter { $0 == "primer:ready" }.count == 1)
    }
}
