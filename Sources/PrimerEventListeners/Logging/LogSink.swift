/// Where log entries go.
///
/// A sink is given one entry at a time, where the event is dispatched and before the dispatch goes on: one that blocks, blocks
/// the app. ``BackgroundLogSink`` takes any sink off that path. A sink may throw: the event goes on, the other sinks are
/// given the entry, and the tree is told of the first failure of a row. It is called in the isolation domain of the tree and
/// need not be `Sendable`.
public protocol LogSink {
    /// Writes an entry, or throws if it could not.
    func write(_ entry: LogEntry) throws
}

/// A sink that is a closure.
struct ClosureLogSink: LogSink {
    let body: (LogEntry) throws -> Void

    func write(_ entry: LogEntry) throws { try body(entry) }
}

@available(*, unavailable)
extension ClosureLogSink: Sendable {}
