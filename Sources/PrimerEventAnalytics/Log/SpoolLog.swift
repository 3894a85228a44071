/// The log of a spool, open for appending.
struct SpoolLog {
    private let files: any FileSystem
    private let file: OpenFile
    /// The length of the file.
    private(set) var length: Int64

    init(_ file: OpenFile, length: Int64, in files: any FileSystem) {
        self.file = file
        self.length = length
        self.files = files
    }

    /// Appends whole records. After a failure nothing of them is left, as far as the system still helps; what is left is
    /// one line cut off at most.
    ///
    /// - Parameter isFlushed: Whether to wait until the drive has them.
    mutating func append(_ bytes: [UInt8], isFlushed: Bool) throws(FileFailure) {
        do throws(FileFailure) {
            try files.writeAll(bytes, to: file)
            if isFlushed { try files.flushFile(file) }
        } catch {
            try? files.shortenFile(file, to: length)
            throw error
        }
        length += Int64(bytes.count)
    }

    /// Whether what is written can still be found: not after someone removed the file.
    func hasName() throws(FileFailure) -> Bool { try files.hasName(file) }

    func close() { files.closeFile(file) }
}
