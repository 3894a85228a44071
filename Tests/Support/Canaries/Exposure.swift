package import PrimerEvents

/// Everything that can be seen of a value without asking for one of its properties by name.
package enum Exposure {
    package static func text(of value: Any) -> String {
        var text = "\(value)\n" + String(describing: value) + "\n" + String(reflecting: value) + "\n"
        print(value, to: &text)
        debugPrint(value, to: &text)
        dump(value, to: &text)
        walk(Mirror(reflecting: value), depth: 0, into: &text)
        return text
    }

    /// Every single value in an export list, at any depth, also those that have to be asked for.
    package static func values(in fields: ExportableFields) -> [String] {
        fields.fields.compactMap(\.value).flatMap(values)
    }

    private static func values(in value: ExportableValue) -> [String] {
        switch value {
        case .string, .integer, .bool: [value.text]
        case .list(let elements): elements.flatMap(values)
        case .record(_, let fields): values(in: fields)
        }
    }

    /// Writes down every child at every depth, printed and reflected.
    private static func walk(_ mirror: Mirror, depth: Int, into text: inout String) {
        guard depth < 12 else { return }
        for child in mirror.children {
            text += "\(child.label ?? "") \(child.value) \(String(reflecting: child.value))\n"
            walk(Mirror(reflecting: child.value), depth: depth + 1, into: &text)
        }
        if let parent = mirror.superclassMirror { walk(parent, depth: depth + 1, into: &text) }
    }
}
