/// What an event says: its detail, whose Swift type is the identity of the event.
///
/// One struct is one event. `addEventListener(.paymentSuccess)` can then infer the detail, and two events are never
/// confused. The web counterpart is the `detail` of a `CustomEvent` together with its `type`.
///
/// ```swift
/// struct TermsShown: EventDetail {
///     static let eventType = "app:terms-shown"
///     var version: Int
/// }
/// extension EventType where Detail == TermsShown {
///     static var termsShown: Self { .init() }
/// }
/// ```
public protocol EventDetail: Sendable {
    /// The name of the event on the wire, as in `Event.type` on the web: `"primer:payment-success"`.
    static var eventType: String { get }

    /// The name of this very event: ``eventType``, except for a ``NamedEventDetail``.
    var eventName: String { get }

    /// Whether the event travels on from its target to the target's ancestors. `true` unless stated otherwise.
    static var bubbles: Bool { get }

    /// Whether the event leaves the shadow tree it was dispatched in. `true` unless stated otherwise.
    static var composed: Bool { get }

    /// Whether `preventDefault()` has an effect. `false` unless stated otherwise.
    static var cancelable: Bool { get }

    /// Whether the event says how something ended, so that no stream ever drops it. `false` unless stated otherwise.
    static var isOutcome: Bool { get }

    /// What of this detail may be printed, logged or sent. Nothing, until the detail says so.
    var exportable: ExportableFields { get }

    /// This detail with the right to answer put in; every detail that cannot be answered is itself.
    ///
    /// Called each time a listener reads `event.detail` of an event that was dispatched with an ``AnswerSource``.
    func answering(with ticket: any AnswerTicket) -> Self
}

extension EventDetail {
    /// The name that all events with this detail share.
    public var eventName: String { Self.eventType }

    /// `true`: events bubble unless their detail says otherwise.
    public static var bubbles: Bool { true }

    /// `true`: events leave shadow trees unless their detail says otherwise.
    public static var composed: Bool { true }

    /// `false`: there is nothing to prevent unless the detail says otherwise.
    public static var cancelable: Bool { false }

    /// `false`: a slow consumer's stream may drop the event, if it is bounded.
    public static var isOutcome: Bool { false }

    /// Empty: a detail exports nothing until it lists its fields.
    public var exportable: ExportableFields { [] }

    /// The detail itself: most events are observed, not answered.
    @inlinable
    public func answering(with ticket: any AnswerTicket) -> Self { self }
}

/// A detail whose events have names that are known only when the program runs.
///
/// Every value carries its own ``name``; ``EventType/init(named:)`` listens to one of them, `EventType()` to all.
/// The web counterpart is `new CustomEvent(name)` with a computed name.
public protocol NamedEventDetail: EventDetail {
    /// The name of this event, as in `Event.type` on the web.
    var name: String { get }
}

extension NamedEventDetail {
    /// The name this event carries.
    public var eventName: String { name }
}
