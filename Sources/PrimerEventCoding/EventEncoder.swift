public import PrimerEvents

/// Makes the web's JSON of typed details: what ``EventDecoder`` reads.
public enum EventEncoder: Sendable {
    /// The JSON of an event's `detail` in today's shape; `nil` where the event has none, and for a type that is not in the
    /// catalogue.
    ///
    /// A field that is `nil` is left out, except where the web states `null`. Functions and live objects are no JSON: answers
    /// and controls are not in it, nor is `PaymentStart.attempt`, which the web does not state. It holds all
    /// the rest, also what is never printed.
    public static func json(of detail: any PrimerEventDetail) -> JSONValue? {
        if let detail = detail as? any CatalogueDetail { return detail.detailJSON }
        return (detail as? UnknownEvent)?.detail
    }

    /// The web's JSON of an option, for an answer to a page.
    package static func json(of option: ShippingOption) -> JSONValue { option.json }
}
