import PrimerEvents

/// The page of the documentation that lists every event, made of the catalogue and the record tables.
enum CataloguePage {
    static let path = "Sources/PrimerEvents/PrimerEvents.docc/EventsAndFields.md"

    static var text: String {
        """
        # Events and their fields

        Every event of the catalogue, with the fields of its detail and who may see them.

        ## Overview

        This page is made of the tables that read and write the events; a test compares it with them.

        A field that is **shown** may be printed, logged and sent to analytics. One that is seen **on request** may be, \
        by those who name it. A **private** field never is.

        \(PrimerEventCatalogue.entries.filter { $0.detailType != UnknownEvent.self }.map(section).joined(separator: "\n\n"))

        ## Records

        \(records.map(section).joined(separator: "\n\n"))

        """
    }

    // MARK: - Sections

    private static func section(_ entry: PrimerEventCatalogue.Entry) -> String {
        var lines = ["### \(entry.name)", "", "``\(entry.detailType)``. \(facts(of: entry))", ""]
        switch entry.detailShape {
        case nil: lines.append("The event carries no data.")
        case .record(let record)?: lines.append(table(of: record))
        case let shape?: lines.append("The detail itself is a \(words(for: shape)).")
        }
        return lines.joined(separator: "\n")
    }

    private static func facts(of entry: PrimerEventCatalogue.Entry) -> String {
        var facts: [String] = []
        switch entry.direction {
        case .observed: break
        case .answered: facts.append("Listeners may answer it.")
        case .trigger: facts.append("The app dispatches it.")
        }
        switch entry.native {
        case .at(let component): facts.append("A native checkout dispatches it at `\(component.rawValue)`.")
        case .atPaymentSource:
            facts.append("A native checkout dispatches it at the component that the shopper pays with.")
        case .never: facts.append("Only the web dispatches it.")
        case .byApp: break
        }
        facts.append("Logged as `\(entry.logLevel.rawValue)`.")
        if entry.isRetained { facts.append("A checkout keeps the latest one.") }
        if (entry.detailType as? any CatalogueDetail.Type)?.mayLackDetail == true, entry.detailShape != nil {
            facts.append("The detail may be `null`.")
        }
        if !entry.formerNames.isEmpty {
            facts.append("Formerly \(entry.formerNames.map { "`\($0)`" }.joined(separator: ", ")).")
        }
        return facts.joined(separator: " ")
    }

    private static func section(_ record: RecordShape) -> String {
        let openness = record.isOpen ? "\n\nOther members are kept and are private." : ""
        return "### \(record.type)\n\n``\(record.type)``\n\n\(table(of: record))\(openness)"
    }

    private static func table(of record: RecordShape) -> String {
        let rows = record.fields.map { field in
            "| `\(field.path.joined(separator: "."))` | \(words(for: field.shape)) | \(words(for: field.presence)) "
                + "| \(words(for: field.exposure)) |"
        }
        return (["| Field | Type | Presence | Visibility |", "|---|---|---|---|"] + rows).joined(separator: "\n")
    }

    /// Every record that a field holds, by name.
    private static var records: [RecordShape] {
        var found: [String: RecordShape] = [:]
        func visit(_ shape: FieldShape) {
            switch shape {
            case .list(let element): visit(element)
            case .record(let record): visit(record)
            case .oneOfRecords(let records): records.forEach(visit)
            case .string, .bool, .wholeNumber, .number, .oneOf, .openSet, .swiftOnly, .anyObject, .anything: break
            }
        }
        func visit(_ record: RecordShape) {
            guard found.updateValue(record, forKey: record.type) == nil else { return }
            for field in record.fields { visit(field.shape) }
        }
        for entry in PrimerEventCatalogue.entries {
            switch entry.detailShape {
            case .record(let record)?: for field in record.fields { visit(field.shape) }
            case let shape?: visit(shape)
            case nil: break
            }
        }
        return found.values.sorted { $0.type < $1.type }
    }

    // MARK: - Words

    private static func words(for shape: FieldShape) -> String {
        switch shape {
        case .string: "string"
        case .bool: "Boolean"
        case .wholeNumber(let unit): unit.map { "whole number, \($0)" } ?? "whole number"
        case .number: "number"
        case .oneOf(let texts): "string: \(texts.map { "`\($0)`" }.joined(separator: ", "))"
        case .openSet(let type): "string, see ``\(type)``"
        case .list(let element): "list of \(words(for: element))"
        case .record(let record): "``\(record.type)``"
        case .oneOfRecords(let records): "\(records.map { "``\($0.type)``" }.joined(separator: ", ")) or any object"
        case .swiftOnly(let type): "``\(type)``"
        case .anyObject: "object"
        case .anything: "any value"
        }
    }

    private static func words(for presence: FieldPresence) -> String {
        switch presence {
        case .required: "always"
        case .optional: "may be missing"
        case .requiredOrNull: "always, may be `null`"
        case .optionalOrNull: "may be missing or `null`"
        case .stated: "may be missing or `null`, which differ"
        case .local: "never sent"
        }
    }

    private static func words(for exposure: ExportableField.Exposure) -> String {
        switch exposure {
        case .shown: "shown"
        case .onRequest: "on request"
        case .withheld: "private"
        }
    }
}
