internal import Foundation

/// Where events get their `timeStamp` from: a function that returns milliseconds and never goes back.
///
/// A tree asks the clock that its root was made with. Tests pass their own; the web counterpart is `performance.now()`.
public struct EventClock: Sendable {
    /// Milliseconds since some fixed moment, never less than before.
    public let now: @Sendable () -> Double

    /// Whether it is the system's clock, which runs no code of the app and is read without calling ``now``.
    let isSystem: Bool

    /// A clock that reads `now`.
    public init(now: @escaping @Sendable () -> Double) {
        self.now = now
        isSystem = false
    }

    private init(system now: @escaping @Sendable () -> Double) {
        self.now = now
        isSystem = true
    }

    /// The monotonic clock of the system, counted from the first time that it was read.
    public static let monotonic = EventClock(system: systemMilliseconds)

    /// What the system's clock reads.
    @Sendable
    static func systemMilliseconds() -> Double {
        // Before the reading: it is made when it is first asked for, and would be later than the moment it is taken from.
        let beginning = origin
        return Double(systemNanoseconds() - beginning) / 1_000_000
    }

    private static let origin = systemNanoseconds()

    private static func systemNanoseconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
