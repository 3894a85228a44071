public import PrimerEvents

/// Makes typed details of the names and JSON that a page sends.
public enum EventDecoder: Sendable {
    /// The typed detail of an event, `UnknownEvent` with its JSON for a name that is not in the catalogue.
    ///
    /// `json` is `nil` where the event carried no detail. A former name is read as the event that has it now, and a former
    /// shape as today's. Members that the catalogue does not know are kept where the web's type is an open record, and
    /// ignored elsewhere.
    public static func detail(
        ofEventNamed name: String, from json: JSONValue?
    ) throws(EventDecodingError) -> any PrimerEventDetail {
        guard let entry = entriesByName[name] else { return UnknownEvent(name: name, detail: json) }
        do { return try entry.detail(from: json) } catch {
            throw EventDecodingError(error.inside("detail")).about(entry.type.eventType)
        }
    }

    /// The detail of an event that is next in a text, if it has today's name and shape.
    static func detail(
        ofEventNamed name: String, from text: inout TextReader
    ) throws(TextReader.Unreadable) -> any PrimerEventDetail {
        guard let entry = entriesByName[name] else { return UnknownEvent(name: name, detail: try text.value()) }
        guard entry.formerName == nil else { throw TextReader.Unreadable() }
        let detail = try entry.type.init(detailText: &text)
        // What is in no table may be what a former version called by another name.
        if entry.formerShape != nil, text.hasUnknownMembers { throw TextReader.Unreadable() }
        return detail
    }

    /// The name of the event in the catalogue, `nil` if it has none: only such a name may stand in an error.
    static func catalogueName(_ name: String) -> String? { entriesByName[name].map { $0.type.eventType } }

    /// The name itself if it is a former one of an event of the catalogue.
    static func formerName(_ name: String) -> String? { entriesByName[name]?.formerName }

    /// Whether the event that is called so today had other names.
    static func hasFormerNames(_ name: String) -> Bool {
        PrimerEventCatalogue.entry(named: name).map { !$0.formerNames.isEmpty } ?? false
    }

    /// The types of the catalogue that can be read: all but the carrier of unknown events.
    static let types = PrimerEventCatalogue.entries.compactMap { $0.detailType as? any CatalogueDetail.Type }

    /// How the detail of an event is read that came under one of its names.
    private struct Entry {
        let type: any CatalogueDetail.Type
        let formerShape: (any FormerlyShaped.Type)?
        let formerName: String?

        func detail(from json: JSONValue?) throws(RecordError) -> any PrimerEventDetail {
            guard let formerShape else { return try type.init(detail: json) }
            return try type.init(detail: formerShape.inTodaysShape(json, formerName: formerName))
        }
    }

    /// By today's and former names.
    private static let entriesByName: [String: Entry] = {
        var found: [String: Entry] = [:]
        for type in types {
            let formerShape = type as? any FormerlyShaped.Type
            found[type.eventType] = Entry(type: type, formerShape: formerShape, formerName: nil)
            for name in PrimerEventCatalogue.entry(named: type.eventType)?.formerNames ?? [] {
                found[name] = Entry(type: type, formerShape: formerShape, formerName: name)
            }
        }
        return found
    }()
}
