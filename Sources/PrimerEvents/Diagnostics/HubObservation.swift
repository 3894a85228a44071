internal import EventTree

/// Something of a hub that is being observed, until ``remove()``; dropping it ends nothing.
public struct HubObservation: Sendable {
    private let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) { self.end = end }

    /// Ends the observation; nothing happens if it has ended already.
    public func remove() { end() }
}

/// Those who are told values of one kind, in the order in which they came; from any thread.
final class Observers<Value: Sendable>: Sendable {
    private struct State {
        var lastNumber = 0
        var observers: [(number: Int, tell: @Sendable (Value) -> Void)] = []
    }

    private let state = Locked(State())

    func add(_ tell: @escaping @Sendable (Value) -> Void) -> HubObservation {
        let number = state.withLock { state in
            state.lastNumber += 1
            state.observers.append((state.lastNumber, tell))
            return state.lastNumber
        }
        return HubObservation { [weak self] in self?.remove(number) }
    }

    func tell(_ value: Value) {
        for observer in state.withLock({ $0.observers }) { observer.tell(value) }
    }

    private func remove(_ number: Int) {
        let removed = state.withLock { state in
            let removed = state.observers.filter { $0.number == number }
            state.observers.removeAll { $0.number == number }
            return removed
        }
        // Let go after the lock is released.
        withExtendedLifetime(removed) {}
    }
}
