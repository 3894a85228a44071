package import EventTree

/// What a field of a record can hold: a ``WireValue``, or one that may be missing.
package protocol FieldContent: Sendable {
    /// Whether the field must be there, and whether it may be `null`.
    static var presence: FieldPresence { get }

    /// What the value is.
    static var shape: FieldShape { get }

    /// The content of a member, or of one that is not there.
    init(member json: JSONValue?) throws(RecordError)

    /// The content of the member whose value is next in a text.
    init(text: inout TextReader) throws(TextReader.Unreadable)

    /// The member; `nil` where it is left out.
    var member: JSONValue? { get }

    /// What may be exported of it, if the field is not withheld.
    var exported: (any ExportableValueConvertible)? { get }
}

/// A value with a JSON form.
package protocol WireValue: FieldContent {
    /// What stands in errors when JSON is something else.
    static var expectation: FieldExpectation { get }

    /// Whether `null` is a value, and not the lack of one.
    static var includesNull: Bool { get }

    /// The value that JSON stands for.
    init(json: JSONValue) throws(RecordError)

    /// The value as JSON.
    var json: JSONValue { get }
}

extension WireValue {
    package static var presence: FieldPresence { .required }

    package static var includesNull: Bool { false }

    package init(member json: JSONValue?) throws(RecordError) {
        guard let json else { throw RecordError(.missing(Self.expectation)) }
        try self.init(json: json)
    }

    package init(text: inout TextReader) throws(TextReader.Unreadable) {
        do { try self.init(json: text.value()) } catch { throw TextReader.Unreadable() }
    }

    package var member: JSONValue? { json }

    package var exported: (any ExportableValueConvertible)? { nil }

    static func unexpected(_ json: JSONValue) -> RecordError {
        RecordError(.unexpected(expectation, found: json.kind))
    }
}

extension WireValue where Self: ExportableValueConvertible {
    package var exported: (any ExportableValueConvertible)? { self }
}

// MARK: - Contents that may be missing

/// A value that may be missing; `null` counts as missing, since some senders write it for `undefined`.
extension Optional: FieldContent where Wrapped: WireValue {
    package static var presence: FieldPresence { .optional }
    package static var shape: FieldShape { Wrapped.shape }

    package init(member json: JSONValue?) throws(RecordError) {
        switch json {
        case nil: self = nil
        case .null? where !Wrapped.includesNull: self = nil
        case let json?: self = try Wrapped(json: json)
        }
    }

    package init(text: inout TextReader) throws(TextReader.Unreadable) {
        if !Wrapped.includesNull, try text.skipNull() { self = nil } else { self = try Wrapped(text: &text) }
    }

    package var member: JSONValue? { self?.member }
    package var exported: (any ExportableValueConvertible)? { self?.exported }
}

/// A value whose absence and `null` are told apart.
extension Nullable: FieldContent where Value: WireValue {
    package static var presence: FieldPresence { .stated }
    package static var shape: FieldShape { Value.shape }

    package init(member json: JSONValue?) throws(RecordError) {
        switch json {
        case nil: self = .absent
        case .null?: self = .null
        case let json?:
            do { self = .value(try Value(json: json)) } catch { throw error.expectingNullToo() }
        }
    }

    package init(text: inout TextReader) throws(TextReader.Unreadable) {
        self = try text.skipNull() ? .null : .value(Value(text: &text))
    }

    package var member: JSONValue? {
        switch self {
        case .absent: nil
        case .null: .null
        case .value(let value): value.json
        }
    }

    package var exported: (any ExportableValueConvertible)? { value?.exported }
}
