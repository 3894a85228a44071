/// How a listener listens, as `AddEventListenerOptions` on the web.
public struct ListenerOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: UInt8

    /// Options from bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The listener runs on the way down to the target, before those that bubble.
    public static let capture = ListenerOptions(rawValue: 1)

    /// The listener runs once; it is removed before its call.
    public static let once = ListenerOptions(rawValue: 2)

    /// The listener promises not to prevent the default; `preventDefault()` in it has no effect.
    public static let passive = ListenerOptions(rawValue: 4)
}
