#if canImport(os)
    internal import os

    /// A sink that writes to the system's log, where Console and `log stream` show it.
    ///
    /// The text is public in the log: an entry holds nothing that may not leave the device.
    public struct SystemLogSink: LogSink, Sendable {
        private let logger: Logger

        /// A sink for the log of a subsystem, as in `com.example.shop`.
        public init(subsystem: String, category: String = "primer-events") {
            logger = Logger(subsystem: subsystem, category: category)
        }

        /// Writes the entry without its time, which the system knows.
        public func write(_ entry: LogEntry) {
            logger.log(level: entry.level.systemLevel, "\(entry.untimedText, privacy: .public)")
        }
    }

    extension LogSink where Self == SystemLogSink {
        /// The log of a subsystem, as in `com.example.shop`.
        public static func system(subsystem: String, category: String = "primer-events") -> SystemLogSink {
            SystemLogSink(subsystem: subsystem, category: category)
        }
    }

    extension LogLevel {
        fileprivate var systemLevel: OSLogType {
            switch self {
            case .trace, .debug: .debug
            case .info: .info
            case .notice, .warning: .default
            case .error: .error
            case .critical: .fault
            }
        }
    }
#endif
