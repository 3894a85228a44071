/// How a flush ended.
public enum FlushResult: Sendable, Hashable {
    /// Nothing waits any more that waited when the flush began: it was delivered, set aside or dropped.
    case finished
    /// The destination did not take it, or asked for a pause; it is tried again without being asked.
    case postponed
    /// The task was cancelled; the sending goes on.
    case cancelled
}
