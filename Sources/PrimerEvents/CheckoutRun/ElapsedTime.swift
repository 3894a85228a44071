/// The time between two events of one clock, in milliseconds.
public struct ElapsedTime: Sendable, Hashable, Comparable {
    /// The number of milliseconds; never negative.
    public let milliseconds: Double

    /// What is as long as this, 31,700 years, is a mistake of the clock: 1e15 milliseconds.
    public static let limitInMilliseconds = 1e15

    /// The time from one time stamp to a later one; `nil` where one is missing, where the clock went back, and at
    /// ``limitInMilliseconds``.
    public init?(from start: Double?, to end: Double?) {
        guard let start, let end, case let milliseconds = end - start, milliseconds >= 0,
            milliseconds < Self.limitInMilliseconds
        else { return nil }
        self.milliseconds = milliseconds
    }

    /// The number of milliseconds, rounded to a whole one.
    public var wholeMilliseconds: Int64 { Int64(milliseconds.rounded()) }

    /// A Boolean value that indicates whether one time is shorter than another.
    public static func < (left: ElapsedTime, right: ElapsedTime) -> Bool { left.milliseconds < right.milliseconds }
}
