internal import DurableFiles

/// All that delivery knows. Every input changes it and leaves in `effects` what is to be done.
///
/// It runs under a lock, so no code of the app's is called from here.
struct DeliveryState {
    enum Phase {
        /// The calls that an earlier time left have not been read.
        case unopened
        /// Nothing waits.
        case idle
        /// Calls wait for more of them.
        case collecting
        case sending(Attempt)
        /// After a failure. A flush ends the pause, unless the destination asked for it.
        case pausing(mayHurry: Bool)
        /// Opted out of.
        case off
        case closed
    }

    struct Attempt {
        let number: Int
        let ids: [String]
        let bytes: Int
    }

    var store: CallStore
    let pace: DeliveryPace
    /// Chance, from 0 to 1, that shortens the next pause. Drawn outside of the lock, before each input.
    var chance = 1.0

    var phase = Phase.unopened
    var size: BatchSize
    var pauses: Backoff
    var lastAttempt = 0
    /// The task of the attempt that is being made, or was last.
    var attemptTask: Task<Void, Never>?
    /// Attempts that took too long and have not ended, with the ids that each may still deliver.
    var hanging: [Int: [String]] = [:]
    /// Calls that were refused for good since one was taken.
    var refusedInARow = 0
    /// Whoever waits until the call with that number is gone, and all before it.
    var flushes: [(last: Int64, ticket: FlushTicket)] = []

    var diskPauses: Backoff
    var isWaitingForDisk = false

    /// Whether the queue has been asked to make the log smaller.
    private var isRewriteAskedFor = false

    private var effects: [DeliveryEffect] = []
    /// Whether the queue has been asked to carry out the effects.
    private var isTurnComing = false

    init(store: CallStore, pace: DeliveryPace) {
        self.store = store
        self.pace = pace
        size = BatchSize(pace)
        pauses = Backoff(first: pace.firstPause, longest: pace.longestPause)
        diskPauses = Backoff(first: Self.firstDiskPause, longest: Self.longestDiskPause)
    }

    /// How long a disk that failed is left alone, in seconds.
    private static let firstDiskPause = 2.0
    private static let longestDiskPause = 120.0

    // MARK: - Effects

    mutating func effect(_ effect: DeliveryEffect) { effects.append(effect) }

    /// What is to be done now, in order.
    mutating func takeEffects() -> [DeliveryEffect] {
        isTurnComing = false
        defer { effects = [] }
        return effects
    }

    /// Whether there is something to be done that nobody was asked to do yet; whoever asks this asks them.
    mutating func needsTurn() -> Bool {
        guard !effects.isEmpty, !isTurnComing else { return false }
        isTurnComing = true
        return true
    }

    // MARK: - How it stands

    /// Whether calls are taken and sent.
    var isOn: Bool {
        switch phase {
        case .unopened, .idle, .collecting, .sending, .pausing: true
        case .off, .closed: false
        }
    }

    func isSending(_ attempt: Int) -> Bool {
        if case .sending(let current) = phase { current.number == attempt } else { false }
    }

    var status: DeliveryStatus {
        let storage: DeliveryStatus.Storage =
            if !isOn {
                .none
            } else if let problem = store.problem {
                .memory(problem)
            } else {
                store.disk == nil ? .memory(nil) : .disk
            }
        return DeliveryStatus(
            waitingCount: store.queue.count, waitingBytes: store.queue.bytes, droppedCount: store.dropped,
            setAsideCount: store.setAside.entries.count, storage: storage)
    }

    // MARK: - Inputs

    /// Reads what an earlier time left.
    mutating func open() {
        guard case .unopened = phase else { return }
        phase = .idle
        store.restore()
        settle()
    }

    mutating func append(_ calls: [TrackCall]) {
        // Whoever comes first opens it, so that a call is in the log when it is tracked.
        open()
        guard isOn else { return }
        store.append(calls)
        settle()
    }

    mutating func timerFired(_ timer: DeliveryTimer) {
        switch timer {
        case .delivery: collectedOrPaused()
        case .timeout: attemptTookTooLong()
        case .disk:
            isWaitingForDisk = false
            restore()
        }
        settle()
    }

    /// Tries the disk again.
    mutating func restore() {
        guard isOn, store.problem != nil else { return }
        let hadRead = store.disk?.hasRead
        store.restore()
        // The calls have other numbers now.
        if store.disk?.hasRead != hadRead { answerFlushes(.postponed) }
    }

    /// Does what follows from any input.
    mutating func settle() {
        report()
        finishFlushes()
        guard isOn else { return }
        if store.problem == nil {
            diskPauses.reset()
        } else if !isWaitingForDisk {
            isWaitingForDisk = true
            effect(.wait(.disk, seconds: diskPauses.next(jitter: chance)))
        }
        if store.isRewriteDue, !isRewriteAskedFor {
            isRewriteAskedFor = true
            effect(.rewriteLog)
        }
        if store.disk?.isFlushDue == true {
            store.disk?.isFlushDue = false
            effect(.flushLog)
        }
        collect()
    }

    /// Reports what the store has to report, in order with what else happens.
    mutating func report() {
        for report in store.reports { effect(.report(report)) }
        store.reports = []
    }

    // MARK: - The log

    /// A smaller log that is to be written without the lock, if one is due still.
    mutating func beginRewrite() -> LogRewrite? {
        isRewriteAskedFor = false
        return store.beginRewrite()
    }

    mutating func finishRewrite(_ result: Result<LogRewrite.File, FileFailure>) {
        store.finishRewrite(result)
        settle()
    }

    /// The log was flushed to the drive, or could not be.
    mutating func logFlushed(_ result: Result<Void, FileFailure>) {
        store.logFlushed(result)
        settle()
    }

    // MARK: - Opting out, and the end

    /// Forgets everything and takes nothing more.
    mutating func optOut() -> AnalyticsError? {
        if case .closed = phase { return .closed }
        stop(.off)
        do throws(DiskProblem) { try store.forget() } catch { return .backlogNotDeleted(error) }
        return nil
    }

    /// Takes calls again.
    mutating func optIn() {
        guard case .off = phase else { return }
        phase = .unopened
        open()
    }

    /// Gives the folder back, with what waits in it.
    mutating func close() {
        if case .closed = phase { return }
        stop(.closed)
        store.close()
    }

    private mutating func stop(_ phase: Phase) {
        self.phase = phase
        for timer in DeliveryTimer.allCases { effect(.cancel(timer)) }
        isWaitingForDisk = false
        hanging = [:]
        store.underWay = []
        answerFlushes(.postponed)
    }
}
