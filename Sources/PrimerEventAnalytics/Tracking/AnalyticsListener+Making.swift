internal import DurableFiles
public import Foundation
public import PrimerEventListeners
public import PrimerEvents

/// Where calls wait: in a folder, or in memory.
extension AnalyticsListener {
    /// A listener whose calls wait in a folder: a call that was tracked survives the end of the process.
    ///
    /// A call is in the folder when the event's dispatch returns; `kill -9` right after it loses nothing. What an earlier
    /// process left in the folder is delivered as well. Only the ownership of the folder is settled before the initializer
    /// returns, with a few short calls to the system. A folder that cannot be used for any other reason, or a disk that is
    /// full, is no error: calls wait in memory, a report says why, and they go to the folder when that is possible.
    ///
    /// - Parameters:
    ///   - destination: Where calls go.
    ///   - folder: The folder, which is made if need be; in an iOS app one of its own container, since the system ends a
    ///     suspended app that holds a lock in a container of a group.
    ///   - durability: What a call survives once it was tracked.
    ///   - plan: Which steps are tracked, and by which names.
    ///   - policy: Which fields are tracked besides those that anyone may see.
    ///   - pace: How large batches are, how long calls are collected, and when a failed delivery is retried.
    ///   - limits: How many calls wait at most.
    ///   - isOptedOut: Whether the listener begins opted out, as after ``optOut()``: what waits in the folder is deleted.
    ///   - clock: Gives calls their time.
    ///   - timer: Waits for the end of a batch, and before a retry.
    ///   - sessionId: Makes the id of a session, one run of one checkout; random unless stated otherwise.
    ///   - onReport: Is called with what was not delivered and with problems of the folder, on a queue of the listener's,
    ///     which waits for it; without it they go to the system's log or to standard error.
    /// - Throws: ``AnalyticsError/folderInUse``, ``AnalyticsError/notAFileURL``, and
    ///   ``AnalyticsError/backlogNotDeleted(_:)`` for a listener that begins opted out.
    public convenience init(
        to destination: some AnalyticsDestination, keptIn folder: URL, durability: DeliveryDurability = .endOfProcess,
        plan: TrackPlan = .standard, policy: ExportPolicy = .standard, pace: DeliveryPace = .default,
        limits: DeliveryLimits = .default, isOptedOut: Bool = false, clock: WallClock = .system,
        timer: DelayTimer = .system, sessionId: (() -> String)? = nil,
        onReport: (@Sendable (DeliveryReport) -> Void)? = nil
    ) throws(AnalyticsError) {
        guard folder.isFileURL else { throw .notAFileURL }
        let delivery = try DeliveryEngine(
            to: destination, path: folder.path, files: PosixFileSystem(), durability: durability,
            DeliveryEngine.Settings(pace: pace, limits: limits, timer: timer, onReport: onReport))
        self.init(delivery, plan: plan, policy: policy, clock: clock, sessionId: sessionId)
        if isOptedOut { try optOut() }
        delivery.start()
    }

    /// A listener whose calls wait in a folder and are delivered to a closure, off the actor of the tree; a batch that it
    /// throws for is delivered again.
    ///
    /// - Throws: As ``init(to:keptIn:durability:plan:policy:pace:limits:isOptedOut:clock:timer:sessionId:onReport:)``.
    public convenience init(
        keptIn folder: URL, durability: DeliveryDurability = .endOfProcess, plan: TrackPlan = .standard,
        policy: ExportPolicy = .standard, pace: DeliveryPace = .default, limits: DeliveryLimits = .default,
        isOptedOut: Bool = false, clock: WallClock = .system, timer: DelayTimer = .system,
        sessionId: (() -> String)? = nil, onReport: (@Sendable (DeliveryReport) -> Void)? = nil,
        _ deliver: @escaping @Sendable ([TrackCall]) async throws -> Void
    ) throws(AnalyticsError) {
        try self.init(
            to: ClosureDestination(body: deliver), keptIn: folder, durability: durability, plan: plan, policy: policy,
            pace: pace, limits: limits, isOptedOut: isOptedOut, clock: clock, timer: timer, sessionId: sessionId,
            onReport: onReport)
    }

    /// A listener whose calls wait in memory: the end of the process loses what was not delivered.
    ///
    /// The parameters are those of
    /// ``init(to:keptIn:durability:plan:policy:pace:limits:isOptedOut:clock:timer:sessionId:onReport:)``.
    public convenience init(
        to destination: some AnalyticsDestination, plan: TrackPlan = .standard, policy: ExportPolicy = .standard,
        pace: DeliveryPace = .default, limits: DeliveryLimits = .default, isOptedOut: Bool = false,
        clock: WallClock = .system, timer: DelayTimer = .system, sessionId: (() -> String)? = nil,
        onReport: (@Sendable (DeliveryReport) -> Void)? = nil
    ) {
        let delivery = DeliveryEngine(
            to: destination,
            DeliveryEngine.Settings(pace: pace, limits: limits, timer: timer, onReport: onReport))
        self.init(delivery, plan: plan, policy: policy, clock: clock, sessionId: sessionId)
        // In memory there is nothing that could not be deleted.
        if isOptedOut { try? optOut() }
        delivery.start()
    }

    /// A listener whose calls wait in memory and are delivered to a closure, off the actor of the tree; a batch that it
    /// throws for is delivered again.
    public convenience init(
        plan: TrackPlan = .standard, policy: ExportPolicy = .standard, pace: DeliveryPace = .default,
        limits: DeliveryLimits = .default, isOptedOut: Bool = false, clock: WallClock = .system,
        timer: DelayTimer = .system, sessionId: (() -> String)? = nil,
        onReport: (@Sendable (DeliveryReport) -> Void)? = nil,
        _ deliver: @escaping @Sendable ([TrackCall]) async throws -> Void
    ) {
        self.init(
            to: ClosureDestination(body: deliver), plan: plan, policy: policy, pace: pace, limits: limits,
            isOptedOut: isOptedOut, clock: clock, timer: timer, sessionId: sessionId, onReport: onReport)
    }
}
