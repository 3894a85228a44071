internal import DurableFiles

/// Coming to the disk, writing to it, and leaving it.
extension CallStore {
    /// Why calls are in memory although a folder was given.
    var problem: DiskProblem? { disk?.problem }

    // MARK: - Coming

    /// Takes the folder, unless somebody else owns it.
    ///
    /// - Returns: Whether it is owned now.
    mutating func claim() throws(FileFailure) -> Bool {
        switch try disk?.folder.claim() {
        case .refused?: return false
        case .taken?:
            protect()
            return true
        case .kept?, nil: return true
        }
    }

    private mutating func protect() {
        guard let disk else { return }
        do throws(FileFailure) { try disk.files.protectFolder(disk.folder.path) } catch {
            reports.append(.notProtected(DiskProblem(error)))
        }
    }

    /// Opens the log, at first or after the disk had failed, and brings it to what memory has.
    mutating func restore() {
        guard let before = disk, before.log == nil else { return }
        do throws(FileFailure) {
            guard try claim() else { return degrade(.folderInUse) }
            let isUpToDate = before.hasRead ? false : try readFiles(before)
            if isUpToDate, before.problem == nil {
                let file = try before.files.openFile(before.logPath, for: .appending)
                disk?.replaceLog(by: file, length: try before.files.length(of: file))
            } else {
                try writeAnew()
                try writeSetAside()
            }
            if before.problem != nil { reports.append(.onDisk) }
            disk?.problem = nil
        } catch {
            degrade(DiskProblem(error))
        }
    }

    /// Goes on in memory.
    private mutating func degrade(_ problem: DiskProblem) {
        disk?.abandonLog()
        if self.problem != problem { reports.append(.inMemory(problem)) }
        disk?.problem = problem
    }

    /// Reads what an earlier time left, and puts the calls behind it that came meanwhile.
    ///
    /// - Returns: Whether the log may be gone on with as it is.
    private mutating func readFiles(_ disk: CallDisk) throws(FileFailure) -> Bool {
        var replay = LogReplay(limits: limits)
        let longest = LogRecord.longestLine
        let isThere = try disk.files.readLines(of: disk.logPath, upTo: longest) { replay.take($0) }
        var kept = SetAsideList(limits: limits)
        var unreadable = replay.unreadable
        _ = try disk.files.readLines(of: disk.setAsidePath, upTo: longest) { line in
            if let call = line.flatMap(SetAsideCall.init(line:)) { kept.append(call) } else { unreadable += 1 }
        }
        // A process that was killed may have left it.
        try? disk.files.removeFile(disk.rewrittenPath)
        self.disk?.hasRead = true
        self.disk?.isNew = !isThere
        let droppedBefore = replay.dropped
        let meanwhile = queue
        let (read, droppedInAll) = replay.finish(within: limits)
        queue = read
        dropped += droppedInAll
        self.disk?.droppedInLog = droppedBefore
        nextNumber = replay.next
        for call in meanwhile.inOrder { appendAgain(call) }
        for entry in setAside.entries { kept.append(entry.call) }
        setAside = kept
        if unreadable > 0 { reports.append(.unreadable(lines: unreadable)) }
        return isThere && unreadable == 0 && meanwhile.isEmpty && droppedInAll == droppedBefore
    }

    /// Adds a call under a new number, to memory only.
    private mutating func appendAgain(_ call: QueuedCall) {
        let again = QueuedCall(number: nextNumber, id: call.id, isOutcome: call.isOutcome, json: call.json)
        nextNumber += 1
        _ = drop(queue.append(again))
    }

    // MARK: - Writing

    /// Appends records to the log, if there is one.
    mutating func write(_ bytes: [UInt8]) {
        do throws(FileFailure) {
            try disk?.append(bytes, dropped: dropped)
            if let length = disk?.log?.length, length > longestLog, isRewriteDue { try writeAnew() }
        } catch {
            degrade(DiskProblem(error))
        }
    }

    /// Puts a log of what waits in the place of the one that there is, if there is one.
    mutating func writeAnew() throws(FileFailure) {
        guard let disk else { return }
        // The first log of a folder has nothing that waiting for the drive could save.
        let isFlushed = !disk.isNew || !queue.isEmpty || disk.durability == .lossOfPower
        let (file, length) = try disk.files.replaceFile(
            disk.logPath, in: disk.folder.path, with: contents.records, isFlushed: isFlushed)
        self.disk?.isNew = false
        self.disk?.replaceLog(by: file, length: length)
        self.disk?.droppedInLog = dropped
    }

    /// What a log has that is written anew.
    var contents: LogContents { LogContents(next: nextNumber, dropped: dropped, calls: Array(queue.inOrder)) }

    /// Puts a file of the calls set aside in the place of the one that there is.
    private func writeSetAside() throws(FileFailure) {
        guard let disk else { return }
        if setAside.entries.isEmpty {
            try disk.files.removeFile(disk.setAsidePath)
        } else {
            let (file, _) = try disk.files.replaceFile(disk.setAsidePath, in: disk.folder.path, with: setAside.lines)
            disk.files.closeFile(file)
        }
    }

    mutating func keepSetAside() {
        guard disk?.log != nil else { return }
        do throws(FileFailure) { try writeSetAside() } catch { degrade(DiskProblem(error)) }
    }

    // MARK: - Flushing

    /// The log was flushed to the drive, or could not be.
    mutating func logFlushed(_ result: Result<Void, FileFailure>) {
        // A log that was removed is found to be missing by the next call.
        if case .failure(let failure) = result, failure != .missing { degrade(DiskProblem(failure)) }
    }
}
