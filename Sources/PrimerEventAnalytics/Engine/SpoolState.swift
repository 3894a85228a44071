/// All that a spool knows. Every input changes it and leaves in `effects` what is to be done.
struct SpoolState {
    enum Phase {
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

    var store: SpoolStore
    let pace: DeliveryPace
    let jitter: @Sendable () -> Double

    var phase = Phase.idle
    var size: BatchSize
    var pauses: Backoff
    var lastAttempt = 0
    /// Attempts that took too long and have not ended, with the ids that each may still deliver.
    var hanging: [Int: [String]] = [:]
    /// Calls that were refused for good since one was taken.
    var refusedInARow = 0
    /// Whoever waits until the call with that number is gone, and all before it.
    var flushes: [(last: Int64, ticket: FlushTicket)] = []

    var diskPauses: Backoff
    var isWaitingForDisk = false

    private var effects: [SpoolEffect] = []

    init(store: SpoolStore, pace: DeliveryPace, jitter: @escaping @Sendable () -> Double) {
        self.store = store
        self.pace = pace
        self.jitter = jitter
        size = BatchSize(pace)
        pauses = Backoff(first: pace.firstPause, longest: pace.longestPause)
        diskPauses = Backoff(first: Self.firstDiskPause, longest: Self.longestDiskPause)
    }

    /// How long a disk that failed is left alone, in seconds.
    private static let firstDiskPause = 2.0
    private static let longestDiskPause = 120.0

    mutating func effect(_ effect: SpoolEffect) { effects.append(effect) }

    /// What is to be done now.
    mutating func takeEffects() -> [SpoolEffect] {
        defer { effects = [] }
        return effects
    }

    /// Whether calls are taken and sent.
    var isOn: Bool {
        switch phase {
        case .idle, .collecting, .sending, .pausing: true
        case .off, .closed: false
        }
    }

    var status: SpoolStatus {
        let storage: SpoolStatus.Storage =
            if !isOn { .none } else if let problem = store.problem { .memory(problem) } else { .disk }
        return SpoolStatus(
            waitingCount: store.queue.count, waitingBytes: store.queue.bytes, droppedCount: store.dropped,
            setAsideCount: store.setAside.entries.count, storage: storage)
    }

    // MARK: - Inputs

    mutating func open() {
        phase = .idle
        store.restore()
        settle()
    }

    mutating func append(_ calls: [TrackCall]) {
        guard isOn else { return }
        store.append(calls)
        settle()
    }

    mutating func timerFired(_ timer: SpoolTimer) {
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
        let hadRead = store.hasRead
        store.restore()
        // The calls have other numbers now.
        if store.hasRead != hadRead { answerFlushes(.postponed) }
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
            effect(.wait(.disk, seconds: diskPauses.next(jitter: jitter())))
        }
        collect()
    }

    /// Tells what the store has to tell, in order with what else happens.
    mutating func report() {
        for report in store.reports { effect(.report(report)) }
        store.reports = []
    }
}
