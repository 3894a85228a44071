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
/// hub.addEventListener(.paymentSuccess) { event in analytics.track("payment_completed") }
/// ```
public final class PrimerEventHub: EventSource {
    /// The root node, `"document"`.
    public let eventTarget: EventTarget

    /// The checkouts that have not been removed, in the order in which they were added.
    public private(set) var checkouts: [Checkout] = []

    private let now: @Sendable () -> UnixSeconds
    private var addedCount = 0

    /// A hub without checkouts.
    ///
    /// - Parameters:
    ///   - clock: Gives events their `timeStamp`, in milliseconds.
    ///   - now: Gives details their `timestamp` where nobody else does, in Unix seconds.
    public init(clock: EventClock = .monotonic, now: @escaping @Sendable () -> UnixSeconds = { .now }) {
        eventTarget = EventTarget("document", clock: clock)
        self.now = now
    }

    /// Adds a checkout with all its components below the root.
    ///
    /// - Parameter id: As the `id` of the element on the web; `"checkout-1"` and so on if there is none. A checkout that
    ///   has the id already is removed: its page has been replaced.
    /// - Returns: The checkout, which the hub owns until ``Checkout/remove()``.
    @discardableResult
    public func addCheckout(id: String? = nil) -> Checkout {
        addedCount += 1
        let id = id ?? "checkout-\(addedCount)"
        checkout(id: id)?.remove()
        let checkout = Checkout(id: id, below: self, now: now)
        checkouts.append(checkout)
        return checkout
    }

    /// The checkout with this id that has not been removed.
    public func checkout(id: String) -> Checkout? { checkouts.first { $0.id == id } }

    func forget(_ checkout: Checkout) { checkouts.removeAll { $0 === checkout } }
}

@available(*, unavailable)
extension PrimerEventHub: Sendable {}
