/// What events come from and what can be listened to: a node, or something that stands for one.
///
/// Everything a node offers to those who listen and dispatch is written for this protocol, so that a checkout and a hub
/// offer it too. All of it belongs to the isolation domain of the tree; sources are deliberately not `Sendable`.
public protocol EventSource {
    /// The node that is listened to and dispatched at.
    var eventTarget: EventTarget { get }
}
