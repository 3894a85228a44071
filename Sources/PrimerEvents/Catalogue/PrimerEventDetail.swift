/// A detail of the catalogue: one of Primer's `primer:*` events.
///
/// It prints, interpolates, dumps and reflects its exportable fields only.
public protocol PrimerEventDetail: EventDetail, Redacted, Hashable {
    /// Who dispatches the event, and whether anybody answers it.
    static var direction: EventDirection { get }
}

/// Who dispatches an event of the catalogue, and whether anybody answers it.
public enum EventDirection: String, Sendable, Hashable, CaseIterable {
    /// The checkout dispatches it, the app observes.
    case observed
    /// The checkout dispatches it and waits for a listener that called `preventDefault()` to answer.
    case answered
    /// The app dispatches it to make a component act.
    case trigger
}

extension PrimerEventDetail {
    /// `.observed`: most events only tell.
    public static var direction: EventDirection { .observed }

    /// Exactly the answered events can be prevented.
    public static var cancelable: Bool { direction == .answered }
}
