/// Events for a consumer in any task: `for await event in checkout.events(.stateChange) { ... }`.
///
/// It begins with the call of `events`, not with the loop. It ends when the consumer is cancelled, leaves the loop or drops
/// the sequence, and after its last event when the target is gone. It is for one consumer: a second iterator is at its
/// end at once, so call `events` once for each.
public struct EventStream<Element: Sendable>: AsyncSequence, Sendable {
    /// A stream ends without an error.
    public typealias Failure = Never

    @usableFromInline let token: SequenceToken
    @usableFromInline let snapshot: @Sendable (any KeptEvent) -> Element

    @usableFromInline
    init(_ buffer: StreamBuffer, _ snapshot: @escaping @Sendable (any KeptEvent) -> Element) {
        token = SequenceToken(buffer)
        self.snapshot = snapshot
    }

    /// How many events were dropped so far because the consumer was slow; never an outcome.
    public var droppedCount: Int { token.buffer.droppedCount }

    /// The one iterator of the stream; any further one is at its end.
    @inlinable
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(token.takeConsumer(), snapshot) }

    /// Takes the next event in one call; the stream ends with it.
    package func first() async -> Element? {
        var iterator = makeAsyncIterator()
        return await iterator.next()
    }

    /// Lets the stream end after what it keeps.
    package func finish() { token.buffer.finish() }
}

extension EventStream {
    /// Takes the events of a stream; dropping it ends the stream.
    public struct AsyncIterator: AsyncIteratorProtocol {
        @usableFromInline let token: ConsumerToken?
        @usableFromInline let snapshot: @Sendable (any KeptEvent) -> Element

        @inlinable
        init(_ token: ConsumerToken?, _ snapshot: @escaping @Sendable (any KeptEvent) -> Element) {
            self.token = token
            self.snapshot = snapshot
        }

        /// The next event; `nil` at the end, which in a cancelled task is at once.
        @inlinable
        public mutating func next() async -> Element? {
            guard let kept = await token?.buffer.next(isolation: #isolation) else { return nil }
            return snapshot(kept)
        }

        // NB: without this one the default would go to the global executor and back for every event.
        /// The next event, taken on the caller's actor; `nil` at the end.
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            guard let kept = await token?.buffer.next(isolation: actor) else { return nil }
            return snapshot(kept)
        }
    }
}

/// Ends a stream that was dropped unread.
@usableFromInline
final class SequenceToken: Sendable {
    let buffer: StreamBuffer

    init(_ buffer: StreamBuffer) { self.buffer = buffer }

    deinit { buffer.endUnlessIterated() }

    /// What the first iterator gets, and no other.
    @usableFromInline
    func takeConsumer() -> ConsumerToken? { buffer.claimIterator() ? ConsumerToken(buffer) : nil }
}

/// Ends a stream whose consumer has left.
@usableFromInline
final class ConsumerToken: Sendable {
    @usableFromInline let buffer: StreamBuffer

    init(_ buffer: StreamBuffer) { self.buffer = buffer }

    deinit { buffer.end() }
}

@available(*, unavailable)
extension EventStream.AsyncIterator: Sendable {}

// NB: without these a dump would walk into the kept events, past what they export.
extension EventStream: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What the stream is of, and how many events were dropped.
    public var description: String { "EventStream<\(Element.self)>(droppedCount: \(droppedCount))" }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the number of dropped events only.
    public var customMirror: Mirror {
        Mirror(self, children: [(label: "droppedCount", value: droppedCount)], displayStyle: .struct)
    }
}

extension EventStream.AsyncIterator: CustomReflectable {
    /// A mirror of nothing: the kept events are not the iterator's to show.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
