internal import EventTree
internal import PrimerEventCoding
internal import PrimerEvents

/// A detail of the catalogue without its private values, still one that can be read and dispatched.
enum RedactedDetail {
    /// What stands for a text that is not kept.
    static let placeholder = "[redacted]"

    /// The detail with what passes the policy.
    ///
    /// The web's JSON of the detail gives the shape, its allow-list the values. A text that does not pass becomes
    /// ``placeholder``, since some events cannot be read without one and `null` has a meaning of its own; an object becomes
    /// an empty one; a number or a truth is left out, since any in its place would be a lie. A member that the
    /// allow-list does not name, as in an open record, is left out with its name.
    static func detail(of detail: any PrimerEventDetail, policy: ExportPolicy) -> any PrimerEventDetail {
        let name = detail.eventName
        let names = policy.names(onRequestIn: detail)
        let json = EventEncoder.json(of: detail).flatMap { json in
            detail is UnknownEvent ? nil : json.redacted(by: detail.exportable, names)
        }
        if let redacted = try? EventDecoder.detail(ofEventNamed: name, from: json) {
            // The advice follows from the message, too, which is not kept.
            guard let failure = detail as? PaymentFailure, let kept = redacted as? PaymentFailure else {
                return redacted
            }
            return kept.statingAdvice(failure.retryAdvice)
        }
        // Never for an event of the catalogue, which a test proves; what is not understood is not kept.
        return UnknownEvent(name: name)
    }
}

extension JSONValue {
    /// What passes of a value whose fields are listed.
    fileprivate func redacted(by fields: ExportableFields, _ names: Set<String>) -> JSONValue? {
        switch self {
        case .object(let object): return .object(object.redacted(by: fields, names))
        // A detail that is a list on the wire has one field.
        case .array: return fields.fields.first.flatMap { redacted(by: $0, names) }
        case .null, .bool, .integer, .decimal, .string: return self == .null ? .null : nil
        }
    }

    /// What passes of a value that a field lists.
    fileprivate func redacted(by field: ExportableField, _ names: Set<String>) -> JSONValue? {
        let passes = field.exposure == .shown || (field.exposure == .onRequest && names.contains(field.name))
        guard passes, let value = field.value else { return withheld }
        return redacted(by: value, names)
    }

    private func redacted(by value: ExportableValue, _ names: Set<String>) -> JSONValue? {
        switch (value, self) {
        case (.record(_, let fields), .object(let object)): .object(object.redacted(by: fields, names))
        case (.list(let values), .array(let elements)):
            .array(zip(elements, values).compactMap { $0.redacted(by: $1, names) })
        case (.string(let text), _): .string(text)
        case (.integer(let number), _): .integer(number)
        case (.bool(let isTrue), _): .bool(isTrue)
        // The list and the wire disagree on the shape: nothing passes.
        case (.record, _), (.list, _): withheld
        }
    }

    /// What stands for a value that does not pass.
    private var withheld: JSONValue? {
        switch self {
        case .string: .string(RedactedDetail.placeholder)
        case .object: [:]
        case .array: []
        case .null: .null
        case .bool, .integer, .decimal: nil
        }
    }
}

extension JSONObject {
    fileprivate func redacted(by fields: ExportableFields, _ names: Set<String>) -> JSONObject {
        JSONObject(
            members.compactMap { member in
                guard let field = fields.fields.first(where: { $0.name == member.name }) else { return nil }
                return member.value.redacted(by: field, names).map { (member.name, $0) }
            })
    }
}
