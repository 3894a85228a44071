/// The waiting calls, in memory and in the log.
///
/// Memory has all of them, so that the log is read once; what changes in memory is appended to the log. Where that fails,
/// memory goes on alone until the log can be written anew.
struct SpoolStore {
    let files: any FileSystem
    let folder: SpoolFolder
    let limits: SpoolLimits
    let durability: SpoolDurability

    var queue: CallQueue
    var setAside: SetAsideList
    /// How many calls were dropped in all.
    var dropped: Int64 = 0
    /// The same as the log has it.
    var droppedInLog: Int64 = 0
    var nextNumber: Int64 = 1

    /// Held while the spool owns the folder.
    var lock: OpenFile?
    /// `nil` where calls are in memory only.
    var log: SpoolLog?
    /// Whether the files of an earlier time were read. Until then they must not be written over.
    var hasRead = false
    /// Why the log cannot be written.
    var problem: DiskProblem?
    /// The length of the log at which it is tried again to make it smaller; `nil` where that did not fail.
    var compactsAt: Int64?

    /// The ids that are under way, and those of them that were dropped meanwhile.
    var underWay: Set<String> = []
    var droppedUnderWay: Set<String> = []

    /// What is to be told.
    var reports: [SpoolReport] = []

    init(files: any FileSystem, folder: SpoolFolder, limits: SpoolLimits, durability: SpoolDurability) {
        self.files = files
        self.folder = folder
        self.limits = limits
        self.durability = durability
        queue = CallQueue(limits: limits)
        setAside = SetAsideList(limits: limits)
    }

    // MARK: - Appending

    /// Adds calls; one whose id waits already is not added again.
    mutating func append(_ calls: [TrackCall]) {
        let droppedBefore = dropped
        var tooLarge = 0
        var chunk: [UInt8] = []
        var gone: [Int64] = []
        for call in calls where !queue.contains(call.id) {
            guard let json = call.keptBytes, json.count <= limits.bytesPerCall else {
                tooLarge += 1
                dropped += 1
                continue
            }
            let queued = QueuedCall(number: nextNumber, id: call.id, isOutcome: call.isOutcome, json: json)
            nextNumber += 1
            if log != nil { chunk += LogRecord.call(number: queued.number, json: json).bytes }
            gone += drop(queue.append(queued))
            if chunk.count >= FileBuffer.size { write(&chunk, &gone) }
        }
        write(&chunk, &gone)
        if tooLarge > 0 { reports.append(.tooLarge(calls: tooLarge)) }
        reportDropped(since: droppedBefore + Int64(tooLarge))
    }

    /// Writes calls, and after them what had to be dropped for them.
    private mutating func write(_ chunk: inout [UInt8], _ gone: inout [Int64]) {
        if dropped != droppedInLog { chunk += LogRecord.gone(gone, dropped: dropped) }
        write(chunk, isFlushed: durability == .lossOfPower)
        droppedInLog = dropped
        chunk.removeAll(keepingCapacity: true)
        gone.removeAll(keepingCapacity: true)
    }

    /// Counts calls that were dropped, and returns their numbers.
    mutating func drop(_ calls: [QueuedCall]) -> [Int64] {
        dropped += Int64(calls.count)
        for call in calls where underWay.contains(call.id) { droppedUnderWay.insert(call.id) }
        return calls.map(\.number)
    }

    /// Tells at the first and whenever there are twice as many, so that a long time offline is told in a few lines.
    private mutating func reportDropped(since before: Int64) {
        guard dropped > before, dropped.leadingZeroBitCount < before.leadingZeroBitCount else { return }
        reports.append(.dropped(total: dropped))
    }

    // MARK: - Removing

    /// Removes calls that the destination has for good.
    mutating func acknowledge(_ ids: some Sequence<String>) {
        var gone: [Int64] = []
        for id in ids {
            if let call = queue.remove(id) {
                gone.append(call.number)
            } else if droppedUnderWay.remove(id) != nil {
                // It arrived after all.
                dropped -= 1
            }
        }
        guard !gone.isEmpty || dropped != droppedInLog else { return }
        write(LogRecord.gone(gone, dropped: dropped), isFlushed: false)
        droppedInLog = dropped
    }

    // MARK: - Writing

    /// Appends records to the log, if there is one, and makes it smaller where that is worth it.
    mutating func write(_ bytes: [UInt8], isFlushed: Bool) {
        guard var log, !bytes.isEmpty else { return }
        do throws(FileFailure) {
            guard try log.hasName() else { throw .missing }
            try log.append(bytes, isFlushed: isFlushed)
            self.log = log
            try compact()
        } catch {
            degrade(DiskProblem(error))
        }
    }

    /// Writes the log anew where more of it is gone than waits.
    private mutating func compact() throws(FileFailure) {
        guard let length = log?.length else { return }
        let live = Int64(queue.bytes)
        guard length > compactsAt ?? (live + max(live, Int64(FileBuffer.size))) else { return }
        do throws(FileFailure) {
            try writeAnew()
        } catch {
            // The log still takes records; but not without end.
            let most = 4 * Int64(limits.bytes) + 1 << 20
            guard length < most else { throw error }
            if compactsAt == nil { reports.append(.notCompacted(DiskProblem(error))) }
            compactsAt = min(length + Int64(limits.bytes) / 4, most)
        }
    }
}
