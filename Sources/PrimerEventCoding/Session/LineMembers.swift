internal import PrimerEvents

/// The members of a session's line, read by name with typed errors.
struct LineMembers {
    let object: JSONObject

    init(_ json: JSONValue) throws(EventDecodingError) {
        do { object = try JSONObject(json: json) } catch { throw EventDecodingError(error) }
    }

    /// The content of a member; whether it must be there follows from the type.
    func read<Content: FieldContent>(_ name: FieldName) throws(EventDecodingError) -> Content {
        do { return try Content(member: object[name.text]) } catch { throw EventDecodingError(error.inside(name)) }
    }
}

extension JSONValue {
    /// An object of these members, in order; those that are `nil` are left out.
    static func members(_ members: (name: FieldName, json: JSONValue?)...) -> JSONValue {
        .object(
            JSONObject(
                distinct: members.compactMap { name, json in
                    json.map { JSONObject.Member(name: name.text, value: $0) }
                }))
    }
}
