public import PrimerEventListeners

/// One call to an analytics service: a name, properties that passed the allow-list, and an id that makes it idempotent.
public struct TrackCall: Sendable, Hashable, Identifiable {
    /// The same whenever the same thing is told again, so that a service can count it once.
    public let id: String

    /// What happened, in the words of the service, as in `order completed`.
    public let name: String

    /// The place of the call among the calls of its listener, from 1 on.
    public let sequence: Int64

    /// When the event was dispatched, in ISO 8601 with milliseconds and `Z`.
    public let time: String

    /// Whether the call says how a payment or a checkout ended: what a bounded queue gives up last.
    public let isOutcome: Bool

    /// What is told beside the name, in order.
    public let properties: [ExportedField]

    package init(
        id: String, name: String, sequence: Int64, time: String, isOutcome: Bool, properties: [ExportedField]
    ) {
        self.id = id
        self.name = name
        self.sequence = sequence
        self.time = time
        self.isOutcome = isOutcome
        self.properties = properties
    }
}
