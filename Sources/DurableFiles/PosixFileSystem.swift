#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The system's own files.
package struct PosixFileSystem: FileSystem {
    package init() {}

    package func makeFolder(_ path: String) throws(FileFailure) {
        if mkdir(path, Self.folderMode) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let parent = Self.parent(of: path) else { throw .last }
        try makeFolder(parent)
        guard mkdir(path, Self.folderMode) == 0 || errno == EEXIST else { throw .last }
    }

    package func protectFolder(_ path: String) throws(FileFailure) {
        #if canImport(Darwin)
            try FolderProtection.protect(path)
        #endif
    }

    package func openFile(_ path: String, for use: FileUse) throws(FileFailure) -> OpenFile {
        let flags =
            switch use {
            case .reading: O_RDONLY
            case .appending: O_WRONLY | O_APPEND
            case .replacing: O_WRONLY | O_APPEND | O_CREAT | O_TRUNC
            case .locking: O_RDWR | O_CREAT
            }
        // Not for a child process: it would keep the lock when this process is gone.
        return OpenFile(descriptor: Int32(try Self.retrying { Int(open(path, flags | O_CLOEXEC, Self.fileMode)) }))
    }

    package func closeFile(_ file: OpenFile) {
        // A process that is started at this moment, and does not run its own program yet, has the file open as well: while
        // it does, to close the file here would not unlock it.
        _ = flock(file.descriptor, LOCK_UN)
        _ = close(file.descriptor)
    }

    package func tryLock(_ file: OpenFile) throws(FileFailure) -> Bool {
        do throws(FileFailure) {
            _ = try Self.retrying { Int(flock(file.descriptor, LOCK_EX | LOCK_NB)) }
            return true
        } catch {
            if error.code == EWOULDBLOCK { return false }
            throw error
        }
    }

    package func hasName(_ file: OpenFile) throws(FileFailure) -> Bool { try status(of: file).st_nlink > 0 }

    package func length(of file: OpenFile) throws(FileFailure) -> Int64 { Int64(try status(of: file).st_size) }

    package func readBytes(upTo count: Int, from file: OpenFile) throws(FileFailure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let length = try Self.retrying { read(file.descriptor, &bytes, count) }
        bytes.removeLast(count - length)
        return bytes
    }

    package func writeBytes(_ bytes: [UInt8], to file: OpenFile) throws(FileFailure) -> Int {
        try Self.retrying { write(file.descriptor, bytes, bytes.count) }
    }

    package func shortenFile(_ file: OpenFile, to length: Int64) throws(FileFailure) {
        _ = try Self.retrying { Int(ftruncate(file.descriptor, off_t(length))) }
    }

    package func flushFile(_ file: OpenFile) throws(FileFailure) {
        #if canImport(Darwin)
            // `fsync` leaves it in the cache of the drive there.
            if fcntl(file.descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        _ = try Self.retrying { Int(fsync(file.descriptor)) }
    }

    package func flushFolder(_ path: String) throws(FileFailure) {
        let folder = try openFile(path, for: .reading)
        defer { closeFile(folder) }
        _ = try Self.retrying { Int(fsync(folder.descriptor)) }
    }

    package func moveFile(_ path: String, to newPath: String) throws(FileFailure) {
        _ = try Self.retrying { Int(rename(path, newPath)) }
    }

    package func removeFile(_ path: String) throws(FileFailure) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .last }
    }

    // MARK: - Around the calls

    private static let folderMode: mode_t = 0o700
    private static let fileMode: mode_t = 0o600

    private func status(of file: OpenFile) throws(FileFailure) -> stat {
        var status = stat()
        guard fstat(file.descriptor, &status) == 0 else { throw .last }
        return status
    }

    /// Calls again where a signal came between; a negative result is a failure.
    private static func retrying(_ call: () -> Int) throws(FileFailure) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            guard errno == EINTR else { throw .last }
        }
    }

    private static func parent(of path: String) -> String? {
        var path = Substring(path)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
        return String(path[..<slash])
    }
}
