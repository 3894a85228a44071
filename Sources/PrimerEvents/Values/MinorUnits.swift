public import EventTree

/// An amount of money in the smallest unit of its currency: 4999 is 49.99 EUR, and 4999 JPY.
///
/// It says nothing about the currency, which is a field of its own wherever it is known.
public struct MinorUnits: Sendable, Hashable, Comparable {
    /// The number of minor units.
    public let value: Int64

    /// An amount of this many minor units.
    public init(_ value: Int64) { self.value = value }

    /// Whether one amount is smaller than another; meaningful within one currency only.
    public static func < (left: MinorUnits, right: MinorUnits) -> Bool { left.value < right.value }
}

extension MinorUnits: CustomStringConvertible, ExportableValueConvertible {
    /// The number of minor units as a decimal number.
    public var description: String { String(value) }

    /// The number of minor units.
    public var exportableValue: ExportableValue { .integer(value) }
}
