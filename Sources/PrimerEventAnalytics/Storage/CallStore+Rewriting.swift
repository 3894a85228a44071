internal import DurableFiles

/// Making the log smaller.
///
/// The new log is written while calls are appended to the old one: it takes the calls of the moment when it is begun,
/// without the lock that the app's threads wait for, then what was appended since, and then the place of the old one. So
/// whichever is found after a crash has everything.
extension CallStore {
    /// Whether more of the log is gone than waits.
    var isRewriteDue: Bool {
        guard let disk, let length = disk.log?.length, disk.rewriting == .none else { return false }
        let live = Int64(queue.bytes)
        return length > disk.compactsAt ?? (live + max(live, Int64(FileBuffer.size)))
    }

    /// The length beyond which the log does not grow, but for what comes while it is written anew.
    var longestLog: Int64 { 4 * Int64(limits.bytes) + 1 << 20 }

    /// A smaller log that is to be written now, if one is due.
    mutating func beginRewrite() -> LogRewrite? {
        guard isRewriteDue, let disk else { return nil }
        self.disk?.rewriting = .running(appended: [])
        return LogRewrite(files: disk.files, path: disk.rewrittenPath, contents: contents)
    }

    /// Puts a smaller log that was written in the place of the other.
    mutating func finishRewrite(_ result: Result<LogRewrite.File, FileFailure>) {
        guard let disk else { return }
        self.disk?.rewriting = .none
        guard case .running(let appended) = disk.rewriting else { return discard(result, of: disk) }
        do throws(FileFailure) {
            let new = try result.get()
            var log = AppendedFile(new.file, length: new.length, in: disk.files)
            do throws(FileFailure) {
                if !appended.isEmpty { try log.append(appended) }
                try disk.files.moveFile(disk.rewrittenPath, to: disk.logPath)
            } catch {
                discard(result, of: disk)
                throw error
            }
            self.disk?.replaceLog(by: new.file, length: log.length)
            if disk.durability == .lossOfPower { self.disk?.isFlushDue = true }
        } catch {
            postponeRewrite(error)
        }
    }

    private mutating func discard(_ result: Result<LogRewrite.File, FileFailure>, of disk: CallDisk) {
        if case .success(let new) = result {
            disk.files.closeFile(new.file)
            try? disk.files.removeFile(disk.rewrittenPath)
        }
        if disk.rewriting == .closing { self.disk?.folder.release() }
    }

    /// The log still takes records, up to a bound.
    private mutating func postponeRewrite(_ failure: FileFailure) {
        guard let length = disk?.log?.length else { return }
        if disk?.compactsAt == nil { reports.append(.notCompacted(DiskProblem(failure))) }
        let next = min(length + Int64(limits.bytes) / 4, longestLog)
        disk?.compactsAt = max(length, next)
    }
}

/// What waits, as a log has it that is written anew.
struct LogContents: Sendable {
    let next: Int64
    let dropped: Int64
    let calls: [QueuedCall]

    var records: some Sequence<[UInt8]> {
        let head = [LogRecord.head(next: next, dropped: dropped).bytes]
        let calls = calls.lazy.map { LogRecord.call(number: $0.number, json: $0.json).bytes }
        return [AnySequence(head), AnySequence(calls)].joined()
    }
}

/// A smaller log that is being written. It is written without a lock.
struct LogRewrite: Sendable {
    /// What was written, open for appending.
    struct File: Sendable {
        let file: OpenFile
        let length: Int64
    }

    fileprivate let files: any FileSystem
    fileprivate let path: String
    fileprivate let contents: LogContents

    func write() -> Result<File, FileFailure> {
        do throws(FileFailure) {
            let (file, length) = try files.writeFile(path, contents.records)
            return .success(File(file: file, length: length))
        } catch {
            return .failure(error)
        }
    }
}
