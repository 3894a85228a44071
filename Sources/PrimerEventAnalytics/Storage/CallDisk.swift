internal import DurableFiles

/// The files in which waiting calls are kept, and whether they can be written.
struct CallDisk: Sendable {
    var folder: OwnedFolder
    let durability: DeliveryDurability

    /// `nil` where calls are in memory only.
    var log: AppendedFile?
    /// Whether the files of an earlier time were read. Until then they must not be written over.
    var hasRead = false
    /// Whether there was no log when the folder was read.
    var isNew = false
    /// Why the log cannot be written.
    var problem: DiskProblem?
    /// How many calls were dropped in all, as the log has it.
    var droppedInLog: Int64 = 0

    /// The length of the log at which it is tried again to make it smaller; `nil` where that did not fail.
    var compactsAt: Int64?
    var rewriting = Rewriting.none
    /// Whether what was appended is to be flushed to the drive.
    var isFlushDue = false

    /// A smaller log that is being written, without the lock, while calls come.
    enum Rewriting: Equatable {
        case none
        /// With what was appended to the log since it began.
        case running(appended: [UInt8])
        /// The log that it was to replace is gone.
        case abandoned
        /// The same, and the folder is to be given back afterwards.
        case closing
    }

    init(folder: OwnedFolder, durability: DeliveryDurability) {
        self.folder = folder
        self.durability = durability
    }

    var files: any FileSystem { folder.files }

    /// Waiting calls, and which of them are gone.
    var logPath: String { folder.path(of: "calls.log") }

    /// Calls that the destination refused for good.
    var setAsidePath: String { folder.path(of: "set-aside.log") }

    /// A smaller log, until it takes the place of the other.
    var rewrittenPath: String { folder.path(of: "calls.log.rewritten") }

    // MARK: - The log

    /// Appends records, if there is a log.
    mutating func append(_ bytes: [UInt8], dropped: Int64) throws(FileFailure) {
        guard log != nil, !bytes.isEmpty else { return }
        try log?.append(bytes)
        droppedInLog = dropped
        if case .running(var appended) = rewriting {
            rewriting = .none  // so that appending does not copy
            appended += bytes
            rewriting = .running(appended: appended)
        }
    }

    /// Goes on without a log.
    mutating func abandonLog() {
        log?.close()
        log = nil
        if case .running = rewriting { rewriting = .abandoned }
    }

    /// Goes on with another log.
    mutating func replaceLog(by file: OpenFile, length: Int64) {
        log?.close()
        log = AppendedFile(file, length: length, in: files)
        compactsAt = nil
    }

    // MARK: - Everything

    /// Deletes the files.
    ///
    /// From now on they count as read: what they have, if they could not be deleted, is written over and never comes back.
    mutating func forget() throws(FileFailure) {
        abandonLog()
        problem = nil
        isFlushDue = false
        hasRead = true
        // What somebody else owns is their own backlog; none of it is ours.
        if case .refused = try folder.claim() { return }
        var failure: FileFailure?
        for path in [logPath, setAsidePath].flatMap({ [$0, $0 + ".new"] }) + [rewrittenPath] {
            do throws(FileFailure) { try files.deleteFile(path) } catch { failure = error }
        }
        if let failure { throw failure }
        try? files.flushFolder(folder.path)
    }

    /// Gives the folder back, at once or when nothing is being written to it any more.
    mutating func close() {
        abandonLog()
        if rewriting == .abandoned { rewriting = .closing } else { folder.release() }
    }
}
