/// How far a dispatch has come, with the numbers of `Event.eventPhase` on the web.
public enum EventPhase: Int, Sendable, Hashable {
    /// Not being dispatched.
    case none = 0

    /// On the way down, at an ancestor of the target.
    case capturing = 1

    /// At the target, or at a shadow host that stands for it.
    case atTarget = 2

    /// On the way up, at an ancestor of the target.
    case bubbling = 3
}
