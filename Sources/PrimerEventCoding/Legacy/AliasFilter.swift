/// Lets an act through once that a page tells under a former name and today's, as `primer-state-changed` and
/// `primer:state-change`.
///
/// It is given every event in order, of a recording or of a page:
///
/// ```swift
/// var aliases = AliasFilter()
/// for case .success(.event(let recorded)) in SessionReader.read(bytes) where aliases.admit(recorded) {
///     recorded.event.dispatch(on: checkout)
/// }
/// ```
///
/// An event repeats an earlier one if both have equal details in today's shape and belong to the same checkout, came under
/// different names of one event, and stand at most ``eventsApart`` events and ``millisecondsApart`` apart. An earlier event
/// is repeated once under each name, so two acts that are both told twice are two. Events under the same name are never
/// merged: two equal declines are two declines. Events that never had another name always pass, the answered ones among
/// them.
public struct AliasFilter: Sendable {
    /// How many events after the first telling its repetition may come.
    public static let eventsApart = 8

    /// How many milliseconds after the first telling its repetition may come, where both state a time.
    public static let millisecondsApart = 100.0

    /// An act that was let through, with the names under which it has been told.
    private struct Telling: Sendable {
        let event: DecodedEvent
        let checkout: String?
        let place: Int
        /// Today's name is `nil`.
        var formerNames: [String?]
    }

    /// What may still be repeated, the oldest first: ``eventsApart`` at most.
    private var tellings: [Telling] = []
    private var place = 0

    /// A filter that has seen nothing.
    public init() {}

    /// Whether a recorded event is to go on: `false` where it repeats another under another name.
    public mutating func admit(_ recorded: SessionEvent) -> Bool { admit(recorded.event, in: recorded.checkout) }

    /// Whether an event is to go on: `false` where it repeats another of the same checkout under another name.
    public mutating func admit(_ event: DecodedEvent, in checkout: String? = nil) -> Bool {
        place &+= 1
        tellings.removeAll { [place] in place &- $0.place > Self.eventsApart }
        guard EventDecoder.hasFormerNames(event.type) else { return true }
        let repeated = tellings.firstIndex { telling in
            telling.checkout == checkout && !telling.formerNames.contains(event.formerName)
                && telling.event.hasSameDetail(as: event) && Self.areClose(telling.event.timeStamp, event.timeStamp)
        }
        if let repeated {
            tellings[repeated].formerNames.append(event.formerName)
            return false
        }
        tellings.append(Telling(event: event, checkout: checkout, place: place, formerNames: [event.formerName]))
        return true
    }

    private static func areClose(_ one: Double?, _ other: Double?) -> Bool {
        guard let one, let other else { return true }
        return (one - other).magnitude <= millisecondsApart
    }
}

extension AliasFilter: CustomStringConvertible, CustomReflectable {
    /// How many events it may still see repeated, without the events.
    public var description: String { "AliasFilter(events: \(tellings.count))" }

    /// A mirror of what `description` shows.
    public var customMirror: Mirror { Mirror(self, children: ["events": tellings.count], displayStyle: .struct) }
}
