internal import Dispatch
package import DurableFiles
internal import EventTree
package import PrimerEvents

/// Takes track calls and delivers them, in order and in batches, each at least once, until the destination has them.
///
/// Where calls wait, in memory or in a folder, is the choice of the ``CallStore``; everything else is the same for both.
///
/// A call is taken under a lock on the thread that tracks it, and is in the log then. All that follows happens on a queue:
/// effects are carried out there and nowhere else, in the order in which the state asked for them. Code of the app's, which
/// is the destination, the timer, jitter and reports, runs outside of the lock.
package final class DeliveryEngine: Sendable {
    /// How calls are delivered, and by which parts of the app.
    package struct Settings: Sendable {
        package var pace: DeliveryPace
        package var limits: DeliveryLimits
        package var timer: DelayTimer
        /// Chance, from 0 to 1, that shortens pauses.
        package var jitter: @Sendable () -> Double
        /// Called on the engine's queue, which waits for it.
        package var onReport: @Sendable (DeliveryReport) -> Void

        private static let systemLog = SystemLog(category: "analytics")

        package init(
            pace: DeliveryPace = .default, limits: DeliveryLimits = .default, timer: DelayTimer = .system,
            jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) },
            onReport: (@Sendable (DeliveryReport) -> Void)? = nil
        ) {
            self.pace = pace
            self.limits = limits
            self.timer = timer
            self.jitter = jitter
            self.onReport = onReport ?? { Self.systemLog.warn($0.description) }
        }
    }

    private let queue = DispatchQueue(label: "primer-events.analytics", qos: .utility)
    private let state: Locked<DeliveryState>
    private let timers = Locked<[DeliveryTimer: RunningTimer]>([:])

    private let destination: any AnalyticsDestination
    private let settings: Settings
    /// Whether calls are kept in a folder.
    private let isDurable: Bool

    /// A timer that runs. One that was cancelled may still fire; its turn shows that.
    private struct RunningTimer {
        var turn: Int
        var cancel: (@Sendable () -> Void)?
    }

    /// An engine whose calls wait in memory.
    package convenience init(to destination: any AnalyticsDestination, _ settings: Settings) {
        self.init(to: destination, settings, store: CallStore(limits: settings.limits))
    }

    /// An engine whose calls wait in a folder, which it makes if need be and shares with nobody.
    ///
    /// Only the ownership of the folder is settled before it returns, with a few short calls to the system. A folder that
    /// cannot be used for any other reason is no error: calls are kept in memory until it can.
    package convenience init(
        to destination: any AnalyticsDestination, path: String, files: any FileSystem,
        durability: DeliveryDurability = .endOfProcess, _ settings: Settings
    ) throws(AnalyticsError) {
        let disk = CallDisk(folder: OwnedFolder(path: path, files: files), durability: durability)
        var store = CallStore(limits: settings.limits, disk: disk)
        // A failure of any other kind comes again when it is opened, and is reported there.
        if let isOurs = try? store.claim(), !isOurs { throw .folderInUse }
        self.init(to: destination, settings, store: store)
    }

    private init(to destination: any AnalyticsDestination, _ settings: Settings, store: CallStore) {
        self.destination = destination
        self.settings = settings
        isDurable = store.disk != nil
        state = Locked(DeliveryState(store: store, pace: settings.pace))
    }

    // MARK: - Calls

    /// Reads what an earlier time left, and delivers it.
    package func start() { run { $0.open() } }

    /// Takes calls; where there is a folder, they are in it when this returns.
    package func track(_ calls: [TrackCall]) { now { $0.append(calls) } }

    /// Delivers what waits now.
    package func flush() async -> FlushResult {
        let ticket = FlushTicket()
        run { $0.flush(ticket) }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { ticket.wait($0) }
        } onCancel: {
            ticket.answer(.cancelled)
        }
    }

    /// How it stands, after everything that was asked of it before.
    package func status() async -> DeliveryStatus { await value { $0.status } }

    /// The calls that were set aside, oldest first.
    package func setAsideCalls() async -> [SetAsideCall] { await value { $0.store.setAside.entries.map(\.call) } }

    /// Lets the calls that were set aside wait again, behind the others.
    package func returnSetAsideCalls() async { await changeStore { $0.returnSetAside() } }

    /// Removes calls that were set aside, `nil` for all.
    package func discardSetAsideCalls(_ ids: Set<TrackCall.ID>? = nil) async {
        await changeStore { $0.discardSetAside(ids) }
    }

    private func changeStore(_ change: @escaping @Sendable (inout CallStore) -> Void) async {
        await value { state in
            state.open()
            guard state.isOn else { return }
            change(&state.store)
            state.settle()
        }
    }

    // MARK: - Opting out, and the end

    /// Stops at once and deletes what waits.
    package func optOut() throws(AnalyticsError) {
        let (error, attempt) = now { ($0.optOut(), $0.attemptTask) }
        attempt?.cancel()
        if let error { throw error }
    }

    /// Takes and delivers calls again.
    package func optIn() { now { $0.optIn() } }

    /// Stops sending and gives the folder back, with what waits in it.
    package func close() {
        now { state in
            state.close()
            return state.attemptTask
        }?.cancel()
    }

    /// Nobody tracks any more. What waits in a folder is for whoever comes next; what waits in memory is delivered.
    package func trackerIsGone() { if isDurable { close() } }

    // MARK: - Under the lock

    /// Gives the state an input on this thread.
    @discardableResult private func now<Value: Sendable>(_ input: (inout DeliveryState) -> Value) -> Value {
        let (value, needsTurn) = state.withLock { state in (input(&state), state.needsTurn()) }
        if needsTurn { queue.async { self.carryOutEffects() } }
        return value
    }

    /// Gives the state an input on the queue.
    private func run(_ input: @escaping @Sendable (inout DeliveryState) -> Void) {
        queue.async { self.runNow(input) }
    }

    /// The same, and waits for what comes of it; everything that follows from it has begun by then.
    private func value<Value: Sendable>(of input: @escaping @Sendable (inout DeliveryState) -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.runNow(input)) }
        }
    }

    @discardableResult private func runNow<Value: Sendable>(_ input: (inout DeliveryState) -> Value) -> Value {
        let chance = settings.jitter()
        let value = state.withLock { state in
            state.chance = chance
            return input(&state)
        }
        carryOutEffects()
        return value
    }

    private func carryOutEffects() {
        while true {
            let effects = state.withLock { $0.takeEffects() }
            if effects.isEmpty { return }
            for effect in effects { carryOut(effect) }
        }
    }

    private func carryOut(_ effect: DeliveryEffect) {
        switch effect {
        case .report(let report): settings.onReport(report)
        case .wait(let timer, let seconds): wait(timer, seconds)
        case .cancel(let timer): cancel(timer)
        case .send(let batch, let attempt): send(batch, attempt)
        case .cancelAttempt: state.withLock { $0.attemptTask }?.cancel()
        case .answer(let ticket, let result): ticket.answer(result)
        case .rewriteLog: rewriteLog()
        case .flushLog: flushLog()
        }
    }

    // MARK: - Sending

    private func send(_ batch: [QueuedCall], _ attempt: Int) {
        state.withLock { state in
            // Opted out of meanwhile, or closed.
            guard state.isSending(attempt) else { return }
            state.attemptTask = Task {
                // What was encoded when it was tracked, or read and checked, is decoded again.
                let calls = batch.compactMap { TrackCall(keptBytes: $0.json) }
                let result =
                    Task.isCancelled
                    ? .failed(errorType: "CancellationError") : await AttemptResult(of: calls, to: self.destination)
                self.run { $0.attemptEnded(attempt, result) }
            }
        }
    }

    // MARK: - Files

    private func rewriteLog() {
        guard
            let (rewrite, files, folder) = state.withLock({ state in
                state.beginRewrite().flatMap { rewrite in
                    state.store.disk.map { (rewrite, $0.files, $0.folder.path) }
                }
            })
        else { return }
        let result = rewrite.write()
        state.withLock { $0.finishRewrite(result) }
        // The new name is on the drive as well.
        try? files.flushFolder(folder)
    }

    private func flushLog() {
        guard let (files, path) = state.withLock({ $0.store.disk.map { ($0.files, $0.logPath) } }) else { return }
        let result = Result { () throws(FileFailure) in
            let file = try files.openFile(path, for: .appending)
            defer { files.closeFile(file) }
            try files.flushFile(file)
        }
        state.withLock { $0.logFlushed(result) }
    }

    // MARK: - Timers

    private func wait(_ kind: DeliveryTimer, _ seconds: Double) {
        cancel(kind)
        let turn = timers.withLock { $0[kind]?.turn ?? 0 }
        // It keeps the engine: what waits in memory is delivered although nobody tracks any more.
        let cancel = settings.timer.after(seconds) { self.queue.async { self.fired(kind, turn) } }
        timers.withLock { $0[kind] = RunningTimer(turn: turn, cancel: cancel) }
    }

    private func cancel(_ kind: DeliveryTimer) {
        let cancel = timers.withLock { timers in
            let running = timers[kind] ?? RunningTimer(turn: 0)
            timers[kind] = RunningTimer(turn: running.turn + 1)
            return running.cancel
        }
        cancel?()
    }

    private func fired(_ kind: DeliveryTimer, _ turn: Int) {
        let isCurrent = timers.withLock { $0[kind]?.turn == turn }
        if isCurrent { runNow { $0.timerFired(kind) } }
    }
}
