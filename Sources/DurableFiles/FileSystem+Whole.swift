/// What takes several calls to the system.
extension FileSystem {
    /// Writes all of `bytes`, in as many pieces as the system makes of it.
    package func writeAll(_ bytes: [UInt8], to file: OpenFile) throws(FileFailure) {
        var written = try writeSome(bytes, to: file)
        while written < bytes.count { written += try writeSome(Array(bytes[written...]), to: file) }
    }

    private func writeSome(_ bytes: [UInt8], to file: OpenFile) throws(FileFailure) -> Int {
        if bytes.isEmpty { return 0 }
        let count = try writeBytes(bytes, to: file)
        guard count > 0 else { throw .noProgress }
        return count
    }

    /// Puts a file of these pieces in the place of another, so that a crash leaves either the old one or the new one.
    ///
    /// - Parameter isFlushed: Whether it is on the drive when this returns. Without that a loss of power could leave neither.
    /// - Returns: The new file, open for appending, and its length.
    package func replaceFile(
        _ path: String, in folder: String, with pieces: some Sequence<[UInt8]>, isFlushed: Bool = true
    ) throws(FileFailure) -> (file: OpenFile, length: Int64) {
        let newPath = path + ".new"
        let (file, length) = try writeFile(newPath, pieces, isFlushed: isFlushed)
        do throws(FileFailure) {
            try moveFile(newPath, to: path)
            if isFlushed { try flushFolder(folder) }
            return (file, length)
        } catch {
            closeFile(file)
            try? removeFile(newPath)
            throw error
        }
    }

    /// Writes a file of these pieces; after a failure there is none.
    ///
    /// - Parameter isFlushed: Whether it is on the drive when this returns.
    /// - Returns: The file, open for appending, and its length.
    package func writeFile(
        _ path: String, _ pieces: some Sequence<[UInt8]>, isFlushed: Bool = true
    ) throws(FileFailure) -> (file: OpenFile, length: Int64) {
        let file = try openFile(path, for: .replacing)
        do throws(FileFailure) {
            let length = try writePieces(pieces, to: file)
            // Without it a loss of power could leave the new name with nothing behind it.
            if isFlushed { try flushFile(file) }
            return (file, length)
        } catch {
            closeFile(file)
            try? removeFile(path)
            throw error
        }
    }

    private func writePieces(_ pieces: some Sequence<[UInt8]>, to file: OpenFile) throws(FileFailure) -> Int64 {
        var buffer: [UInt8] = []
        var length: Int64 = 0
        for piece in pieces {
            buffer += piece
            length += Int64(piece.count)
            guard buffer.count >= FileBuffer.size else { continue }
            try writeAll(buffer, to: file)
            buffer.removeAll(keepingCapacity: true)
        }
        try writeAll(buffer, to: file)
        return length
    }

    /// Visits the lines of a file in order, without their line ends and but for empty ones, `nil` for one that is longer
    /// than `limit`; nothing where there is no file.
    ///
    /// - Returns: Whether there is a file.
    package func readLines(
        of path: String, upTo limit: Int, _ visit: (ArraySlice<UInt8>?) -> Void
    ) throws(FileFailure) -> Bool {
        let file: OpenFile
        do throws(FileFailure) { file = try openFile(path, for: .reading) } catch {
            if error == .missing { return false }
            throw error
        }
        defer { closeFile(file) }
        var lines = Lines(limit: limit)
        while true {
            let bytes = try readBytes(upTo: FileBuffer.size, from: file)
            if bytes.isEmpty { break }
            lines.push(bytes, visit)
        }
        lines.endLine(visit)
        return true
    }

    /// Removes a file, or at least what is in it: a folder that may not be changed may have files that may.
    package func deleteFile(_ path: String) throws(FileFailure) {
        do throws(FileFailure) { try removeFile(path) } catch {
            guard let file = try openIfThere(path) else { return }
            defer { closeFile(file) }
            try shortenFile(file, to: 0)
        }
    }

    private func openIfThere(_ path: String) throws(FileFailure) -> OpenFile? {
        do throws(FileFailure) { return try openFile(path, for: .appending) } catch {
            if error == .missing { return nil }
            throw error
        }
    }
}

/// How much of a file is in memory at a time.
package enum FileBuffer {
    /// The bytes that are read or written at once.
    package static let size = 64 << 10
}

/// Cuts bytes into lines.
private struct Lines {
    let limit: Int
    private var pending: [UInt8] = []
    private var isTooLong = false

    init(limit: Int) { self.limit = limit }

    mutating func push(_ bytes: [UInt8], _ visit: (ArraySlice<UInt8>?) -> Void) {
        var rest = bytes[...]
        while let end = rest.firstIndex(of: 0x0A) {
            if pending.isEmpty, !isTooLong, end - rest.startIndex <= limit {
                if end > rest.startIndex { visit(rest[..<end]) }
            } else {
                keep(rest[..<end])
                endLine(visit)
            }
            rest = rest[(end + 1)...]
        }
        keep(rest)
    }

    private mutating func keep(_ bytes: ArraySlice<UInt8>) {
        if pending.count + bytes.count > limit { isTooLong = true }
        if isTooLong { pending = [] } else { pending += bytes }
    }

    mutating func endLine(_ visit: (ArraySlice<UInt8>?) -> Void) {
        if isTooLong { visit(nil) } else if !pending.isEmpty { visit(pending[...]) }
        pending = []
        isTooLong = false
    }
}
