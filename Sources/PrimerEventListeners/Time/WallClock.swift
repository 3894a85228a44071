internal import Foundation

/// What says which time it is, for what is told to people and services; a tree's `EventClock` only measures.
///
/// Tests pass their own.
public struct WallClock: Sendable {
    /// Milliseconds since 1 January 1970 UTC.
    public let now: @Sendable () -> Int64

    /// A clock that reads `now`, in milliseconds since 1 January 1970 UTC.
    public init(now: @escaping @Sendable () -> Int64) { self.now = now }

    /// The clock of the system, as `Date.now()` on the web.
    public static let system = WallClock {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// The time now in ISO 8601 with milliseconds and `Z`.
    package var text: String { ISO8601.text(ofMilliseconds: now()) }
}
