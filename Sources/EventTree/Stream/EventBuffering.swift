/// How many events a stream keeps for a consumer that is slower than they come.
///
/// The number counts the events that may be dropped. Outcomes (``EventDetail/isOutcome``) are kept beside them and never
/// dropped; what was dropped is counted by ``EventStream/droppedCount``.
public enum EventBuffering: Sendable, Hashable {
    /// Every event is kept.
    case unbounded

    /// The newest events are kept, the oldest of them makes room for the next.
    case newest(Int)

    /// The oldest events are kept, later ones are dropped until the consumer has taken some.
    case oldest(Int)
}
