internal import Foundation

/// A line of the system's log.
@_spi(Screen)
public struct LoggedLine: Sendable {
    /// Whose line it is.
    public let subsystem: String
    /// Its category.
    public let category: String
    /// Its level.
    public let level: OSLogType
    /// All of it.
    public let text: String
    /// What others than a developer's Mac see of it.
    public let openText: String

    init(subsystem: String, category: String, level: OSLogType, message: OSLogMessage) {
        self.subsystem = subsystem
        self.category = category
        self.level = level
        text = message.interpolation.whole
        openText = message.interpolation.open
    }
}

/// The system's log, for tests to read.
@_spi(Screen)
public enum LoggedLines {
    private final class Store: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [LoggedLine] = []

        func add(_ line: LoggedLine) {
            lock.lock()
            defer { lock.unlock() }
            lines.append(line)
        }

        func all() -> [LoggedLine] {
            lock.lock()
            defer { lock.unlock() }
            return lines
        }
    }

    private static let store = Store()

    static func add(_ line: LoggedLine) { store.add(line) }

    /// All lines so far.
    public static var all: [LoggedLine] { store.all() }
}
