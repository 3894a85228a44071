internal import EventTree

/// The streams of one attachment, each with every state from the moment it was asked for.
final class StateStreams: Sendable {
    private struct Streams {
        var isFinished = false
        var last = 0
        var open: [(number: Int, continuation: AsyncStream<PrimerCheckoutState>.Continuation)] = []
    }

    private let streams = Locked(Streams())

    /// Another stream; an empty one if all are finished.
    func make() -> AsyncStream<PrimerCheckoutState> {
        let (stream, continuation) = AsyncStream.makeStream(of: PrimerCheckoutState.self)
        let number: Int? = streams.withLock { streams in
            guard !streams.isFinished else { return nil }
            streams.last += 1
            streams.open.append((streams.last, continuation))
            return streams.last
        }
        guard let number else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in self?.forget(number) }
        return stream
    }

    /// How many streams somebody still reads.
    var count: Int { streams.withLock { $0.open.count } }

    /// Gives every stream a state.
    func push(_ state: PrimerCheckoutState) {
        let open = streams.withLock { $0.open.map(\.continuation) }
        for continuation in open { continuation.yield(state) }
    }

    /// Ends every stream after its last state, for good.
    func finish() {
        let open = streams.withLock { streams in
            defer { streams.open = [] }
            streams.isFinished = true
            return streams.open.map(\.continuation)
        }
        for continuation in open { continuation.finish() }
    }

    private func forget(_ number: Int) { streams.withLock { $0.open.removeAll { $0.number == number } } }
}

/// Ends the streams when it goes: it signals what is `Sendable` and touches no tree.
final class StreamEnd: Sendable {
    private let streams: StateStreams

    init(of streams: StateStreams) { self.streams = streams }

    deinit { streams.finish() }
}
