internal import DurableFiles

/// The waiting calls and those that were set aside, in memory and, where a folder was given, in its files.
///
/// Memory has all of them, so that the log is read once; what changes in memory is appended to the log. Where that fails,
/// memory goes on alone until the log can be written anew.
struct CallStore {
    let limits: DeliveryLimits
    /// The files; `nil` where calls wait in memory only.
    var disk: CallDisk?

    var queue: CallQueue
    var setAside: SetAsideList
    /// How many calls were dropped in all.
    var dropped: Int64 = 0
    var nextNumber: Int64 = 1

    /// The ids that are under way, and those of them that were dropped meanwhile.
    var underWay: Set<String> = []
    var droppedUnderWay: Set<String> = []

    /// What is to be reported.
    var reports: [DeliveryReport] = []

    /// A store in memory, or in a folder, which ``restore()`` reads.
    init(limits: DeliveryLimits, disk: CallDisk? = nil) {
        self.limits = limits
        self.disk = disk
        queue = CallQueue(limits: limits)
        setAside = SetAsideList(limits: limits)
    }

    // MARK: - Appending

    /// Adds calls; one whose id waits already is not added again. Where there is a log, they are in it afterwards.
    mutating func append(_ calls: [TrackCall]) {
        let droppedBefore = dropped
        let isLogged = disk?.log != nil
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
            if isLogged { chunk += LogRecord.call(number: queued.number, json: json).bytes }
            gone += drop(queue.append(queued))
            if chunk.count >= FileBuffer.size { write(&chunk, &gone) }
        }
        write(&chunk, &gone)
        if tooLarge > 0 { reports.append(.tooLarge(calls: tooLarge)) }
        reportDropped(since: droppedBefore + Int64(tooLarge))
    }

    /// Writes calls, and after them what had to be dropped for them.
    private mutating func write(_ chunk: inout [UInt8], _ gone: inout [Int64]) {
        if disk?.durability == .lossOfPower, !chunk.isEmpty { disk?.isFlushDue = true }
        if let droppedInLog = disk?.droppedInLog, dropped != droppedInLog {
            chunk += LogRecord.gone(gone, dropped: dropped)
        }
        write(chunk)
        chunk.removeAll(keepingCapacity: true)
        gone.removeAll(keepingCapacity: true)
    }

    /// Counts calls that were dropped, and returns their numbers.
    mutating func drop(_ calls: [QueuedCall]) -> [Int64] {
        dropped += Int64(calls.count)
        for call in calls where underWay.contains(call.id) { droppedUnderWay.insert(call.id) }
        return calls.map(\.number)
    }

    /// Reports the first and whenever there are twice as many, so that a long time offline is reported in a few lines.
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
        writeGone(gone)
    }

    /// Writes that calls are gone, and how many were dropped so far.
    func goneRecords(_ numbers: [Int64]) -> [UInt8] {
        guard let disk, !numbers.isEmpty || dropped != disk.droppedInLog else { return [] }
        return LogRecord.gone(numbers, dropped: dropped)
    }

    mutating func writeGone(_ numbers: [Int64]) { write(goneRecords(numbers)) }

    // MARK: - Calls set aside

    /// Moves a call from those that wait to those set aside.
    mutating func setAside(_ id: String, reason: SetAsideCall.Reason) {
        guard let queued = queue.remove(id) else { return }
        if let call = TrackCall(keptBytes: queued.json) { setAside.append(SetAsideCall(call: call, reason: reason)) }
        // In this order a crash between the two leaves it in both, and not in none.
        keepSetAside()
        writeGone([queued.number])
        reports.append(.setAside(kept: setAside.entries.count))
    }

    /// Lets calls that were set aside wait again, behind the others.
    mutating func returnSetAside() {
        append(setAside.entries.map(\.call.call))
        discardSetAside(nil)
    }

    /// Removes calls that were set aside, `nil` for all.
    mutating func discardSetAside(_ ids: Set<String>?) {
        setAside.remove(ids ?? Set(setAside.entries.map(\.call.id)))
        keepSetAside()
    }

    // MARK: - The end

    /// Forgets every call, in memory and in the folder, and goes on without a log.
    mutating func forget() throws(DiskProblem) {
        queue = CallQueue(limits: limits)
        setAside = SetAsideList(limits: limits)
        dropped = 0
        droppedUnderWay = []
        guard disk != nil else { return }
        do throws(FileFailure) { try disk?.forget() } catch { throw DiskProblem(error) }
    }

    /// Gives the folder back.
    mutating func close() { disk?.close() }
}
