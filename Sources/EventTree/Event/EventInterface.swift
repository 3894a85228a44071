/// What every event offers, whether its detail is typed (``Event``) or erased (``AnyEvent``): the web's `Event` interface.
///
/// Events live in the isolation domain of their tree and are deliberately not `Sendable`; ``EventSnapshot`` is.
public protocol EventInterface: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What this event shares with all other views of it.
    var view: EventView { get }
}

extension EventInterface {
    /// The name of the event on the wire, as `Event.type` on the web.
    @inlinable public var type: String { view.name }

    /// The target as this listener sees it: inside a shadow tree the node itself, outside it the tree's host.
    ///
    /// `nil` before the first dispatch, after one whose target lay in a shadow tree, and once the node is gone.
    @inlinable public var target: EventTarget? { view.target }

    /// The node whose listener runs; `nil` outside a dispatch.
    @inlinable public var currentTarget: EventTarget? { view.currentTarget }

    /// How far the dispatch has come.
    @inlinable public var eventPhase: EventPhase { view.phase }

    /// Whether the event travels on from its target to the target's ancestors.
    @inlinable public var bubbles: Bool { view.flags.contains(.bubbles) }

    /// Whether `preventDefault()` has an effect.
    @inlinable public var cancelable: Bool { view.flags.contains(.cancelable) }

    /// Whether the event leaves the shadow tree it was dispatched in.
    @inlinable public var composed: Bool { view.flags.contains(.composed) }

    /// How the event travels: all three in the form in which they are given to an event.
    @inlinable public var flags: EventInit { view.flags }

    /// Whether a listener called `preventDefault()` with effect.
    @inlinable public var defaultPrevented: Bool { view.defaultPrevented }

    /// Milliseconds by the clock of the tree, taken when the event was first dispatched; 0 before that.
    @inlinable public var timeStamp: Double { view.timeStamp }

    /// Where the event came from.
    @inlinable public var provenance: Provenance { view.provenance }

    /// Whether this is a kept event, delivered once more to a listener that came late.
    @inlinable public var isReplay: Bool { view.isReplay }

    /// The name of the innermost node this listener may know of: at the root `target` is the checkout, this the form.
    ///
    /// Kept after the dispatch as the root saw it; `nil` before the first one.
    @inlinable public var originName: String? { view.originName }

    /// The nodes the event passes, from the innermost that this listener may see outwards; empty outside a dispatch.
    @inlinable public func composedPath() -> [EventTarget] { view.composedPath }

    /// Keeps the event from further nodes; the other listeners of this node still run.
    @inlinable public func stopPropagation() { view.stopPropagation() }

    /// Keeps the event from all further listeners.
    @inlinable public func stopImmediatePropagation() { view.stopImmediatePropagation() }

    /// Prevents the default action, if the event is cancelable and this listener is not passive.
    ///
    /// For an answered event it also holds the event: this listener answers later, in time or from a task.
    @inlinable public func preventDefault() { view.preventDefault() }

    /// Whether both are views of one event.
    @inlinable public func isSame(as other: some EventInterface) -> Bool { view.isSame(as: other.view) }

    /// The event, where it is, and the exportable fields of its detail.
    public var description: String { view.text }

    /// The same as `description`.
    public var debugDescription: String { view.text }

    /// A mirror of what `description` shows.
    public var customMirror: Mirror { view.mirror(of: self) }
}
