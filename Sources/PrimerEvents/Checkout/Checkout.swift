public import EventTree

/// One checkout: the node of the `<primer-checkout>` element with all its inner components.
///
/// Listen here to hear this checkout only. Checkouts of one hub never hear each other. The hub owns the checkout, and the
/// checkout its components, until ``remove()``; both live in the hub's isolation domain and are not `Sendable`.
public final class Checkout: EventSource {
    /// The id of the checkout, as the `id` of its element on the web.
    public let id: String

    /// The node of the checkout, host of the shadow tree with all other components.
    public var eventTarget: EventTarget { components.checkout }

    /// Whether ``remove()`` was called.
    public var isRemoved: Bool { hub == nil }

    package let now: @Sendable () -> UnixSeconds
    private(set) weak var hub: PrimerEventHub?
    private let components: ComponentTree
    /// Who answers triggers, by the name of the trigger; listeners on the hub's root.
    var responders: [String: Registration] = [:]
    /// How to abandon the decisions that are being waited for, should the checkout be removed.
    var openDecisions: [ObjectIdentifier: () -> Void] = [:]

    init(id: String, below hub: PrimerEventHub, now: @escaping @Sendable () -> UnixSeconds) {
        self.id = id
        self.hub = hub
        self.now = now
        components = ComponentTree(below: hub.eventTarget)
    }

    /// The node of a component.
    public func part(_ component: ComponentName) -> EventTarget { components[component] }

    /// The first node of this name in the checkout, one that the app added included; `nil` if there is none.
    ///
    /// A node of the app's own is put below a component with `append` and owned by the app.
    public func part(named name: String) -> EventTarget? { eventTarget.firstNode(named: name) }

    /// Takes the checkout from its hub, for good: its events no longer reach the root, and open questions are aborted.
    public func remove() {
        guard let hub else { return }
        self.hub = nil
        for registration in responders.values { registration.remove() }
        responders = [:]
        eventTarget.detach()
        hub.forget(self)
        let abandoned = openDecisions
        openDecisions = [:]
        for abandon in abandoned.values { abandon() }
    }
}

@available(*, unavailable)
extension Checkout: Sendable {}
