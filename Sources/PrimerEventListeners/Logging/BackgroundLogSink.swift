internal import Dispatch
internal import EventTree

/// Gives entries to another sink on a queue of its own, in order, so that a slow or blocking one keeps nobody waiting.
///
/// ```swift
/// hub.addEventListener(LoggingListener(to: .background(.jsonLines(file))))
/// ```
///
/// At most `capacity` entries wait; while it is full, new ones are dropped and counted. Nothing is lost in silence: writing
/// throws ``BackgroundLogFailure`` for a dropped entry, and once after the other sink has failed.
public final class BackgroundLogSink: LogSink, Sendable {
    private struct State {
        var waiting = 0
        var dropped = 0
        var failure: String?
    }

    private let sink: any LogSink & Sendable
    private let capacity: Int
    private let state = Locked(State())
    private let queue = DispatchQueue(label: "primer-events.log")

    /// A sink before another, which is only ever called on one queue.
    public init(_ sink: some LogSink & Sendable, capacity: Int = 1_000) {
        self.sink = sink
        self.capacity = max(capacity, 1)
    }

    /// How many entries were dropped because too many waited.
    public var droppedCount: Int { state.withLock { $0.dropped } }

    /// Hands the entry over; returns before it is written.
    public func write(_ entry: LogEntry) throws {
        let (isAccepted, failure): (Bool, String?) = state.withLock { [capacity] state in
            defer { state.failure = nil }
            guard state.waiting < capacity else {
                state.dropped += 1
                return (false, state.failure)
            }
            state.waiting += 1
            return (true, state.failure)
        }
        if isAccepted {
            // A queue does not know what the task knew.
            let depth = LoggingDepth.current
            queue.async { LoggingDepth.$current.withValue(depth) { self.writeNow(entry) } }
        }
        if let failure { throw BackgroundLogFailure.sinkFailed(errorType: failure) }
        if !isAccepted { throw BackgroundLogFailure.full }
    }

    /// Waits until everything that was handed over is written; blocks, so not for the main actor while an app runs.
    public func flush() { queue.sync {} }

    private func writeNow(_ entry: LogEntry) {
        var failure: String?
        do { try sink.write(entry) } catch { failure = "\(type(of: error))" }
        state.withLock { [failure] state in
            state.waiting -= 1
            if let failure { state.failure = failure }
        }
    }
}

/// Why a log in the background is not complete.
public enum BackgroundLogFailure: Error, Sendable, Hashable {
    /// Too many entries waited, and one was dropped.
    case full
    /// The sink threw an error of this type for an earlier entry.
    case sinkFailed(errorType: String)
}

extension LogSink where Self == BackgroundLogSink {
    /// Another sink, on a queue of its own.
    public static func background(_ sink: some LogSink & Sendable, capacity: Int = 1_000) -> BackgroundLogSink {
        BackgroundLogSink(sink, capacity: capacity)
    }
}
