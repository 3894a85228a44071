/// What is to be done after the state has changed, outside the lock.
enum DeliveryEffect: Sendable {
    case report(DeliveryReport)
    case wait(DeliveryTimer, seconds: Double)
    case cancel(DeliveryTimer)
    case send([QueuedCall], attempt: Int)
    /// The task of the attempt is cancelled; it may still end well.
    case cancelAttempt
    case answer(FlushTicket, FlushResult)
    /// Make the log smaller.
    case rewriteLog
    /// Flush the log to the drive.
    case flushLog
}

/// What delivery waits for.
enum DeliveryTimer: Sendable, Hashable, CaseIterable {
    /// More calls for a batch, or the end of a pause.
    case delivery
    /// The end of an attempt that takes too long.
    case timeout
    /// A disk that may have come back.
    case disk
}
