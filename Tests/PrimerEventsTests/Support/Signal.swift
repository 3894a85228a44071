import EventTree

/// Something that happens once and is waited for by one.
final class Signal: Sendable {
    private enum State {
        case open
        case awaited(CheckedContinuation<Void, Never>)
        case fired
    }

    private let state = Locked(State.open)

    func fire() {
        let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
            defer { state = .fired }
            guard case .awaited(let waiter) = state else { return nil }
            return waiter
        }
        waiter?.resume()
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let hasFired = state.withLock { state in
                if case .fired = state { return true }
                state = .awaited(continuation)
                return false
            }
            if hasFired { continuation.resume() }
        }
    }
}
