/// Coming to the disk, and leaving it.
extension SpoolStore {
    /// Takes the folder, unless another spool owns it.
    ///
    /// - Returns: Whether the spool owns it now.
    mutating func claim() throws(FileFailure) -> Bool {
        if let lock {
            if try files.hasName(lock) { return true }
            // Someone removed the folder, and with it the lock that others would see.
            files.closeFile(lock)
            self.lock = nil
        }
        try files.makeFolder(folder.path)
        let file = try files.openFile(folder.lock, for: .locking)
        do throws(FileFailure) {
            if try files.tryLock(file) {
                lock = file
                protect()
                return true
            }
        } catch {
            files.closeFile(file)
            throw error
        }
        files.closeFile(file)
        return false
    }

    private mutating func protect() {
        do throws(FileFailure) { try files.protectFolder(folder.path) } catch {
            reports.append(.notProtected(DiskProblem(error)))
        }
    }

    /// Opens the log, at first or after the disk had failed, and brings it to what memory has.
    mutating func restore() {
        guard log == nil else { return }
        do throws(FileFailure) {
            guard try claim() else { return degrade(.folderInUse) }
            let isUpToDate = hasRead ? false : try readFiles()
            if isUpToDate, problem == nil {
                let file = try files.openFile(folder.log, for: .appending)
                log = SpoolLog(file, length: try files.length(of: file), in: files)
            } else {
                try writeAnew()
                try writeSetAside()
            }
            if problem != nil { reports.append(.onDisk) }
            problem = nil
        } catch {
            degrade(DiskProblem(error))
        }
    }

    /// Goes on in memory.
    mutating func degrade(_ problem: DiskProblem) {
        log?.close()
        log = nil
        if self.problem != problem { reports.append(.inMemory(problem)) }
        self.problem = problem
    }

    /// Reads what an earlier time left, and puts the calls behind it that came meanwhile.
    ///
    /// - Returns: Whether the log may be gone on with as it is.
    private mutating func readFiles() throws(FileFailure) -> Bool {
        var replay = LogReplay(limits: limits)
        let isThere = try files.readLines(of: folder.log) { replay.take($0) }
        var kept = SetAsideList(limits: limits)
        var unreadable = replay.unreadable
        _ = try files.readLines(of: folder.setAside) { line in
            if let call = line.flatMap(SetAsideCall.init(line:)) { kept.append(call) } else { unreadable += 1 }
        }
        hasRead = true
        let droppedBefore = replay.dropped
        let meanwhile = queue
        let (read, droppedInAll) = replay.finish(within: limits)
        queue = read
        dropped += droppedInAll
        droppedInLog = droppedBefore
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

    /// Puts a log of what waits in the place of the one that there is.
    mutating func writeAnew() throws(FileFailure) {
        let head = LogRecord.head(next: nextNumber, dropped: dropped).bytes
        let calls = queue.inOrder.lazy.map { LogRecord.call(number: $0.number, json: $0.json).bytes }
        let (file, length) = try files.replaceFile(
            folder.log, in: folder.path, with: [AnySequence([head]), AnySequence(calls)].joined())
        log?.close()
        log = SpoolLog(file, length: length, in: files)
        droppedInLog = dropped
        compactsAt = nil
    }

    /// Puts a file of the calls set aside in the place of the one that there is.
    func writeSetAside() throws(FileFailure) {
        if setAside.entries.isEmpty {
            try files.removeFile(folder.setAside)
        } else {
            let (file, _) = try files.replaceFile(folder.setAside, in: folder.path, with: setAside.lines)
            files.closeFile(file)
        }
    }

    /// Gives the folder back.
    mutating func close() {
        log?.close()
        log = nil
        if let lock { files.closeFile(lock) }
        lock = nil
    }
}
