import PrimerEventCoding

/// What takes several calls to the system.
extension FileSystem {
    /// Writes all of `bytes`, in as many pieces as the system makes of it.
    func writeAll(_ bytes: [UInt8], to file: OpenFile) throws(FileFailure) {
        var rest = bytes
        while !rest.isEmpty {
            let count = try writeBytes(rest, to: file)
            guard count > 0 else { throw .noProgress }
            rest.removeFirst(min(count, rest.count))
        }
    }

    /// Puts a file of these pieces in the place of another, so that a crash leaves either the old one or the new one.
    ///
    /// - Returns: The new file, open for appending, and its length.
    func replaceFile(
        _ path: String, in folder: String, with pieces: some Sequence<[UInt8]>
    ) throws(FileFailure) -> (file: OpenFile, length: Int64) {
        let newPath = path + ".new"
        let file = try openFile(newPath, for: .replacing)
        do throws(FileFailure) {
            let length = try writePieces(pieces, to: file)
            // Without it a loss of power could leave the new name with nothing behind it.
            try flushFile(file)
            try moveFile(newPath, to: path)
            try flushFolder(folder)
            return (file, length)
        } catch {
            closeFile(file)
            try? removeFile(newPath)
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

    /// Visits the lines of a file in order, `nil` for one that is too long; nothing where there is no file.
    ///
    /// - Returns: Whether there is a file.
    func readLines(of path: String, _ visit: ([UInt8]?) -> Void) throws(FileFailure) -> Bool {
        let file: OpenFile
        do throws(FileFailure) { file = try openFile(path, for: .reading) } catch {
            if error == .missing { return false }
            throw error
        }
        defer { closeFile(file) }
        var framer = LineFramer(bytesPerLine: FileBuffer.longestLine)
        while true {
            let bytes = try readBytes(upTo: FileBuffer.size, from: file)
            if bytes.isEmpty { break }
            for line in framer.push(bytes) { visit(line.bytes) }
        }
        if let last = framer.finish() { visit(last.bytes) }
        return true
    }
}

/// How much of a file is in memory at a time.
enum FileBuffer {
    /// What is read or written at once.
    static let size = 64 << 10
    /// The longest line that is read: the largest call there can be, and what stands around it.
    static let longestLine = SpoolLimits.largestCall + 4096
}
