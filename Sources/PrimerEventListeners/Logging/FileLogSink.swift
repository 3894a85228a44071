public import Foundation

/// A sink that writes entries to a file, one line each: as text, or as JSON objects.
///
/// Writing waits as the file does. A file that cannot be written, a closed one or a pipe that nobody reads any more, makes
/// it throw and never ends the process.
public struct FileLogSink: LogSink, Sendable {
    /// How an entry becomes a line.
    public enum Format: Sendable, Hashable {
        /// For people: time, level, message, fields.
        case text
        /// For programs: one JSON object a line.
        case jsonLines
    }

    private let file: FileHandle
    private let format: Format

    /// A sink for a file that is open for writing, and stays so.
    public init(_ file: FileHandle, format: Format) {
        BrokenPipe.silence(file.fileDescriptor)
        self.file = file
        self.format = format
    }

    /// Writes the entry's line.
    public func write(_ entry: LogEntry) throws {
        let line =
            switch format {
            case .text: entry.text + "\n"
            case .jsonLines: entry.json.line
            }
        try BrokenPipe.ignored { try file.write(contentsOf: Data(line.utf8)) }
    }
}

extension LogSink where Self == FileLogSink {
    /// Standard error, one line of text for each entry.
    public static var standardError: FileLogSink { FileLogSink(.standardError, format: .text) }

    /// A file that is open for writing, one line of text for each entry.
    public static func text(_ file: FileHandle) -> FileLogSink { FileLogSink(file, format: .text) }

    /// A file that is open for writing, one JSON object a line for each entry.
    public static func jsonLines(_ file: FileHandle) -> FileLogSink { FileLogSink(file, format: .jsonLines) }
}
