/// Why a spool cannot be used, or did not do what it was asked to.
public enum SpoolError: Error, Sendable, Hashable {
    /// Another spool owns the folder, in this process or another one.
    case folderInUse
    /// The folder's URL is none of a file.
    case notAFileURL
    /// The spool was closed.
    case closed
    /// After opting out the backlog could not be deleted from the disk; it is out of memory and will not be sent by this
    /// spool.
    case backlogNotDeleted(DiskProblem)
}

extension SpoolError: CustomStringConvertible {
    /// What happened and what to do.
    public var description: String {
        switch self {
        case .folderInUse: "Another spool owns the folder. Keep one spool for a folder, and close it before the next."
        case .notAFileURL: "The URL of the folder is none of a file. Give one that begins with file:."
        case .closed: "The spool was closed. Make another one."
        case .backlogNotDeleted(let problem): "The backlog was not deleted: \(problem). Opt out again."
        }
    }
}
