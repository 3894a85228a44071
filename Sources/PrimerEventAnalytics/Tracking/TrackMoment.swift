public import PrimerEventListeners

/// What is known when a call is about to be tracked: what a plan makes the properties of.
public struct TrackMoment: Sendable, Hashable {
    /// The step of the checkout; `nil` for an event that the plan tracks by its name.
    public let step: CheckoutStep?

    /// The event that it was recognised by, as far as it may leave the device.
    public let event: ExportedEvent

    /// The id of the session: one run of one checkout, from its first event to its end.
    public let sessionId: String

    /// The number of the attempt to pay in its order, or in its checkout where there is no order; 0 before the first of the
    /// session.
    public let attempt: Int

    /// The properties that the call has unless the plan makes others.
    public let properties: [ExportedField]
}

extension ExportedField {
    /// A field that an app adds: literals only, so that nothing of a shopper can be in it.
    public static func constant(_ name: StaticString, _ value: StaticString) -> ExportedField {
        ExportedField("\(name)", .string("\(value)"))
    }

    /// The same value by another name.
    public func renamed(to name: StaticString) -> ExportedField { ExportedField("\(name)", value) }
}
