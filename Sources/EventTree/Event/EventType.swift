/// The key by which events of one kind are listened to: `.paymentSuccess`.
///
/// A new event needs one line, `extension EventType where Detail == TermsShown { static var termsShown: Self { .init() } }`.
/// The web counterpart is the string given to `addEventListener`.
public struct EventType<Detail: EventDetail>: Sendable, Hashable {
    /// The one name listened to, for details that are named at run time; `nil` for every event with this detail.
    @usableFromInline
    let givenName: String?

    /// Every event whose detail is a `Detail`.
    @inlinable
    public init() { givenName = nil }

    /// The events with this name among those whose detail is a `Detail`.
    @inlinable
    public init(named name: String) where Detail: NamedEventDetail { givenName = name }
}

/// One bit of 64 for a detail type. A node or tree whose mask lacks the bit has no listener for it; with it, it may have.
extension ObjectIdentifier {
    @usableFromInline
    var heardBit: UInt64 {
        // Metadata addresses differ in their middle bits; the multiplication spreads those over the top six.
        1 &<< (((UInt64(UInt(bitPattern: self)) &>> 3) &* 0x9E37_79B9_7F4A_7C15) &>> 58)
    }
}
