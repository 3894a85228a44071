import EventTree

/// A task that waits for a flush. It is answered once, whoever comes first.
final class FlushTicket: Sendable {
    private enum State {
        case new
        case waiting(CheckedContinuation<FlushResult, Never>)
        case answered(FlushResult)
    }

    private let state = Locked(State.new)

    /// Waits for the answer, which may be there already.
    func wait(_ continuation: CheckedContinuation<FlushResult, Never>) {
        let answer = state.withLock { state -> FlushResult? in
            if case .answered(let result) = state { return result }
            state = .waiting(continuation)
            return nil
        }
        if let answer { continuation.resume(returning: answer) }
    }

    func answer(_ result: FlushResult) {
        let continuation = state.withLock { state -> CheckedContinuation<FlushResult, Never>? in
            switch state {
            case .answered: return nil
            case .new:
                state = .answered(result)
                return nil
            case .waiting(let continuation):
                state = .answered(result)
                return continuation
            }
        }
        continuation?.resume(returning: result)
    }
}
