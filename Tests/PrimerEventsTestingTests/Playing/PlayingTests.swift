import EventTree
import PrimerCheckoutStates
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Whole scripts: own ones, gates that decide in tasks, and what keeps a script from going on.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PlayingTests {
    @Test func `a scenario of one's own is a list of steps`() async throws {
        let twoDeclines = CheckoutScenario(
            "two declines", onceReady: [.payment(), .declined(), .payment(), .declined(paymentId: "pay_2")])
        let script = ScriptedCheckout(twoDeclines)
        let probe = EventProbe(on: script.hub, showing: []) { $0.type != "primer:state-change" }
        try await script.play()
        try probe.expect(
            exactly: """
                primer:ready
                primer:methods-update
                primer:payment-start
                primer:payment-failure
                primer:payment-start
                primer:payment-failure
                """)
        #expect(probe.details(of: .paymentFailure).map(\.payment?.id) == ["pay_1", "pay_2"])
        #expect("\(twoDeclines)" == "two declines")
    }

    @Test func `a scenario can report to the adapter, and dispatch events of the app's own`() async throws {
        let script = ScriptedCheckout(
            .init(
                "own steps",
                [
                    .report("the SDK processes") { $0.processingBegan() }, .dispatch(Tapped(), from: .cardForm),
                    .cardErrors(), .vaultSelection(id: nil), .vaultMethods(),
                ]))
        let probe = EventProbe(on: script.hub, showing: .origin)
        try await script.play()
        #expect(
            probe.trace == """
                primer:state-change from primer-checkout
                app:tapped from primer-card-form
                primer:card-error from primer-card-form
                """)
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `play waits for gates that decide in tasks of their own`(_ source: ScriptedCheckout.Source) async throws {
        let script = ScriptedCheckout(.declineThenRetry, from: source)
        let gate = KeyGate()
        script.checkout.interceptPayments { start in
            await .continue(idempotencyKey: gate.key(for: start.attempt))
        }
        let probe = EventProbe(on: script.hub, showing: .decision) { $0.type.hasPrefix("primer:payment") }
        try await script.play()
        #expect(
            probe.trace == """
                primer:payment-start [held, continue]
                primer:payment-failure
                primer:payment-start [held, continue]
                primer:payment-success
                """)
        #expect(script.decisions == [.continue(idempotencyKey: "key-1"), .continue(idempotencyKey: "key-2")])
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `a gate that never answers is an error that says so, and the payment is aborted`(
        _ source: ScriptedCheckout.Source
    ) async throws {
        let script = ScriptedCheckout(.success, from: source)
        script.patience = 0
        var held: [PaymentStart] = []
        script.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        let error = await #expect(throws: ScriptError.self) { try await script.play() }
        #expect(error == .undecided(step: "the payment succeeds", seconds: 0))
        #expect(
            error?.description == """
                The step "the payment succeeds" waited 0.0 s for the decision about a payment. A listener of \
                primer:payment-start holds it and has not answered, so it was aborted. Answer on every path; if the gate \
                waits for the script's manual time, move it with `time.advance(by:)` or the step `.timePasses`.
                """)
        #expect(script.decisions == [.abort()])
        #expect(script.nextStep == nil)
        #expect(held.count == 1)
    }

    @Test func `a gate that forgets to answer aborts`() async throws {
        let script = ScriptedCheckout(.success)
        script.checkout.addEventListener(.paymentStart) { $0.preventDefault() }
        try await script.play()
        #expect(script.decisions == [.abort()])
        #expect(script.diagnostics.map(\.code) == [.readyUnheard, .answerForgotten, .outcomeUnheard])
    }

    @Test func `a scenario holds a payment beside the gates of the app`() async throws {
        let script = ScriptedCheckout(
            .init("held", [.payment(isHeld: true), .answer(.continue(idempotencyKey: "k")), .succeeded()]))
        script.checkout.interceptPayments { _ in .continue() }
        try await script.play()
        #expect(script.decisions == [.continue(idempotencyKey: "k")])
        #expect(script.checkout.eventTarget.listenerCount == 1)
    }

    @Test func `a gate that aborts first needs no answer of the scenario`() async throws {
        let script = ScriptedCheckout(.heldAndAborted)
        script.hub.addEventListener { _ in }
        script.checkout.addEventListener(.paymentStart) { $0.hold().abortPaymentCreation() }
        try await script.play()
        #expect(script.decisions == [.abort()])
        #expect(script.diagnostics.isEmpty)
    }

    @Test func `an answer to nothing is an error in the scenario`() async {
        let script = ScriptedCheckout(.init("wrong", [.payment(), .answer(.abort())]))
        await #expect(throws: ScriptError.nothingToAnswer(step: "a gate aborts the payment")) {
            try await script.play()
        }
    }

    @Test func `a script that plays cannot be played by another task`() async throws {
        let script = ScriptedCheckout(.init("one payment", [.payment(), .succeeded()]))
        // Beside all the other tests it may be long until this one goes on.
        script.patience = .infinity
        var held: PaymentStart?
        script.checkout.addEventListener(.paymentStart) { held = $0.hold() }
        try await script.step()
        let playing = Task { try await script.play() }
        await Task.yield()
        await #expect(throws: ScriptError.alreadyPlaying) { try await script.step() }
        await #expect(throws: ScriptError.alreadyPlaying) { try await script.decision() }
        held?.continuePaymentCreation()
        try await playing.value
        #expect(script.nextStep == nil)
    }

    @Test func `a task that is cancelled plays no more`() async throws {
        let script = ScriptedCheckout(.success)
        // As above; and once it is aborted nobody would ever see it held.
        script.patience = .infinity
        var held: [PaymentStart] = []
        script.checkout.addEventListener(.paymentStart) { held.append($0.hold()) }
        let playing = Task { try await script.play() }
        while !script.isHeld { await Task.yield() }
        playing.cancel()
        await #expect(throws: ScriptError.cancelled) { try await playing.value }
        #expect(held.map { $0.continuePaymentCreation() } == [false])
    }

    @Test(arguments: [ScriptedCheckout.Source.nativeStates, .webEvents])
    func `the SDK is asked by controls and triggers, and remembers`(_ source: ScriptedCheckout.Source) async throws {
        let script = ScriptedCheckout(.vaultWithCVV, from: source)
        try await script.play()
        let controls = script.checkout.controls
        try await controls.setCardholderName("J. Doe")
        try await controls.selectCardNetwork(.visa)
        try await controls.vault.startPayment(id: "vault-1", cvv: "123")
        try await controls.vault.delete(id: "vault-1")
        #expect(try await controls.getPaymentMethods().map(\.type) == [.paymentCard, .payPal])
        script.checkout.dispatchEvent(CardSubmit())
        script.checkout.dispatchEvent(ShowOtherPaymentsToggle())
        #expect(
            script.requests == [
                .submitVault, .setCardholderName, .selectCardNetwork(.visa), .startVaultPayment(id: "vault-1"),
                .deleteVaultedMethod(id: "vault-1"), .getPaymentMethods, .submitCard, .toggleOtherPayments,
            ])
    }

    @Test func `a refresh is asked for between payments`() async throws {
        let script = ScriptedCheckout(.failedRefresh)
        try await script.play()
        try await script.checkout.controls.refreshSession()
        #expect(script.requests == [.refreshSession])
    }

    @Test func `what a script prints is its name and how far it is`() {
        var text = ""
        dump(ScriptedCheckout(.vaultWithCVV), to: &text)
        #expect(text.contains("vault with CVV"))
        #expect(!text.contains("1111"))
        text = ""
        dump(CheckoutScenario.vaultWithCVV, to: &text)
        #expect(!text.contains("1111"))
    }
}

