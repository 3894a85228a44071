import Dispatch
import EventTree
import PrimerEvents

/// Runs a spool on a queue of its own, so that no file is written on the main actor or on a thread of Swift's pool.
///
/// Only that queue touches the state. The lock around it is for the compiler: nobody ever waits for it, so files are
/// written under it, as no other code of the package may do. An actor with a queue as its executor needs iOS 17.
final class SpoolEngine: Sendable {
    private let queue = DispatchQueue(label: "primer-events.spool", qos: .utility)
    private let state: Locked<SpoolState>
    private let timers = Locked<[SpoolTimer: RunningTimer]>([:])
    private let gate = Locked(Gate())

    private let destination: any AnalyticsDestination
    private let timer: DelayTimer
    private let report: @Sendable (SpoolReport) -> Void

    /// A timer that runs. One that was called off may still fire; its turn tells.
    private struct RunningTimer {
        var turn: Int
        var callOff: (@Sendable () -> Void)?
    }

    /// Whether anything may be sent, and what is being sent: known without waiting for the queue, so that opting out takes
    /// effect at once.
    private struct Gate {
        var isShut = false
        var attempt: Task<Void, Never>?
    }

    init(
        _ state: sending SpoolState, destination: any AnalyticsDestination, timer: DelayTimer,
        report: @escaping @Sendable (SpoolReport) -> Void
    ) {
        self.state = Locked(state)
        self.destination = destination
        self.timer = timer
        self.report = report
    }

    // MARK: - On the queue

    /// Gives the state an input.
    func run(_ input: @escaping @Sendable (inout SpoolState) -> Void) {
        queue.async { self.runNow(input) }
    }

    /// The same, and waits for what comes of it; everything that follows from it has begun by then.
    func value<Value: Sendable>(of input: @escaping @Sendable (inout SpoolState) -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.runNow(input)) }
        }
    }

    private func runNow<Value: Sendable>(_ input: (inout SpoolState) -> Value) -> Value {
        let (value, effects) = state.withLock { state in
            let value = input(&state)
            return (value, state.takeEffects())
        }
        for effect in effects { carryOut(effect) }
        return value
    }

    private func carryOut(_ effect: SpoolEffect) {
        switch effect {
        case .report(let report): self.report(report)
        case .wait(let timer, let seconds): wait(timer, seconds)
        case .callOff(let timer): callOff(timer)
        case .send(let batch, let attempt): send(batch, attempt)
        case .cancelAttempt: gate.withLock { $0.attempt }?.cancel()
        case .answer(let ticket, let result): ticket.answer(result)
        }
    }

    // MARK: - Sending

    private func send(_ batch: [TrackCall], _ attempt: Int) {
        gate.withLock { gate in
            guard !gate.isShut else { return }
            gate.attempt = Task {
                let result = await AttemptResult(of: batch, to: self.destination)
                self.run { $0.attemptEnded(attempt, result) }
            }
        }
    }

    /// Stops what is being sent and lets nothing more be sent, at once.
    func shut() {
        let attempt = gate.withLock { gate in
            gate.isShut = true
            return gate.attempt
        }
        attempt?.cancel()
    }

    func unshut() { gate.withLock { $0.isShut = false } }

    // MARK: - Timers

    private func wait(_ kind: SpoolTimer, _ seconds: Double) {
        callOff(kind)
        let turn = timers.withLock { $0[kind]?.turn ?? 0 }
        let callOff = timer.after(seconds) { [weak self] in
            guard let self else { return }
            self.queue.async { self.fired(kind, turn) }
        }
        timers.withLock { $0[kind] = RunningTimer(turn: turn, callOff: callOff) }
    }

    private func callOff(_ kind: SpoolTimer) {
        let callOff = timers.withLock { timers in
            let running = timers[kind] ?? RunningTimer(turn: 0)
            timers[kind] = RunningTimer(turn: running.turn + 1)
            return running.callOff
        }
        callOff?()
    }

    private func fired(_ kind: SpoolTimer, _ turn: Int) {
        let isCurrent = timers.withLock { $0[kind]?.turn == turn }
        if isCurrent { runNow { $0.timerFired(kind) } }
    }
}
