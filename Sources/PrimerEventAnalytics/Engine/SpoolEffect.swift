/// What is to be done after the state has changed, outside the lock.
enum SpoolEffect: Sendable {
    case report(SpoolReport)
    case wait(SpoolTimer, seconds: Double)
    case callOff(SpoolTimer)
    case send([TrackCall], attempt: Int)
    /// The task of the attempt is cancelled; it may still end well.
    case cancelAttempt
    case answer(FlushTicket, FlushResult)
}

/// What a spool waits for.
enum SpoolTimer: Sendable, Hashable, CaseIterable {
    /// More calls for a batch, or the end of a pause.
    case delivery
    /// The end of an attempt that takes too long.
    case timeout
    /// A disk that may have come back.
    case disk
}
