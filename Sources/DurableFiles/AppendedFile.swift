/// A file that is open for appending whole records.
package struct AppendedFile: Sendable {
    private let files: any FileSystem
    private let file: OpenFile
    /// The length of the file, in bytes.
    package private(set) var length: Int64

    package init(_ file: OpenFile, length: Int64, in files: any FileSystem) {
        self.file = file
        self.length = length
        self.files = files
    }

    /// Appends whole records. After a failure nothing of them is left, as far as the system still helps; what is left is
    /// one line cut off at most.
    ///
    /// - Throws: ``FileFailure/missing`` if the file was removed: what is written to it could never be found.
    package mutating func append(_ bytes: [UInt8]) throws(FileFailure) {
        guard try files.hasName(file) else { throw .missing }
        do throws(FileFailure) {
            try files.writeAll(bytes, to: file)
        } catch {
            try? files.shortenFile(file, to: length)
            throw error
        }
        length += Int64(bytes.count)
    }

    package func close() { files.closeFile(file) }
}
