/// Why a listener that keeps calls in a folder cannot be made, or did not do what it was asked to.
public enum AnalyticsError: Error, Sendable, Hashable {
    /// Another listener owns the folder, in this process or another one.
    case folderInUse
    /// `folder` is not a file URL.
    case notAFileURL
    /// The listener was closed.
    case closed
    /// After opting out the backlog could not be deleted from the disk. It is out of memory, and this listener never sends
    /// it.
    case backlogNotDeleted(DiskProblem)
}

extension AnalyticsError: CustomStringConvertible {
    /// What happened and what to do.
    public var description: String {
        switch self {
        case .folderInUse:
            "Another analytics listener owns the folder. Keep one listener for a folder, and call close() on it before you make the next."
        case .notAFileURL: "The folder must be a file URL."
        case .closed: "The analytics listener was closed. Make another one."
        case .backlogNotDeleted(let problem): "The backlog was not deleted: \(problem). Call optOut() again."
        }
    }
}
