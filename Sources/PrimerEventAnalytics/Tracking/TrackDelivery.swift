internal import EventTree
internal import PrimerEvents

/// Delivers track calls, one batch after the other, in tasks of its own; see ``TrackQueue`` for what is decided when.
///
/// Timers and tasks keep it, so what was tracked is delivered although the listener and its tree are gone.
final class TrackDelivery: Sendable {
    private typealias Waiter = CheckedContinuation<Int, Never>

    private struct State {
        var queue: TrackQueue
        var waiters: [Int: Waiter] = [:]
        var lastWaiter = 0
        var timer: (number: Int, cancel: @Sendable () -> Void)?
    }

    private let destination: any AnalyticsDestination
    private let timer: DelayTimer
    private let onFailure: @Sendable (DeliveryFailure) -> Void
    private let state: Locked<State>

    init(
        to destination: some AnalyticsDestination, rules: DeliveryRules, timer: DelayTimer,
        onFailure: @escaping @Sendable (DeliveryFailure) -> Void
    ) {
        self.destination = destination
        self.timer = timer
        self.onFailure = onFailure
        state = Locked(State(queue: TrackQueue(rules: rules)))
    }

    /// Takes a call; returns at once.
    func add(_ call: TrackCall) { change { $0.add(call) } }

    /// Delivers what waits; returns how many calls are left when none is, the destination has failed or the task is cancelled.
    func flush() async -> Int {
        let number = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                state.withLock { $0.waiters[number] = waiter }
                change { $0.flush() }
                if Task.isCancelled { stopWaiting(number) }
            }
        } onCancel: {
            stopWaiting(number)
        }
    }

    private func stopWaiting(_ number: Int) {
        let (waiter, left) = state.withLock { ($0.waiters.removeValue(forKey: number), $0.queue.waiting.count) }
        waiter?.resume(returning: left)
    }

    /// Takes a step, and does what comes of it after the lock is released.
    private func change(_ step: (inout TrackQueue) -> [TrackQueue.Action]) {
        for action in state.withLock({ step(&$0.queue) }) { act(action) }
    }

    private func act(_ action: TrackQueue.Action) {
        switch action {
        case .deliver(let batch):
            // Not the caller's actor, priority or task-local values: delivery is nobody's business but its own.
            Task.detached(priority: .utility) { await self.deliver(batch) }
        case .wait(let seconds, let number):
            let cancel = timer.after(seconds) { self.change { $0.timeIsUp(number) } }
            // Another thread may have started a later one meanwhile.
            let outdated = state.withLock { state -> (@Sendable () -> Void)? in
                if let later = state.timer, later.number > number { return cancel }
                defer { state.timer = (number, cancel) }
                return state.timer?.cancel
            }
            outdated?()
        case .report(let failure): onFailure(failure)
        case .endFlush(let left):
            let waiters = state.withLock { state in
                defer { state.waiters = [:] }
                return Array(state.waiters.values)
            }
            for waiter in waiters { waiter.resume(returning: left) }
        }
    }

    private func deliver(_ batch: [TrackCall]) async {
        do {
            let receipt = try await destination.deliver(batch)
            change { $0.delivered(receipt) }
        } catch {
            change { $0.failed(error) }
        }
    }
}
