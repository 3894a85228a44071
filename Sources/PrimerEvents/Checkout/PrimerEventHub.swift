public import EventTree

/// The root of an app's event tree: every event of every checkout ends its way here.
///
/// Listen here for what concerns the whole app, analytics and logging; on a ``Checkout`` for what concerns that one. The
/// hub owns its checkouts. It lives in one isolation domain, in an app the main actor, and is deliberately not `Sendable`.
/// The web counterpart is `document`.
///
/// ```swift
/// let hub = PrimerEventHub()
/// let checkout = hub.addCheckout()
/// hub.addEventListener(.paymentSuccess) { event in analytics.track("payment_completed", nil) }
/// ```
public final class PrimerEventHub: EventSource {
    /// The root node, `"document"`.
    public let eventTarget: EventTarget

    /// The checkouts that have not been removed, in the order in which they were added.
    public private(set) var checkouts: [Checkout] = []
    private var checkoutsByID: [String: Checkout] = [:]

    /// Reports of problems and likely mistakes, and how many of each code there were.
    public let diagnostics: Diagnostics

    let now: @Sendable () -> UnixSeconds
    let timer: DelayTimer
    let decisionObservers = Observers<EventDecision>()
    private var addedCount = 0

    /// A hub without checkouts.
    ///
    /// - Parameters:
    ///   - clock: Gives events their `timeStamp`, in milliseconds.
    ///   - now: Gives details their `timestamp` where nobody else does, in Unix seconds.
    ///   - timer: Waits, for the report of what is long undecided and for deadlines.
    ///   - diagnostics: Is told what went wrong or was most likely not meant, on any task; by default the system's log
    ///     is where there is one, standard error elsewhere.
    public init(
        clock: EventClock = .monotonic, now: @escaping @Sendable () -> UnixSeconds = { .now },
        timer: DelayTimer = .system, diagnostics: (@Sendable (Diagnostic) -> Void)? = nil
    ) {
        eventTarget = EventTarget("document", clock: clock)
        self.now = now
        self.timer = timer
        self.diagnostics = Diagnostics(sink: diagnostics)
        observeFailures()
        observeTriggers()
        observeUnheard()
    }

    /// What was not decided when the hub is freed is aborted, as where a checkout is removed. A hub may be freed on any
    /// thread, so nothing else of its checkouts is touched.
    deinit {
        for checkout in checkouts { checkout.openDecisions.abandonAll() }
    }

    /// Adds a checkout with all its components below the root.
    ///
    /// - Parameter id: As the `id` of the element on the web; `"checkout-1"` and so on if there is none. A checkout that
    ///   has the id already is removed, with a diagnostic: its page has been replaced.
    /// - Returns: The checkout, which the hub owns until ``Checkout/remove()``.
    @discardableResult
    public func addCheckout(id: String? = nil) -> Checkout {
        addedCount += 1
        let id = id ?? freeId(from: addedCount)
        if let replaced = checkout(id: id) {
            replaced.diagnostics.report(.checkoutReplaced)
            replaced.remove()
        }
        let checkout = Checkout(id: id, number: addedCount, below: self)
        checkouts.append(checkout)
        checkoutsByID[id] = checkout
        return checkout
    }

    /// The checkout with this id that has not been removed.
    public func checkout(id: String) -> Checkout? { checkoutsByID[id] }

    /// Tells of every decision about an answered event from now on, on the task that it is made on.
    @discardableResult
    public func observeDecisions(_ observer: @escaping @Sendable (EventDecision) -> Void) -> HubObservation {
        decisionObservers.add(observer)
    }

    /// The first id of its kind that no checkout has: one that the app chose is never taken over by accident.
    private func freeId(from number: Int) -> String {
        var number = number
        while checkout(id: "checkout-\(number)") != nil { number += 1 }
        return "checkout-\(number)"
    }

    func forget(_ checkout: Checkout) {
        checkouts.removeAll { $0 === checkout }
        checkoutsByID[checkout.id] = nil
    }

    /// Errors of listeners are diagnostics, unless the app handles them itself.
    private func observeFailures() {
        eventTarget.onListenerFailure = { [reporter] failure in
            let (event, target) = (failure.event.type, failure.currentTarget.name)
            let diagnostic: Diagnostic =
                failure.error is NestedDispatchError
                ? .nestedTooDeep(event: event, target: target)
                : .listenerFailed(event: event, target: target, errorType: "\(type(of: failure.error))")
            if failure.event.checkoutTarget != nil {
                reporter.report(diagnostic, about: failure.event)
            } else {
                reporter.report(diagnostic, at: failure.currentTarget)
            }
        }
    }

    /// Reports what concerns events, with the number of the checkout that they pass.
    var reporter: EventReporter { EventReporter(hub: self) }
}

@available(*, unavailable)
extension PrimerEventHub: Sendable {}
