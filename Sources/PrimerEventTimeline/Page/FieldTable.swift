internal import PrimerEventListeners

/// The exported fields of an event, one a line, nested ones by their path.
struct FieldTable {
    private var rows: [(name: String, value: String)] = []
    private var leftOut = 0

    init(_ fields: [ExportedField]) { add(fields, after: "") }

    private mutating func add(_ fields: [ExportedField], after prefix: String) {
        for field in fields {
            let name = prefix + field.name
            switch field.value {
            case .record(let inner): add(inner, after: "\(name).")
            case .string, .integer, .bool, .list:
                if rows.count < HTMLLimits.fieldsPerEvent {
                    rows.append((name, field.value.text))
                } else {
                    leftOut += 1
                }
            }
        }
    }

    /// The name, to be broken between its parts where it is long.
    private func breaking(_ name: String) -> HTML {
        name.split(separator: ".", omittingEmptySubsequences: false).map { part -> HTML in "\(String(part))" }
            .joined(by: ".<wbr>")
    }

    var markup: HTML {
        if rows.isEmpty { return "<h3>Fields</h3><p class=\"none\">None that may leave the device.</p>" }
        let lines = rows.map { row -> HTML in
            "<tr><th scope=\"row\">\(breaking(row.name))</th><td>\(row.value)</td></tr>"
        }
        let more: HTML = leftOut > 0 ? "<p class=\"none\">and \(leftOut.of("field")) more</p>" : ""
        return "<h3>Fields</h3><table class=\"fields\"><tbody>\(lines)</tbody></table>\(more)"
    }
}
