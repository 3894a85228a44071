public import EventTree

/// One checkout: the node of the `<primer-checkout>` element with all its inner components.
///
/// Listen here to hear this checkout only. Checkouts of one hub never hear each other. The hub owns the checkout, and the
/// checkout its components, until ``remove()``; both live in the hub's isolation domain and are not `Sendable`.
public final class Checkout: EventSource {
    /// After this many seconds an event that is held and undecided is a diagnostic, once; the native SDK warns then, too.
    public static let undecidedReportDelay = 5.0

    /// The id of the checkout, as the `id` of its element on the web.
    public let id: String

    /// The number of the checkout in its hub: 1 for the first that was added. Diagnostics name the checkout by it.
    public let number: Int

    /// The node of the checkout, host of the shadow tree with all other components.
    public var eventTarget: EventTarget { components.checkout }

    /// Whether ``remove()`` was called, or the hub was freed. Either aborts the payment that listeners hold.
    public var isRemoved: Bool { wasRemoved || hub == nil }

    /// Whose answer counts when several listeners hold an event; read when the event is dispatched.
    public var answerPolicy = AnswerPolicy.allAgree

    /// After this many seconds a held event is decided as abandoned, which aborts a payment; `nil` for never.
    public var answerDeadline: Double?

    /// What the SDK can be asked to do, as in the detail of `primer:ready`; the host supplies it as ``controlHandlers``.
    public var controls: CheckoutControls {
        CheckoutControls(handlers, attempts: sharedAttempts, diagnostics: diagnostics)
    }

    /// The host's side of ``controls``. What is not supplied when a control is used is a diagnostic and an error.
    ///
    /// What is set here goes before what an attached adapter supplies, and stays when that is detached.
    public var controlHandlers: CheckoutControls.Handlers {
        get { handlers.withLock { $0.host } }
        set { replace(\.host, by: newValue) }
    }

    package let now: @Sendable () -> UnixSeconds
    let timer: DelayTimer
    package let diagnostics: CheckoutDiagnostics
    let decisionObservers: Observers<EventDecision>
    private(set) weak var hub: PrimerEventHub?
    private var wasRemoved = false
    private let components: ComponentTree
    let handlers = Locked(CheckoutControls.Backing())

    /// Who acts on triggers, by the name of the trigger.
    var responders: [String: (AnyEvent) -> Void] = [:] {
        // Let go when it is no longer accessed: what a responder captured may reach back when it is freed.
        didSet { withExtendedLifetime(oldValue) {} }
    }
    /// Who acts on the triggers that the host leaves without a responder.
    var suppliedResponders: [String: (AnyEvent) -> Void] = [:] {
        didSet { withExtendedLifetime(oldValue) {} }
    }
    /// The decisions that are being waited for, to be abandoned should the checkout be removed or its hub be freed.
    let openDecisions = OpenDecisions()
    /// The attempts to pay of the order; shared with the controls, which may be anywhere.
    let sharedAttempts: SharedAttempts
    /// The number of the checkout in its order, which counts as the attempts do.
    let numberInOrder: Int
    /// The page load, or the session of the native SDK, from 1.
    var page = 1
    var lastPage = 1
    /// Whether the checkout shows a web page.
    var isWeb = false
    /// The question about a start that was asked last.
    var openPayment: OpenPaymentQuestion?
    /// The start whose event is about to be dispatched.
    var startUnderWay: PaymentAttempts.Started?
    /// What events that are being dispatched are to the attempts.
    var readings: [(event: AnyEvent, reading: AttemptReader.Reading)] = []
    /// The latest event of each type that is kept for late listeners.
    let retained = RetainedEvents()
    /// What is attached, one of each kind.
    var adapters: [AdapterPlace] = []

    init(id: String, number: Int, below hub: PrimerEventHub, attempts: SharedAttempts = SharedAttempts()) {
        self.id = id
        self.hub = hub
        sharedAttempts = attempts
        self.number = number
        numberInOrder = attempts.open()
        now = hub.now
        timer = hub.timer
        diagnostics = CheckoutDiagnostics(hub.diagnostics, checkout: number)
        decisionObservers = hub.decisionObservers
        components = ComponentTree(below: hub.eventTarget)
        for root in components.shadowRoots {
            TriggerWatch.watch(root) { [diagnostics] diagnostic, _ in diagnostics.report(diagnostic) }
        }
        retained.keep(from: eventTarget)
        observeAttempts()
    }

    /// The node of a component.
    public func part(_ component: ComponentName) -> EventTarget { components[component] }

    /// The first node of this name in the checkout, one that the app added included; `nil` if there is none.
    ///
    /// A node of the app's own is put below a component with `append` and owned by the app.
    public func part(named name: String) -> EventTarget? { eventTarget.firstNode(named: name) }

    /// Takes the checkout from its hub, for good: its events no longer reach the root, open questions are aborted,
    /// and the streams of its nodes finish after their last event.
    public func remove() {
        guard !wasRemoved else { return }
        wasRemoved = true
        // Gone, perhaps, which leaves open questions open.
        let hub = hub
        self.hub = nil
        responders = [:]
        take(CheckoutSupply())
        eventTarget.remove()
        hub?.forget(self)
        pageLeft()
        openDecisions.abandonAll()
        tellAdaptersOfRemoval()
        components.finishStreams()
        // The nodes that the app hung below: no event of this checkout reaches them any more.
        eventTarget.finishStreamsBelow()
    }
}

@available(*, unavailable)
extension Checkout: Sendable {}
