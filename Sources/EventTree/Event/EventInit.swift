/// How an event travels: the flags given to an event's initialiser, as `EventInit` on the web.
public struct EventInit: OptionSet, Sendable, Hashable {
    /// The flags as bits.
    public let rawValue: UInt8

    /// Flags from bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The event travels on from its target to the target's ancestors.
    public static let bubbles = EventInit(rawValue: 1)

    /// The event leaves the shadow tree it was dispatched in.
    public static let composed = EventInit(rawValue: 2)

    // OPTIMIZATION: `contains(.composed)` reads a static member of another module on every dispatch.
    @inlinable
    var isComposed: Bool { rawValue & 2 != 0 }

    /// `preventDefault()` has an effect.
    public static let cancelable = EventInit(rawValue: 4)

    /// The flags that a detail states for its events.
    @inlinable
    public init<Detail: EventDetail>(of detail: Detail.Type) {
        self.init(rawValue: (Detail.bubbles ? 1 : 0) | (Detail.composed ? 2 : 0) | (Detail.cancelable ? 4 : 0))
    }
}
