public import EventTree
public import PrimerEvents

/// Logs every event that it hears: one entry each, with nothing in it that may not leave the device.
///
/// ```swift
/// hub.addEventListener(LoggingListener(to: .standardError))
/// ```
///
/// On a hub it logs every checkout; on a checkout that one. It belongs to the isolation domain of the tree. An event is
/// logged once, also by a listener that was added in several places.
///
/// A sink cannot harm the dispatch. What it throws is reported to the tree, once for each row of failures, and the other
/// sinks are given the entry. An event that it dispatches, or a task that it starts, is logged after the entry, with
/// ``LogEntry/isCausedByLogging``; what comes of logging *that* is only counted, so that nothing loops.
public final class LoggingListener: EventListener {
    /// How many events were not logged because a sink caused them while it was given what a sink had caused.
    public private(set) var suppressedCount = 0

    private let sinks: [any LogSink]
    private let levels: LogLevels
    private let policy: ExportPolicy
    private let clock: WallClock

    private var heard = HeardEvents()
    private var checkouts = CheckoutNumbers()
    private var followed: FollowedCheckouts
    private var isWriting = false
    /// What a sink caused while it wrote.
    private var waiting: [LogEntry] = []
    private var hasFailed = false

    /// A sink that dispatches thousands of events for one entry is broken.
    private static let waitingLimit = 1_000

    /// A listener that gives every sink each entry.
    ///
    /// - Parameters:
    ///   - sinks: Where entries go, in this order.
    ///   - levels: How urgent each event is, and which are not logged.
    ///   - policy: Which fields are logged beside those that anyone may see.
    ///   - unstatedStatus: What a success counts as whose status is not stated.
    ///   - clock: Gives entries their time.
    public init(
        to sinks: [any LogSink], levels: LogLevels = .standard, policy: ExportPolicy = .standard,
        unstatedStatus: UnstatedStatus = .pending, clock: WallClock = .system
    ) {
        self.sinks = sinks
        self.levels = levels
        self.policy = policy
        self.clock = clock
        followed = FollowedCheckouts(unstatedStatus: unstatedStatus)
    }

    /// A listener with one sink: `.standardError`, `.jsonLines(file)`.
    public convenience init(
        to sink: some LogSink, levels: LogLevels = .standard, policy: ExportPolicy = .standard,
        unstatedStatus: UnstatedStatus = .pending, clock: WallClock = .system
    ) {
        self.init(to: [sink], levels: levels, policy: policy, unstatedStatus: unstatedStatus, clock: clock)
    }

    /// A listener whose sink is a closure, which runs in the isolation domain of the tree.
    public convenience init(
        levels: LogLevels = .standard, policy: ExportPolicy = .standard, unstatedStatus: UnstatedStatus = .pending,
        clock: WallClock = .system, _ log: @escaping (LogEntry) throws -> Void
    ) {
        self.init(
            to: [ClosureLogSink(body: log)], levels: levels, policy: policy, unstatedStatus: unstatedStatus,
            clock: clock)
    }

    /// Logs the event.
    public func handleEvent(_ event: AnyEvent) throws {
        guard heard.isFirstHearing(of: event) else { return }
        let (detail, node) = (event.detail, event.checkoutTarget)
        // Also what is not logged can be a step.
        let isHeardLate = event.isReplay
        let steps = isHeardLate ? [] : node.map { followed.receive(event, detail, at: $0).steps } ?? []
        guard let level = levels.level(of: detail) else { return }
        let depth = LoggingDepth.current
        let isLost = depth > LoggingDepth.caused || (isWriting && waiting.count >= Self.waitingLimit)
        guard !isLost else { return suppressedCount += 1 }
        let entry = entry(of: event, steps, in: node, at: level, isCausedByLogging: depth == LoggingDepth.caused)
        if isWriting { return waiting.append(entry) }
        try write(entry)
    }

    /// Gives an entry to the sinks, then what they cause by that.
    private func write(_ entry: LogEntry) throws {
        isWriting = true
        defer {
            isWriting = false
            waiting = []
        }
        var failure = give(entry)
        var next = 0
        while next < waiting.count {
            failure = give(waiting[next]) ?? failure
            next += 1
        }
        let isNew = failure != nil && !hasFailed
        hasFailed = failure != nil
        if isNew, let failure { throw failure }
    }

    private func give(_ entry: LogEntry) -> (any Error)? {
        var failure: (any Error)?
        LoggingDepth.$current.withValue(entry.isCausedByLogging ? LoggingDepth.causedByCaused : LoggingDepth.caused) {
            for sink in sinks {
                do { try sink.write(entry) } catch { failure = failure ?? error }
            }
        }
        return failure
    }

    private func entry(
        of event: AnyEvent, _ steps: [CheckoutRun.Step], in node: EventTarget?, at level: LogLevel,
        isCausedByLogging: Bool
    ) -> LogEntry {
        let exported = ExportedEvent(event, policy: policy)
        let checkout = node.map { checkouts.number(of: $0) }
        let facts: [(String, ExportedValue?)] = [
            ("origin", exported.originName.map(ExportedValue.string)),
            ("checkout", checkout.map { .integer(Int64($0)) }),
            ("provenance", .string(exported.source.rawValue)),
            ("isReplay", exported.isReplay ? .bool(true) : nil),
            ("isCausedByLogging", isCausedByLogging ? .bool(true) : nil),
        ]
        var fields = facts.compactMap { name, value in value.map { ExportedField(name, $0) } }
        if !steps.isEmpty { fields += StepFields.fields(of: steps) }
        if !exported.fields.isEmpty { fields.append(ExportedField(LogEntry.detailName, .record(exported.fields))) }
        return LogEntry(
            level: level, message: exported.type, clock: clock, isCausedByLogging: isCausedByLogging, fields: fields)
    }
}

@available(*, unavailable)
extension LoggingListener: Sendable {}
