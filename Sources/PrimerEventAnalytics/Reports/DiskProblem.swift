internal import DurableFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Why calls cannot be kept in their folder.
public enum DiskProblem: Error, Sendable, Hashable {
    /// The disk is full, or the app's share of it.
    case full
    /// The folder may not be read or written, as before a device is unlocked for the first time.
    case notPermitted
    /// The folder is gone and cannot be made again.
    case missing
    /// Somebody else owns the folder: another listener or another process.
    case folderInUse
    /// Something else, with the system's number for it.
    case other(code: Int32)
}

extension DiskProblem: CustomStringConvertible {
    /// A few words, as in `the disk is full`.
    public var description: String {
        switch self {
        case .full: "the disk is full"
        case .notPermitted: "its folder may not be read or written"
        case .missing: "its folder is missing"
        case .folderInUse: "another listener owns its folder"
        case .other(let code): "the system reports error \(code)"
        }
    }
}

extension DiskProblem {
    init(_ failure: FileFailure) {
        switch failure.code {
        case ENOSPC, EDQUOT, EFBIG: self = .full
        case EACCES, EPERM, EROFS: self = .notPermitted
        case ENOENT, ENOTDIR, EEXIST: self = .missing
        default: self = .other(code: failure.code)
        }
    }
}
