/// An open file.
package struct OpenFile: Sendable, Hashable {
    /// The number by which the system knows it.
    package let descriptor: Int32

    package init(descriptor: Int32) { self.descriptor = descriptor }
}

/// What a file is opened for. Whatever is made can be read and written by the app's user only.
package enum FileUse: Sendable {
    /// To be read; it must exist.
    case reading
    /// To be written at its end; it must exist.
    case appending
    /// To be written from the beginning; made or emptied.
    case replacing
    /// To be locked; made where there is none.
    case locking
}

/// Calls to the system about files, one for one, so that a test can have a disk that is full, slow or gone.
package protocol FileSystem: Sendable {
    /// Makes a folder and those above it; existing ones stay as they are.
    func makeFolder(_ path: String) throws(FileFailure)
    /// Keeps a folder out of backups and closed until the first unlock, where the system can.
    func protectFolder(_ path: String) throws(FileFailure)
    func openFile(_ path: String, for use: FileUse) throws(FileFailure) -> OpenFile
    func closeFile(_ file: OpenFile)
    /// Locks a file until it is closed or the process ends, unless another has it: then `false`, at once.
    func tryLock(_ file: OpenFile) throws(FileFailure) -> Bool
    /// Whether a file still has a name, or was removed while it was open.
    func hasName(_ file: OpenFile) throws(FileFailure) -> Bool
    /// The next bytes of a file, none at its end.
    func readBytes(upTo count: Int, from file: OpenFile) throws(FileFailure) -> [UInt8]
    /// Writes as much of `bytes` as the system takes at once, and says how much that was.
    func writeBytes(_ bytes: [UInt8], to file: OpenFile) throws(FileFailure) -> Int
    func shortenFile(_ file: OpenFile, to length: Int64) throws(FileFailure)
    /// The length of a file.
    func length(of file: OpenFile) throws(FileFailure) -> Int64
    /// Waits until a file is on the disk itself, so that it survives a loss of power.
    func flushFile(_ file: OpenFile) throws(FileFailure)
    /// The same for the names in a folder.
    func flushFolder(_ path: String) throws(FileFailure)
    /// Gives a file another name, in one step; a file that had it is gone.
    func moveFile(_ path: String, to newPath: String) throws(FileFailure)
    /// Removes a file; nothing where there is none.
    func removeFile(_ path: String) throws(FileFailure)
}
