extension FieldShape {
    /// The names of the members that are read of a value, for a page that has to ask a live object for each.
    ///
    /// An object of names for a record, an array of one element for a list; `true` for a value that is taken whole.
    package var memberNames: JSONValue { memberNames(inside: []) }

    /// A record inside one of its own kind is taken whole, since its names would never end.
    fileprivate func memberNames(inside types: Set<String>) -> JSONValue {
        switch self {
        case .record(let record): record.memberNames(inside: types).map(JSONValue.object) ?? true
        case .oneOfRecords(let records):
            .object(
                records.compactMap { $0.memberNames(inside: types) }
                    .reduce(into: JSONObject()) { names, others in names.merge(others) })
        case .list(let element): [element.memberNames(inside: types)]
        case .string, .bool, .wholeNumber, .number, .oneOf, .openSet, .swiftOnly, .anyObject, .anything: true
        }
    }
}

extension RecordShape {
    fileprivate func memberNames(inside types: Set<String>) -> JSONObject? {
        if types.contains(type) { return nil }
        return fields.filter { $0.presence != .local }.reduce(into: JSONObject()) { names, field in
            let inside = field.path.dropFirst().reversed()
                .reduce(field.shape.memberNames(inside: types.union([type]))) { [$1: $0] }
            if let name = field.path.first { names.merge([name: inside]) }
        }
    }
}

extension JSONObject {
    /// Adds names; a record under a name that is there already is added to it.
    fileprivate mutating func merge(_ others: JSONObject) {
        for (name, names) in others.members.map({ ($0.name, $0.value) }) {
            if case .object(var known)? = self[name], case .object(let more) = names {
                known.merge(more)
                self[name] = .object(known)
            } else {
                self[name] = names
            }
        }
    }
}
