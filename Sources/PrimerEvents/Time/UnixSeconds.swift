public import EventTree

/// A moment as whole seconds since 1 January 1970 UTC: every `timestamp` of the catalogue.
///
/// `Date.now()` of the web counts milliseconds, `timestamp` does not; there is no conversion that guesses which of the
/// two a number is.
public struct UnixSeconds: Sendable, Hashable, Comparable {
    /// The seconds since 1 January 1970 UTC.
    public let seconds: Int64

    /// The moment this many whole seconds after 1 January 1970 UTC.
    public init(seconds: Int64) { self.seconds = seconds }

    /// What stands for a moment that was not told, as with some events before web 1.0.0.
    public static let unstated = UnixSeconds(seconds: 0)

    /// Whether one moment comes before another.
    public static func < (left: UnixSeconds, right: UnixSeconds) -> Bool { left.seconds < right.seconds }
}

extension UnixSeconds: CustomStringConvertible, ExportableValueConvertible {
    /// The seconds as a decimal number.
    public var description: String { String(seconds) }

    /// The seconds as a number.
    public var exportableValue: ExportableValue { .integer(seconds) }
}