/// Off the main actor, on no actor at all.
@Suite(.timeLimit(.minutes(5)))
struct PlayingElsewhereTests {
    @Test(arguments: CheckoutScenario.all)
    func `scripts play on no actor, with gates that decide elsewhere`(_ scenario: CheckoutScenario) async throws {
        let script = ScriptedCheckout(scenario)
        script.checkout.interceptPayments { _ in .continue() }
        try await script.play()
        #expect(script.nextStep == nil)
    }

    @Test(arguments: 0..<100)
    func `any order of steps plays to its end, twice in the same way`(_ seed: Int) async throws {
        var traces: [EventTrace] = []
        for _ in 0..<2 {
            var random = SplitMix(seed: UInt64(seed))
            let steps = (0..<20).compactMap { _ in Self.steps.randomElement(using: &random) }
            for source in [ScriptedCheckout.Source.nativeStates, .webEvents] {
                let script = ScriptedCheckout(.init("random", steps), from: source)
                let probe = EventProbe(through: script.checkout, showing: .all)
                try await script.play()
                traces.append(probe.trace)
            }
        }
        #expect(traces.count == 4)
        #expect(traces[0] == traces[2])
        #expect(traces[1] == traces[3])
    }

    private static let steps: [CheckoutScenario.Step] = [
        .initializing, .ready(), .paymentMethods(), .couldNotLoad(), .vaultMethods(), .vaultSelection(id: "a"),
        .cardTyped(), .cardErrors(), .payment(), .payment(.payPal), .payment(source: .vaultedMethod), .dialogOpened,
        .dialogClosed, .succeeded(), .pending(), .declined(), .networkFailed, .wentBack, .dismissed, .sessionCancelled,
        .timePasses(7), .dispatch(CardSubmit()), .payment().whileUndecided, .dismissed.whileUndecided,
    ]
}

/// Chooses keys: a new one for each attempt after a decline.
private actor KeyGate {
    func key(for attempt: PaymentAttempt) -> String { "key-\(attempt.number)" }
}

private struct Tapped: EventDetail {
    static let eventType = "app:tapped"
}
