public import EventTree

/// Which fields of events are exported beside those that anyone may see.
///
/// ```swift
/// let policy = ExportPolicy.standard
///     .including(["last4Digits"])
///     .including(["amount", "currencyCode"], of: .paymentSuccess)
/// ```
///
/// Only fields that an event lists as to be had on request can be included; a withheld field has no value to export. A
/// field inside of one that is itself to be had on request, as `last4Digits` in `paymentInstrumentData`, needs both names.
public struct ExportPolicy: Sendable, Hashable {
    /// Shown fields only.
    public static let standard = ExportPolicy()

    private var namesOfAll: Set<String> = []
    private var namesByEvent: [String: Set<String>] = [:]

    private init() {}

    /// The same policy, with these fields of every event.
    public func including(_ names: Set<String>) -> ExportPolicy {
        var policy = self
        policy.namesOfAll.formUnion(names)
        return policy
    }

    /// The same policy, with these fields of one event.
    public func including<Detail: EventDetail>(_ names: Set<String>, of type: EventType<Detail>) -> ExportPolicy {
        including(names, ofEventsNamed: Detail.eventType)
    }

    /// The same policy, with these fields of the events with one name.
    public func including(_ names: Set<String>, ofEventsNamed event: String) -> ExportPolicy {
        var policy = self
        policy.namesByEvent[event, default: []].formUnion(names)
        return policy
    }

    /// The names of the fields that an event exports on request: by its own name, and as one of its type.
    func names(onRequestIn detail: any EventDetail) -> Set<String> {
        [detail.eventName, type(of: detail).eventType].reduce(namesOfAll) { $0.union(namesByEvent[$1] ?? []) }
    }
}
