import EventTree
public import Foundation
public import PrimerEvents

/// A queue in a folder between an analytics listener and a service: what is tracked survives a crash and a time offline.
///
/// It is a destination, and delivers to another one: in order, in batches, each call at least once under its own id, until
/// the service has it. Files are written on a queue of the spool's own, never on the main actor.
///
/// When ``deliver(_:)`` has returned the calls survive the end of the process. Before that they may be lost. While
/// ``SpoolStatus/storage-swift.property`` is memory, because the disk is full for example, the end of the process loses
/// what waits.
///
/// A spool works until ``close()`` is called or its last reference goes.
public final class EventSpool: AnalyticsDestination, Sendable {
    let engine: SpoolEngine

    private static let systemLog = SystemLog(category: "spool")

    /// A spool in a folder, which it makes if need be and shares with nobody.
    ///
    /// Only the ownership of the folder is settled before it returns, with a few short calls to the system; what an earlier
    /// time left is read after that. A folder that cannot be used for any other reason is no error: calls are kept in
    /// memory, a report says why, and the spool comes to the disk when that is possible.
    ///
    /// - Parameters:
    ///   - folder: The folder; in an iOS app one of its own container, since the system ends a suspended app that holds a
    ///     lock in a container of a group.
    ///   - destination: Where the calls go.
    ///   - limits: How much is kept.
    ///   - pace: In what portions and how often it is delivered.
    ///   - durability: What a call survives once it was taken.
    ///   - timer: How the spool waits.
    ///   - jitter: Chance, from 0 to 1, that shortens pauses.
    ///   - onReport: What is told of; without it the system's log or standard error. It is called on the spool's queue, which
    ///     waits for it.
    /// - Throws: ``SpoolError/folderInUse``, ``SpoolError/notAFileURL``.
    public convenience init(
        folder: URL, destination: any AnalyticsDestination, limits: SpoolLimits = .default,
        pace: DeliveryPace = .default, durability: SpoolDurability = .endOfProcess, timer: DelayTimer = .system,
        jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        onReport: (@Sendable (SpoolReport) -> Void)? = nil
    ) throws(SpoolError) {
        guard folder.isFileURL else { throw .notAFileURL }
        try self.init(
            path: folder.path, files: PosixFileSystem(), destination: destination, limits: limits, pace: pace,
            durability: durability, timer: timer, jitter: jitter,
            onReport: onReport ?? { Self.systemLog.warn($0.description) })
    }

    /// The same on other files.
    package init(
        path: String, files: any FileSystem, destination: any AnalyticsDestination, limits: SpoolLimits,
        pace: DeliveryPace, durability: SpoolDurability = .endOfProcess, timer: DelayTimer,
        jitter: @escaping @Sendable () -> Double = { 1 }, onReport: @escaping @Sendable (SpoolReport) -> Void
    ) throws(SpoolError) {
        var store = SpoolStore(
            files: files, folder: SpoolFolder(path: path), limits: limits, durability: durability)
        // A failure of any other kind comes again on the queue, and is told there.
        if let isOurs = try? store.claim(), !isOurs { throw .folderInUse }
        engine = SpoolEngine(
            SpoolState(store: store, pace: pace, jitter: jitter), destination: destination, timer: timer,
            report: onReport)
        engine.run { $0.open() }
    }

    deinit {
        engine.shut()
        engine.run { $0.close() }
    }

    // MARK: - Calls

    /// Takes calls to deliver them later, and returns as soon as they survive what ``SpoolDurability`` says.
    ///
    /// A call whose id waits already is not taken a second time. After ``optOut()`` calls are taken and forgotten.
    ///
    /// - Returns: Always `.all`: what is dropped for the limits is dropped for good.
    /// - Throws: ``SpoolError/closed``.
    public func deliver(_ batch: [TrackCall]) async throws -> DeliveryReceipt {
        let isClosed = await engine.value { state in
            state.append(batch)
            if case .closed = state.phase { return true } else { return false }
        }
        if isClosed { throw SpoolError.closed }
        return .all
    }

    /// Delivers what waits now, without collecting and, unless the destination asked for one, without a pause.
    ///
    /// Call it when the app goes to the background. Any number of flushes at a time send each call once.
    public func flush() async -> FlushResult {
        let ticket = FlushTicket()
        engine.run { $0.flush(ticket) }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { ticket.wait($0) }
        } onCancel: {
            ticket.answer(.cancelled)
        }
    }

    /// How the spool stands, after everything that was asked of it before.
    public func status() async -> SpoolStatus { await engine.value { $0.status } }

    // MARK: - The end

    /// Stops sending and gives the folder back, with what waits in it: another spool may be made for it then.
    public func close() async {
        engine.shut()
        await engine.value { $0.close() }
    }
}
