public import PrimerCheckoutStates
public import PrimerEvents

/// Plays a scenario on a checkout of its own, all at once or step by step, without an SDK, a server or a shopper.
///
/// ```swift
/// let script = ScriptedCheckout(.declineThenRetry)
/// let screen = ReceiptScreen(script.checkout)  // what is to be tested
/// try await script.play()
/// #expect(screen.lastPayment == "pay_2")
/// ```
///
/// It owns the hub, the checkout and their time, and lives in the test's isolation domain, for a screen the main actor. Between
/// two steps nothing happens but what the test and the app do.
///
/// Gates are asked as the SDK asks them: a payment that a listener holds waits for its decision. ``step()`` and
/// ``playUntilHeld()`` return when every listener has run, so that a test can look at the screen and answer; ``play()``
/// waits itself.
public final class ScriptedCheckout {
    /// Where the events of a script come from.
    public enum Source: Sendable, Hashable {
        /// From native states, through a `StateEventAdapter`; an integration that shows no lifecycle leaves it out.
        case nativeStates(Integration)
        /// From the web's own events, as a page of this origin dispatches them.
        case webEvents(origin: String)

        /// An inline session, which sees everything.
        public static let nativeStates = nativeStates(.inlineSession)
        /// A page of some shop.
        public static let webEvents = webEvents(origin: "https://shop.example")
    }

    /// What is played.
    public let scenario: CheckoutScenario

    /// For how many seconds of real time a step waits for the decision about a payment before it gives up; for longer where
    /// tasks wait long for their turn.
    public var patience = 10.0

    /// What the SDK was told about each payment, in order, with the keys and messages that gates gave.
    public private(set) var decisions: [PaymentDecision] = []

    let stage: CheckoutStage
    let sdk: any ScriptedSDK
    let requestLog = ScriptedRequests()
    /// How many steps were played or left out.
    var position = 0
    /// Whether a step is being played.
    var isPlaying = false
    /// The payment that has no outcome yet.
    var payment: ScriptedPayment?
    /// The scenario's own right to answer.
    var held: PaymentStart?
    private var lastPayment = 0
    private var leavesOutPayment = false

    /// A script that has not begun.
    ///
    /// - Parameters:
    ///   - scenario: What is played.
    ///   - source: Where the events come from.
    ///   - time: Moves the hub's time.
    ///   - diagnostics: Is told every diagnostic, too; they are remembered anyway.
    public init(
        _ scenario: CheckoutScenario, from source: Source = .nativeStates, time: ManualTime = ManualTime(),
        diagnostics: (@Sendable (Diagnostic) -> Void)? = nil
    ) {
        self.scenario = scenario
        stage = CheckoutStage(time: time, diagnostics: diagnostics)
        switch source {
        case .nativeStates(let integration): sdk = NativeSDK(integration, on: stage.checkout)
        case .webEvents(let origin): sdk = WebSDK(origin: origin, on: stage.checkout)
        }
        stage.checkout.take(requestLog.supply())
    }

    /// The root of the tree.
    public var hub: PrimerEventHub { stage.hub }

    /// The checkout that the scenario happens in.
    public var checkout: Checkout { stage.checkout }

    /// Moves the time of hub and checkout.
    public var time: ManualTime { stage.time }

    /// The diagnostics so far, in order.
    public var diagnostics: [Diagnostic] { stage.diagnostics }

    /// What the app asked of the SDK so far, through controls and triggers.
    public var requests: [ScriptedRequest] { requestLog.requests }

    /// Whether listeners hold a payment and have not decided.
    public var isHeld: Bool { sdk.undecided.map { $0.decision == nil } ?? false }

    /// The step that is played next; `nil` at the end.
    public var nextStep: CheckoutScenario.Step? {
        scenario.steps.dropFirst(position).first { !(leavesOutPayment && $0.action.belongsToPayment) }
    }

    /// Takes the next step from the list, past those that are left out.
    func takeStep() -> CheckoutScenario.Step? {
        while position < scenario.steps.count {
            let step = scenario.steps[position]
            position += 1
            if !(leavesOutPayment && step.action.belongsToPayment) { return step }
        }
        return nil
    }

    func start(_ method: PaymentMethodType, _ source: PaymentSource) {
        lastPayment += 1
        leavesOutPayment = false
        var started = ScriptedPayment(number: lastPayment, method: method, source: source)
        started.isContinued = !sdk.asksBeforePayment
        payment = started
        guard sdk.asksBeforePayment else { return }
        sdk.start(started) { [weak self] decision in self?.decided(decision, about: started) }
    }

    private func decided(_ decision: PaymentDecision, about started: ScriptedPayment) {
        decisions.append(decision)
        guard started.number == lastPayment else { return }
        switch decision {
        case .continue: payment?.isContinued = true
        case .abort(let message):
            leavesOutPayment = true
            // If the attempt had ended before, the SDK has nothing more to tell.
            guard let aborted = payment else { return }
            payment = nil
            sdk.reportAbort(of: aborted, message: message)
        }
    }
}

@available(*, unavailable)
extension ScriptedCheckout: Sendable {}

extension ScriptedCheckout: CustomReflectable {
    /// A mirror of the scenario's name and how far it is played.
    public var customMirror: Mirror {
        Mirror(
            self, children: ["scenario": scenario.name, "position": position, "isHeld": isHeld], displayStyle: .class)
    }
}
