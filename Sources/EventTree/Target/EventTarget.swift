/// A node of an event tree: events are dispatched at it, travel through it and are listened to on it.
///
/// A child keeps its parent alive; a parent knows its children, in tree order, without keeping them; the same holds
/// between a shadow root and its host. Whoever makes a node owns it, and its listeners go with it.
///
/// A tree lives in one isolation domain, in an app the main actor: nodes are deliberately not `Sendable`, dispatch is
/// synchronous and takes no lock. Only the last reference may drop anywhere, since no node does anything when it goes.
/// The web counterparts are `EventTarget` and, for its place in the tree, `Element`, `ShadowRoot` and `HTMLSlotElement`.
public final class EventTarget: EventSource {
    /// What a node is.
    enum Kind: UInt8 { case element, slot, openShadowRoot, closedShadowRoot }

    /// The name of the node, as an element's local name: `"primer-card-form"`; `"#shadow-root"` for a shadow root.
    public let name: String

    /// The name of the slot this node asks for where its parent has a shadow root; for a slot see ``slotName``.
    public var slot: String {
        get { wantedSlot }
        // Computed, so that `&node.slot` holds no access while the app's code runs: a dispatch reads it.
        set { wantedSlot = newValue }
    }
    private(set) var wantedSlot: String

    /// The name under which a slot takes nodes; empty for the default slot and for any other kind of node.
    public let slotName: String

    let kind: Kind

    // OPTIMIZATION: what the walk of a dispatch reads. Plain stored fields of a final class, so no exclusivity check;
    // `up` is the same node as `holder`, so it lives as long as this one does, and reading it retains nothing.
    private(set) var up: Unmanaged<EventTarget>?
    var heardTypes: UInt64 = 0
    var capturedTypes: UInt64 = 0
    var hasShadow = false

    /// The node this one keeps alive: its parent, or its host if it is a shadow root.
    private(set) var holder: EventTarget?

    var weakChildren = WeakNodes()
    /// The number of this node among its parent's children.
    var childNumber: UInt64 = 0
    weak var attachedShadow: EventTarget?
    var listeners = ListenerList()

    /// What this node shares with its whole tree; possibly one that has been merged into another.
    private(set) var storedTree: TreeScope
    // OPTIMIZATION: the same object as `storedTree`, read without retaining it.
    private(set) var treeReference: Unmanaged<TreeScope>

    /// Called for errors that listeners throw; the outermost node on an event's path that has a handler is asked.
    ///
    /// Without any handler the error's type is written to standard error. Either way the dispatch goes on.
    public var onListenerFailure: ((ListenerFailure) -> Void)? {
        // Released when it is no longer accessed: what it captured may reach back when it is freed.
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// Whether the handler runs just now.
    var isReportingFailure = false

    /// Whether streams end here though the node lives on, because its checkout was removed.
    var streamsAreFinished = false

    /// An element that has no place in a tree yet.
    ///
    /// - Parameters:
    ///   - name: As an element's local name on the web, `"primer-card-form"`.
    ///   - slot: The slot it asks for where its parent has a shadow root; empty for the default slot.
    ///   - clock: Gives events their time if this node becomes the root of a tree.
    public convenience init(_ name: String, slot: String = "", clock: EventClock = .monotonic) {
        self.init(name: name, kind: .element, slot: slot, tree: TreeScope(clock: clock))
    }

    /// A new element at the end of a node's children, which always succeeds: a new node contains nothing.
    ///
    /// - Parameters:
    ///   - name: As an element's local name on the web, `"primer-card-form"`.
    ///   - slot: The slot it asks for where `parent` has a shadow root; empty for the default slot.
    ///   - parent: Its parent, which may be a shadow root.
    public convenience init(_ name: String, slot: String = "", parent: EventTarget) {
        self.init(name: name, kind: .element, slot: slot, tree: parent.tree)
        let seen = place(in: parent)
        withExtendedLifetime(seen) {}
    }

    /// A slot element, for use in a shadow tree: it takes the host's children that ask for this name.
    public static func slot(named name: String = "") -> EventTarget {
        EventTarget(name: "slot", kind: .slot, slotName: name, tree: TreeScope(clock: .monotonic))
    }

    /// A new slot element at the end of a node's children.
    public static func slot(named name: String = "", parent: EventTarget) -> EventTarget {
        let slot = EventTarget(name: "slot", kind: .slot, slotName: name, tree: parent.tree)
        let seen = slot.place(in: parent)
        withExtendedLifetime(seen) {}
        return slot
    }

    init(name: String, kind: Kind, slot: String = "", slotName: String = "", tree: TreeScope) {
        self.name = name
        self.kind = kind
        wantedSlot = slot
        self.slotName = slotName
        storedTree = tree
        treeReference = Unmanaged.passUnretained(storedTree)
    }

    /// The node itself: a node is the plainest source of events.
    @inlinable public var eventTarget: EventTarget { self }

    /// What gives events of the node's tree their `timeStamp`.
    public var clock: EventClock { tree.clock }

    /// How many listeners the node has that are still registered.
    public var listenerCount: Int {
        let places = listeners.places
        return places.count { $0.listener?.isAppListening ?? false }
    }

    /// Puts the node below `holder`, or nowhere; the caller keeps the former holder.
    func setHolder(_ holder: EventTarget?) {
        up = holder.map(Unmanaged.passUnretained)
        self.holder = holder
    }

    /// Makes `scope` the scope of the node. The former one was merged, so releasing it runs no code of the app.
    func setTree(_ scope: TreeScope) {
        treeReference = Unmanaged.passUnretained(scope)
        storedTree = scope
    }
}

@available(*, unavailable)
extension EventTarget: Sendable {}

extension EventTarget: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The node's name in angle brackets, as a tag.
    public var description: String { "<\(name.onOneLine)>" }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the name only: a dump of a node is not a dump of its tree.
    public var customMirror: Mirror {
        Mirror(self, children: [(label: "name", value: name.onOneLine)], displayStyle: .class)
    }
}
