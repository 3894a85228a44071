/// How urgent a log entry is: the levels of the Swift ecosystem's logging API, by the same names.
public enum LogLevel: String, Sendable, Hashable, CaseIterable {
    /// For following every step.
    case trace
    /// For finding an error.
    case debug
    /// For following the course of things.
    case info
    /// Not an error, but worth a look.
    case notice
    /// Not yet an error.
    case warning
    /// An error.
    case error
    /// An error that needs somebody at once.
    case critical
}

extension LogLevel: Comparable {
    /// Whether one level is less urgent than another.
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .trace: 0
        case .debug: 1
        case .info: 2
        case .notice: 3
        case .warning: 4
        case .error: 5
        case .critical: 6
        }
    }
}
