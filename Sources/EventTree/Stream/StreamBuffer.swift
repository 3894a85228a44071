/// What tree and consumer share: the tree's side pushes and finishes, the consumer's side takes and ends.
///
/// Neither touches the other's world. Code of the app, a continuation or the last reference to an event, runs after the lock.
///
/// OPTIMIZATION: not generic. With the stream's element type in it, every push and take looked up the metadata of a dozen
/// types; now it costs a quarter.
@usableFromInline
final class StreamBuffer: Sendable {
    private typealias Waiter = CheckedContinuation<(any KeptEvent)?, Never>

    private enum Taken: Sendable {
        case element(any KeptEvent)
        case end
        case nothingYet
    }

    private struct State {
        var queue: StreamQueue<any KeptEvent>
        var waiter: Waiter?
        /// No more events will come: the target is gone.
        var isFinished = false
        /// Nobody takes events any more: cancelled, left, dropped.
        var isEnded = false
        var hasIterator = false

        mutating func take() -> Taken {
            if isEnded { return .end }
            if let element = queue.popFirst() { return .element(element) }
            return isFinished ? .end : .nothingYet
        }

        mutating func takeWaiter() -> Waiter? {
            defer { waiter = nil }
            return waiter
        }
    }

    private let state: Locked<State>

    init(_ buffering: EventBuffering) { state = Locked(State(queue: StreamQueue(buffering))) }

    var droppedCount: Int { state.withLock { $0.queue.droppedCount } }

    /// Whether nobody takes events any more; the listener of the stream is then removed.
    var isEnded: Bool { state.withLock { $0.isEnded } }

    // MARK: The tree's side

    /// Hands an event to who waits for it, or keeps it.
    func push(_ element: any KeptEvent) {
        let (waiter, dropped): (Waiter?, (any KeptEvent)?) = state.withLock { state in
            if state.isEnded || state.isFinished { return (nil, nil) }
            // Who waits has found the queue empty.
            if let waiter = state.takeWaiter() { return (waiter, nil) }
            return (nil, state.queue.append(element, isOutcome: element.isOutcome))
        }
        waiter?.resume(returning: element)
        withExtendedLifetime(dropped) {}
    }

    /// Lets the stream end after what it keeps.
    func finish() {
        let waiter = state.withLock { state in
            state.isFinished = true
            return state.takeWaiter()
        }
        waiter?.resume(returning: nil)
    }

    // MARK: The consumer's side

    /// Whether the caller is the first to ask, and so the one who may iterate.
    func claimIterator() -> Bool {
        state.withLock { state in
            defer { state.hasIterator = true }
            return !state.hasIterator
        }
    }

    /// Ends the stream, with what it keeps.
    func end() {
        let (waiter, kept): (Waiter?, [any KeptEvent]) = state.withLock { state in
            state.isEnded = true
            return (state.takeWaiter(), state.queue.removeAll())
        }
        waiter?.resume(returning: nil)
        withExtendedLifetime(kept) {}
    }

    func endUnlessIterated() {
        if !state.withLock({ $0.hasIterator }) { end() }
    }

    /// The next event; `nil` at the end. What is kept is taken without suspending.
    @usableFromInline
    func next(isolation: isolated (any Actor)?) async -> (any KeptEvent)? {
        if Task.isCancelled { end() }
        switch state.withLock({ $0.take() }) {
        case .element(let element): return element
        case .end: return nil
        case .nothingYet: return await wait(isolation: isolation)
        }
    }

    private func wait(isolation: isolated (any Actor)?) async -> (any KeptEvent)? {
        await withTaskCancellationHandler {
            await withCheckedContinuation(isolation: isolation) { continuation in
                let taken: Taken = state.withLock { state in
                    let taken = state.take()
                    guard case .nothingYet = taken else { return taken }
                    // One waits at a time; whoever shares the iterator meanwhile is at its end.
                    guard state.waiter == nil else { return .end }
                    state.waiter = continuation
                    return .nothingYet
                }
                switch taken {
                case .element(let element): continuation.resume(returning: element)
                case .end: continuation.resume(returning: nil)
                case .nothingYet: break
                }
            }
        } onCancel: {
            end()
        }
    }
}

/// A consumer owns the stream's listener: it is gone with the consumer.
extension StreamBuffer: ListenerOwner {
    @usableFromInline var isGone: Bool { isEnded }
}

extension StreamBuffer: StreamSink {}

/// The tree's view of a stream, whatever its elements.
protocol StreamSink: ListenerOwner, Sendable {
    /// Lets the stream end after what it keeps.
    func finish()
}

/// Finishes a stream when its listener goes, with its node or before; it signals what is `Sendable` and touches no tree.
final class StreamEnd: Sendable {
    private let sink: any StreamSink

    init(of sink: any StreamSink) { self.sink = sink }

    deinit { sink.finish() }
}
